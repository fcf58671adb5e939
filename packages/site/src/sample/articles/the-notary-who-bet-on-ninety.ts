import type { SampleArticle } from '../sample-content.ts';

export const theNotaryWhoBetOnNinety: SampleArticle = {
  title: 'The Notary Who Bet on Ninety',
  slug: 'the-notary-who-bet-on-ninety',
  excerpt:
    'A lawyer in Arles promised a widow an income for life and lost to the longest life on record. His mistake explains why a sensible product frightens so many sensible people.',
  isPremium: false,
  publishedAt: '2026-01-28T07:30:00.000Z',
  host: 'elias-thornquist',
  figure: null,
  topics: ['risk-assessment', 'mental-and-emotional-health'],
  bodyRichtext: `
<p>The bargain was a common one in France. In 1965 a notary in Arles agreed to pay a widow 2,500 francs a month for as long as she lived, and on her death he would have her apartment. He was forty-seven. She was ninety, an age at which the tables gave her a handful of years. Her name was Jeanne Calment, and she died in 1997.</p>
<p>The notary had gone before her, at the end of 1995, after paying some nine hundred thousand francs for rooms he never lived in, and his family went on with the payments. The story is usually told as a joke against him. An actuary would tell it differently. His estimate was sound. His mistake was to make it once.</p>
<h2>The arithmetic of company</h2>
<p>A contract of this kind is an annuity with a front door: she had bought an income for life, and paid for it in rooms. A seller of one such income is a gambler. A seller of a hundred thousand is in a dull and respectable line of work, since for every Calment there are many who die on schedule and some who die the week after signing. No individual risk has become smaller. They have been introduced to one another.</p>
<p>The buyer gains from the same introduction. Imagine a hundred people of equal age who each put a hundred pounds in a box at a rate of interest of nothing. During the year ten of them die. The box is then shared among the ninety who remain, and each has a little over £111. A return of eleven per cent has been earned without lending to anybody. It came from those who no longer need it, and it rises with age, when other returns are thin.</p>
<p>Also in 1965, as it happens, the economist Menahem Yaari published a paper showing that under certain tidy assumptions a person without heirs to provide for, and unsure of his own span, should hold his whole fortune in this form. Later work has loosened the assumptions and shrunk the fortune, but the case for holding a share of it this way has largely survived. Real people do almost none of it when left to themselves. When Britain gave pension savers free access to their pots, in 2015, sales of annuities fell steeply.</p>
<h2>What it feels like</h2>
<p>Some of the reluctance is good sense. Sellers charge for their costs and must reckon on customers who expect to live. Prices bite when interest is low, inflation gnaws at a level income, and money in the box cannot be left to a daughter or spent on a roof. State pensions are annuities already. A person in poor health is right to look twice.</p>
<p>The rest is feeling, and it can be shown to be so. In a study published in 2008, American economists described the same choices to different people in two ways. When an annuity was put in terms of what one could spend each month for life, about seven in ten preferred it to a savings account. When it was described as an investment, with a sum put in and a return got out, about one in five did. Not a pound of the underlying arithmetic had moved.</p>
<p>Under the second heading an early death looks like a loss. One pictures the cheque handed over, the bus, and the insurer pocketing the difference. It is a curious fear, since the person who would mind is the one who is not there. The opposite event, being alive at ninety-four with nothing left, is far worse to live through and much harder to picture. The mind is built to dread a swindle more than a surplus of birthdays.</p>
<h2>The cost of holding one’s breath</h2>
<p>Those who insure nothing must still insure themselves, and they do it by not spending. Many retired people draw on their savings more slowly than the models say they could. Some of that is prudence or love. Some of it is a low and constant unease, renewed with each gas bill, about a date nobody can supply. Surveys have found that pensioners with more of their income guaranteed report more contentment, though contented people may simply have had better jobs.</p>
<p>And the sums grow no easier. Managing a dwindling pot is a problem in probability set afresh every year to someone a year older. Some will face it with failing memory, and more will face it alone, at the same table where two people used to do it. An income that merely arrives asks nothing of anyone. That is an emotional property, and I know of no prospectus that lists it.</p>
<p>Madame Calment, whose record has been challenged since and is still generally accepted, is reported to have observed that in life one sometimes makes bad deals. She is also said to have ridden a bicycle until about a hundred, and to have been fond of chocolate. Every month the money came.</p>
`,
};
