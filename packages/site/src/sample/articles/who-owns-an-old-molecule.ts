import type { SampleArticle } from '../sample-content.ts';

export const whoOwnsAnOldMolecule: SampleArticle = {
  title: 'Who Owns an Old Molecule?',
  slug: 'who-owns-an-old-molecule',
  excerpt:
    'Drugs without a patent are cheap to make and expensive to test, and people have tried four ways to pay for the tests.',
  isPremium: true,
  publishedAt: '2026-10-16T07:30:00.000Z',
  host: 'elias-thornquist',
  figure: null,
  topics: ['medications-and-supplements'],
  bodyRichtext: `
<p>Colchicine comes from the autumn crocus, and its use against gout is old enough that nobody can name the first patient. In the United States it was sold for decades at around nine cents a tablet. In 2009 one company carried out the studies the regulator had been asking for, received exclusive rights in return, and the price rose to nearly five dollars. The molecule had not changed in the least. What had changed was that, for a few years, somebody owned it.</p>
<p>I have told that story to two kinds of audience. One objects to the five dollars, the other to the nine cents. The second audience has a point. At nine cents nobody was going to run a trial, and a drug on which it is quite easy to overdose needs one. An old molecule costs almost nothing to make and a great deal to test. The whole difficulty lies in the gap between those two costs.</p>
<p>Economists have a name for what is missing, appropriability: the chance to keep the profit from one’s own work. A firm that proves that its patented drug works can sell the drug. A firm that proves that an unpatented drug works has paid for an advertisement for all its competitors. The result belongs to everyone, which in practice means that everyone waits for someone else to pay. People have tried to get round this in four ways, and each produces a different kind of knowledge.</p>
<hr data-members>
<h2>A new owner, or public money</h2>
<p>The first way is to create an owner. A new dose, a new coating, a rare disease or a regulator’s bargain can each confer some years of exclusivity. This works in the sense that somebody pays for a study. But the study is usually the cheapest one that will earn the exclusive right. In 2020 an official American review examined the scheme that had made colchicine so expensive. It conceded that many approvals under the scheme had rested on published literature and comparisons with older products, with little that was new.</p>
<p>Exclusive rights can also reward real work, years later. Large trials, COLCOT and LoDoCo2 among them, reported that a low dose of colchicine reduced cardiovascular events in people with coronary disease; a later trial in heart-attack patients found no such benefit. In 2023 a half-milligram tablet was approved in the United States to reduce cardiovascular events. The brand belongs to one company. Most of the risk had been taken by others, which brings us to the second way.</p>
<p>The second way is public money. In June 2020 the RECOVERY trial, paid for largely by British public bodies, reported that dexamethasone, a steroid from the 1950s, cut deaths among ventilated Covid patients by about a third. The course cost a few pounds. No firm would have funded the trial, and none could have moved as quickly, because the hospitals, the ethics machinery and the records were already in one public system. The weakness of public money is its timing. It is given in emergencies and in yearly budgets, and research on ageing fits neither.</p>
<h2>Gifts and savings</h2>
<p>The third way is the gift. Charities, families and patient groups have paid for work that no committee would have chosen. The most profitable gift on record paid for something new, not for an old drug: the Cystic Fibrosis Foundation helped to fund a company’s research and in 2014 sold the resulting royalties for 3.3 billion dollars. An old molecule brings no royalties. A donor who proves that a generic drug works gets a scientific paper and a line in the acknowledgements. The proposed TAME trial of metformin and ageing has spent many years looking for money on those terms.</p>
<p>The fourth way is the one I find hardest to dismiss. Ask who saves money. If a cheap drug prevents an expensive stay in hospital, the trial is worth something to whoever would have paid for that stay. The American veterans’ health system once wished to know which of two old diuretics was better. It randomised 13,523 of its own patients through the ordinary electronic record, with the drugs dispensed as usual. The answer, published in 2022, was that cardiovascular outcomes did not differ. That dull sentence went a long way towards settling an argument that had lasted for decades.</p>
<p>Such a trial needs a payer that is large enough to keep any saving, able to wait for it, and willing to publish a result in which neither drug wins. Most insurers keep a member for only a few years, and would be reducing their rivals’ hospital bills. A country can pay for such a trial. So can a system for veterans, whose members seldom leave.</p>
<p>In the ledger I keep a page for each old compound we have discussed, with a column for the probability that it will be properly tested within ten years. The chemistry hardly affects that probability. I write down the disease, then the price, and then I look for somebody who will still be paying for the disease on the day the answer arrives.</p>
`,
};
