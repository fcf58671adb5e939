import type { SampleArticle } from '../sample-content.ts';

export const theSugarThatSkippedTheGut: SampleArticle = {
  title: 'The Sugar That Skipped the Gut',
  slug: 'the-sugar-that-skipped-the-gut',
  excerpt:
    'Swallowed sugar raises insulin more than injected sugar, a discovery of 1964 that led to today’s weight-loss drugs.',
  isPremium: true,
  publishedAt: '2026-08-05T07:30:00.000Z',
  host: 'elias-thornquist',
  figure: null,
  topics: ['nutrition', 'medications-and-supplements'],
  bodyRichtext: `
<p>London, in the early 1960s. A handful of healthy volunteers receive glucose in two ways: once through a tube into the small bowel, once through a needle into a vein. It is the same sugar, in a comparable amount. Common sense says that sugar by vein should raise insulin more, because the pancreas responds to sugar in the blood and nothing reaches the blood faster. By vein, the blood sugar did rise higher. By the gut, however, insulin rose far more. Something in the intestine had sent a message to the pancreas.</p>
<p>An American group saw much the same in 1964 with glucose by mouth. The name for the messenger was already thirty years old: a Belgian physiologist had called it incretin around 1930, on the evidence of intestinal extracts whose effects few others could reproduce. What the sixties added was a test. Insulin could at last be measured in a small sample of plasma, and an old suspicion became a difference between two columns of figures. So far it was only physiology, and it cost little. A drug was a long way off.</p>
<h2>Forty-one years to a drug</h2>
<p>The first messenger was purified around 1970 and proved a disappointment as a drug, because in type 2 diabetes the pancreas hardly responds to it. The second, GLP-1, was found in the sequence of the glucagon gene in the early 1980s. Its active form was shown to release insulin a few years later. It did everything one might ask of a drug, and then it vanished, because an enzyme in the blood breaks it down within a minute or two. For the body after a meal, that is long enough. For a medicine it is far too short.</p>
<hr data-members>
<p>Help came from the Gila monster, a venomous lizard of the American desert that eats only a few times a year. Its saliva contains a peptide, described in 1992, that resembles GLP-1 closely enough to work and differs enough to survive the enzyme. A synthetic version was approved for diabetes in 2005. From the two columns of figures to the first prescription took forty-one years, or about the length of two patents, one after the other.</p>
<p>Elsewhere in this journal we complain about discount rates, so here I will give only the sum. An investor who put one dollar into that London laboratory in 1964, and wanted seven per cent a year, would have needed about sixteen dollars back by 2005. At ten per cent it would have been fifty. No private fund has ever been raised for such a period. The money was in fact public or charitable, and nobody asked for it back.</p>
<h2>A hormone that never fades</h2>
<p>What followed was chemistry to make the drug last. Fatty chains were attached to the peptide so that it would bind to albumin, a protein in the blood. The result was a daily injection, then a weekly one. With each step the drug grew less like the hormone it imitated. The natural hormone rises with lunch and is gone by the washing-up. The weekly version is always present, through the night and through breakfast, at a level the gut itself never sustains. The hormone has a half-life of a minute or two and the copy has one of about a week, which makes the copy some five to ten thousand times as durable. The copy was developed to raise insulin. It was also found to reduce appetite, and that second effect became the more important one.</p>
<p>In the first large trial of weekly semaglutide for obesity, published in 2021 with 1,961 adults, weight fell by about fifteen per cent over sixty-eight weeks, against a little over two with placebo. Both groups had advice on diet and activity. When a subset was followed for a year after the injections stopped, roughly two thirds of the lost weight had come back. To a doctor, that means the drug works while it is being taken. To an investor it means the same, and is good news. The maker of a drug that is taken for years has little reason to study how to stop it.</p>
<p>The effects on nutrition are less certain. People on such drugs eat less, but much of what we know about <em>which</em> foods they cut comes from questionnaires and shopping baskets. Some of the lost weight is lean tissue, as with any loss. A woman of seventy who halves her lunch also halves the protein and the calcium in it, along with the butter. Whether that matters in ten years cannot be known from trials that last one or two. Meanwhile food companies have begun to design small portions for customers who are no longer hungry, a task that nobody in the trade had trained for.</p>
<p>In my ledger there is an entry from 2012. It gives a chance of one in ten that an injection for weight loss would ever become an ordinary purchase. Experience supported me: nearly every earlier drug for appetite had been a disappointment or a scandal. I have left the entry where it is. Beside it I have since pencilled the two columns from London, which I could have read at any time.</p>
`,
};
