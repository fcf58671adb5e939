import type { SampleArticle } from '../sample-content.ts';

export const anExpensiveVerb: SampleArticle = {
  title: 'An Expensive Verb',
  slug: 'an-expensive-verb',
  excerpt:
    'Between “supports” and “treats” lies the whole cost of a clinical programme. How the law of labels decides which foods and capsules are ever tested, and which never need to be.',
  isPremium: false,
  publishedAt: '2026-07-18T07:30:00.000Z',
  host: 'elias-thornquist',
  figure: null,
  topics: ['nutrition', 'medications-and-supplements'],
  bodyRichtext: `
<p>Supports is a cheap word. In the United States, under an Act of 1994, it may be printed on a jar of capsules if the maker holds some substantiation on file, notifies the Food and Drug Administration within thirty days of marketing, and adds a boxed sentence: the statement has not been evaluated, and the product is not intended to diagnose, treat, cure or prevent any disease. Treats is another word altogether. It turns the same powder into a drug.</p>
<p>Between the two verbs lies the whole apparatus of clinical development. By the industry’s own count, the journey from Phase I to approval took about ten and a half years on average in the decade to 2020, and fewer than one programme in twelve arrived. Published estimates of the cost per approved drug run from several hundred million dollars to well over two billion, depending on who is counting and what for. A box on a label costs the ink.</p>
<h2>The value of silence</h2>
<p>It is usual at this point to be indignant with the makers of capsules. I would rather look at their sums. Take an invented example. A nutrient that nobody can patent is sold by many firms, and the largest has a fifth of the market. A decisive trial would cost 30 million. It has one chance in four of success, and success would add 200 million of profit to the trade as a whole.</p>
<p>For the trade, the trial is worth doing: a quarter of 200 million is 50, against a cost of 30. For the largest firm it is ruinous. Its share of the expected gain is 10 million, and it pays the 30 alone, while four-fifths of any good news goes to competitors who contributed nothing. In the other three cases out of four it has published, at its own expense, the finding that its product does not work. Silence costs nothing and keeps the cheap verb true. So a missing trial need not mean something to hide. Often it is what the ledger recommends to the honest.</p>
<h2>Brussels puts up the price</h2>
<p>Europe tried the opposite approach. Since a regulation of 2006 a health claim on food is forbidden unless authorised, and authorisation needs a scientific opinion. Member states sent in more than 44,000 claims, which were consolidated into some 4,600 and read, batch after batch, by a panel of the European Food Safety Authority. The first general list, in 2012, contained 222. About 1,500 claims for botanicals were set aside and stayed on hold for many years.</p>
<p>As a cleaning operation it was formidable. As a stimulus to research it was modest. What survived was largely what was already known: vitamins and minerals contribute to the normal function of this or that. “Contributes to normal” became the European “supports”, better proved and equally unexciting. The verb had been made dearer for everybody, but no one had been given a reason to buy it. A high price for claims keeps out bad ones. It does not by itself pay for good ones, any more than an expensive ticket builds a railway.</p>
<h2>Three who paid</h2>
<p>Some sentences have been bought all the same, and the buyers are instructive. None of them was in the position of our invented firm. Each had found a way, or believed it had, of making the expected gain arrive at the same address as the bill.</p>
<ul>
<li><strong>Oats.</strong> In 1997 the American regulator allowed a claim linking soluble fibre from whole oats to a reduced risk of heart disease. The petition came from Quaker. A firm with so large a share of the oats on the shelf can afford to prove something about oats.</li>
<li><strong>Folic acid.</strong> That it can prevent most recurrences of neural tube defects was shown in 1991, in a trial run by the British Medical Research Council. The molecule was old and cheap. The buyer was the taxpayer.</li>
<li><strong>Fish oil.</strong> One purified omega-3 took the long road as a prescription drug, with an outcome trial of more than eight thousand patients. Patents were to repay the cost. In 2020 an American court struck key ones down.</li>
</ul>
<p>Concentration, taxation, exclusion: there may be other ways to finance knowledge about a thing that anyone can sell, but those three cover most of what has worked, and the third is the least reliable. A trial is a public good with a private invoice. Where the invoice finds no addressee, we should expect to know little, however many people swallow the product each morning.</p>
<p>My co-host reads such labels for the noun, since she wants to know what was measured. I read them for the verb. It shows what somebody was willing to pay to be allowed to say it, and on most jars the sum was very small.</p>
<p>Then there is the sentence in the box. It declares that the statement above it has not been evaluated. Of all the claims on the label, that is the one whose accuracy everyone in the trade has taken most care to preserve.</p>
`,
};
