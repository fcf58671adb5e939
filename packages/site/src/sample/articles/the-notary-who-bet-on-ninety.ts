import type { SampleArticle } from '../sample-content.ts';

export const theNotaryWhoBetOnNinety: SampleArticle = {
  title: 'The Notary Who Bet on Ninety',
  slug: 'the-notary-who-bet-on-ninety',
  excerpt: 'A notary in Arles promised a widow an income for life, and hers became the longest life on record.',
  isPremium: false,
  publishedAt: '2026-01-28T07:30:00.000Z',
  host: 'elias-thornquist',
  figure: null,
  topics: ['risk-assessment', 'mental-and-emotional-health'],
  bodyRichtext: `
<p>The bargain was a common one in France. In 1965 a notary in Arles agreed to pay a widow 2,500 francs a month for as long as she lived, and on her death he would have her apartment. He was forty-seven. She was ninety, an age at which the life tables gave her only a few more years. Her name was Jeanne Calment, and she died in 1997.</p>
<p>The notary died before her, at the end of 1995. He had paid some nine hundred thousand francs for rooms he never lived in, and his family went on with the payments. The story is usually told as a joke against him. An actuary would tell it differently. The notary’s estimate was sound. His mistake was to make only one such bet.</p>
<h2>One contract or a hundred thousand</h2>
<p>A contract of this kind is an annuity: she had bought an income for life, and the price was her apartment. A seller of one such income is a gambler. A seller of a hundred thousand is in a dull and respectable line of work, because for every Calment there are many who die on schedule and some who die the week after signing. No individual risk has become smaller. The risks have been pooled.</p>
<p>The buyer gains from the same pooling. Imagine a hundred people of equal age who each put a hundred pounds in a box that earns no interest. During the year ten of them die. The box is then shared among the ninety who remain, and each has a little over £111. They have earned a return of eleven per cent without lending to anybody. The money came from those who no longer need it, and the return rises as the group grows older.</p>
<p>Also in 1965, as it happens, the economist Menahem Yaari published a paper on the subject. It showed that under certain tidy assumptions a person who has no heirs, and does not know how long he will live, should hold his whole fortune as an annuity. Later work has loosened the assumptions and reduced the share, but the case for holding some of one’s savings in this form has largely survived. Left to themselves, people hold almost none. When Britain gave pension savers free access to their pots, in 2015, sales of annuities fell steeply.</p>
<h2>How it feels to buy one</h2>
<p>Some of the reluctance is good sense. Sellers charge for their costs, and must allow for the fact that people who buy annuities expect to live long. Annuities are expensive when interest rates are low, and inflation eats into a level income. Money in the box cannot be left to a daughter or spent on a new roof. A state pension is an annuity already. A person in poor health is right to hesitate.</p>
<p>The rest is feeling, and an experiment has shown as much. In a study published in 2008, American economists described the same choices to different people in two ways. When an annuity was put in terms of what one could spend each month for life, about seven in ten preferred it to a savings account. When it was described as an investment, with a sum paid in and a return paid out, about one in five preferred it. The sums were the same in both versions.</p>
<p>When an annuity is seen as an investment, an early death looks like a loss. One pictures handing over the cheque, being run over by a bus the next day, and the insurer keeping the money. It is a curious fear, because the person who has lost the money is not there to mind. The opposite event, being alive at ninety-four with nothing left, is far worse to live through and much harder to picture. We dread being swindled more than we dread outliving our money.</p>
<p>Madame Calment, whose record has been challenged since and is still generally accepted, is reported to have observed that in life one sometimes makes bad deals. She is also said to have ridden a bicycle until about a hundred, and to have been fond of chocolate. Every month the money came.</p>
`,
};
