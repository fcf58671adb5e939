import type { SampleArticle } from '../sample-content.ts';

export const theSugarThatSkippedTheGut: SampleArticle = {
  title: 'The Sugar That Skipped the Gut',
  slug: 'the-sugar-that-skipped-the-gut',
  excerpt:
    'In 1964 the same sugar reached people by the gut and by the vein, and the body answered differently. An industry grew from the gap, some forty years late.',
  isPremium: true,
  publishedAt: '2026-08-05T07:30:00.000Z',
  host: 'elias-thornquist',
  figure: null,
  topics: ['nutrition', 'medications-and-supplements'],
  bodyRichtext: `
<p>London, in the early 1960s. A handful of healthy volunteers receive glucose in two ways: once through a tube into the small bowel, once through a needle into a vein. It is the same sugar, in a comparable amount. Common sense says that the vein should win, since the pancreas watches the blood and nothing reaches the blood faster. The vein did raise the blood sugar higher. The gut, however, raised far more insulin. Something in the intestine had sent word ahead.</p>
<p>An American group saw much the same in 1964 with glucose by mouth. The name for the messenger was already thirty years old: a Belgian physiologist had called it incretin around 1930, on the strength of intestinal extracts that few others could make behave. What the sixties added was an assay. Insulin could at last be measured in a small sample of plasma, and an old suspicion became a difference between two columns of figures. Up to that point it was physiology, and cheap. Then it waited.</p>
<h2>Forty-one years in the post</h2>
<p>The first messenger was purified around 1970 and proved a disappointment as a drug, because in type 2 diabetes the pancreas hardly listens to it. The second, GLP-1, was read out of the glucagon gene in the early 1980s. Its active form was shown to release insulin a few years later. It did everything one might ask for, and then it vanished. An enzyme in the blood clips it within a minute or two. A meal can make use of a letter that burns on opening. A pharmacist cannot.</p>
<hr data-members>
<p>Help came from the Gila monster, a venomous lizard of the American desert that eats only a few times a year. Its saliva contains a peptide, described in 1992, that resembles GLP-1 closely enough to work and differs enough to survive the enzyme. A synthetic version was approved for diabetes in 2005. From the two columns of figures to the first prescription took forty-one years, or about two patent lifetimes laid end to end.</p>
<p>Elsewhere in this journal we complain about discount rates, so I will give only the sum. A dollar put into that London laboratory in 1964 and asked to earn seven per cent would have needed to return about sixteen by 2005. At ten per cent it would have needed fifty. No private fund has ever been raised for such a period. The dollar was a public or charitable one, and it did not ask.</p>
<h2>A meal that does not end</h2>
<p>What followed was chemistry against the clock. Fatty chains were hung on the peptide so that it could ride on albumin: a daily injection, then a weekly one. With each step the drug grew less like the thing it imitated. The natural hormone rises with lunch and is gone by the washing-up. The weekly version is simply there, through the night, through breakfast, at a level the gut itself never sustains. It came into the clinic to help insulin. It was found to quiet appetite, and the second property overtook the first.</p>
<p>In the first large trial of weekly semaglutide for obesity, published in 2021, weight fell by about fifteen per cent over sixty-eight weeks, against a little over two with placebo. Both groups had advice on diet and activity. When a subset was followed for a year after the injections stopped, roughly two thirds of the lost weight had come back. Read as a study, that says the drug acts while it is present. Read as an investment, it says the same thing in a more cheerful voice.</p>
<p>The nutritional accounts are less settled. People on such drugs eat less, and much of what we know about <em>what</em> they eat less of comes from questionnaires and shopping baskets. Some of the lost weight is lean tissue, as with any loss. A person of seventy who halves her lunch has halved its protein and its calcium along with its butter. Whether that matters in ten years cannot be known from trials of one or two. Meanwhile food companies have begun to design small portions for customers who are no longer hungry, a brief that nobody in the trade had trained for.</p>
<p>In my ledger there is an entry of my own from 2012, in which I put the chance that an injection for weight would ever become an ordinary purchase at one in ten. The base rate supported me. Nearly every earlier drug for appetite had been a disappointment or a scandal. The ink is the same colour as the rest. Beside it I have since pencilled the two columns from London, which I could have read at any time.</p>
`,
};
