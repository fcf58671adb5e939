import type { SampleArticle } from '../sample-content.ts';

export const anExpensiveVerb: SampleArticle = {
  title: 'An Expensive Verb',
  slug: 'an-expensive-verb',
  excerpt:
    'The label of a supplement may say “supports” without a trial, but “treats” takes a whole clinical programme.',
  isPremium: false,
  publishedAt: '2026-07-18T07:30:00.000Z',
  host: 'elias-thornquist',
  figure: null,
  topics: ['nutrition', 'medications-and-supplements'],
  bodyRichtext: `
<p>“Supports” is a cheap word. In the United States, under an Act of 1994, a maker may print it on a jar of capsules on three conditions. The maker must hold some evidence on file, notify the Food and Drug Administration within thirty days of marketing, and add a boxed sentence. The sentence says that the claim has not been evaluated, and that the product is not intended to diagnose, treat, cure or prevent any disease. “Treats” is another matter. In law, that word turns the same powder into a drug.</p>
<p>Between the two verbs lies the whole process of clinical development. By the industry’s own count, the road from Phase I to approval took about ten and a half years on average in the decade to 2020, and fewer than one programme in twelve reached the end of it. Published estimates of the cost per approved drug run from several hundred million dollars to well over two billion, depending on who is counting and what for. A boxed sentence on a label costs only the ink.</p>
<h2>The value of silence</h2>
<p>It is usual at this point to be indignant with the makers of capsules. I would rather look at their sums. Take an invented example. A nutrient that nobody can patent is sold by many firms, and the largest has a fifth of the market. A decisive trial would cost 30 million. It has one chance in four of success, and success would add 200 million of profit for all the firms together.</p>
<p>For all the firms together, the trial is worth doing: a quarter of 200 million is 50, against a cost of 30. For the largest firm alone it is ruinous. The firm pays the whole 30, but its share of the expected gain is 10 million, because four-fifths of any good news goes to competitors who contributed nothing. And three times out of four it will have published, at its own expense, the finding that its product does not work. So a missing trial need not mean that a firm has something to hide. Often even an honest firm cannot justify the expense.</p>
<h2>Brussels puts up the price</h2>
<p>Europe tried the opposite approach. Under a regulation of 2006 a health claim on food is forbidden unless it is authorised, and authorisation needs a scientific opinion. Member states sent in more than 44,000 claims. They were merged into some 4,600, which a panel of the European Food Safety Authority read, batch after batch. The first general list of authorised claims, in 2012, contained 222.</p>
<p>The rule removed a great many bad claims. It did little to encourage research. A high price for claims keeps out bad ones. It does not by itself pay for good ones, any more than an expensive ticket builds a railway.</p>
<h2>Three who paid</h2>
<p>Some claims have nevertheless been paid for, each by somebody who expected to gain from the result.</p>
<ul>
<li><strong>Oats.</strong> In 1997 the American regulator allowed a claim linking soluble fibre from whole oats to a reduced risk of heart disease. The petition came from Quaker. A firm that sells so large a share of the oats in the shops can afford to prove something about oats.</li>
<li><strong>Folic acid.</strong> A trial run by the British Medical Research Council showed in 1991 that the vitamin can prevent most recurrences of neural tube defects. The molecule was old and cheap. The taxpayer paid.</li>
<li><strong>Fish oil.</strong> One purified omega-3 was developed as a prescription drug, with an outcome trial of more than eight thousand patients. Patents were to repay the cost. In 2020 an American court struck down key patents.</li>
</ul>
<p>A dominant seller, the taxpayer or a patent: those three cover most of what has worked, and the third is the least reliable. A trial is a public good with a private invoice. Everyone can use the result, but somebody has to pay for it. Where nobody has a reason to pay, we should expect to know little, however many people swallow the product each morning.</p>
<p>My co-host reads such labels for the noun, since she wants to know what was measured. I read them for the verb. It shows what somebody was willing to pay for the right to print it, and on most jars the sum was very small.</p>
`,
};
