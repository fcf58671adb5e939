import type { SampleArticle } from '../sample-content.ts';

export const whoOwnsAnOldMolecule: SampleArticle = {
  title: 'Who Owns an Old Molecule?',
  slug: 'who-owns-an-old-molecule',
  excerpt:
    'Off-patent compounds are cheap to make and dear to test. Four ways people have tried to pay for the testing.',
  isPremium: true,
  publishedAt: '2026-10-16T07:30:00.000Z',
  host: 'elias-thornquist',
  figure: null,
  topics: ['medications-and-supplements'],
  bodyRichtext: `
<p>Colchicine comes from the autumn crocus, and its use against gout is old enough that nobody can name the first patient. In the United States it was sold for decades at around nine cents a tablet. In 2009 one company carried out the studies the regulator had been asking for, received exclusive rights in return, and the price rose to nearly five dollars. The molecule had not changed in the least. What had changed was that, for a few years, somebody owned it.</p>
<p>I have told that story to two kinds of audience. One laughs at the price, the other at the nine cents. The second group has a point. At nine cents nobody was going to run a trial, and for a drug that is quite easy to overdose, a trial has its uses. An old molecule costs almost nothing to make and a great deal to question. The whole difficulty lies between those two numbers.</p>
<p>Economists call the missing thing appropriability. A firm that proves a patented drug works sells the drug. A firm that proves an unpatented one works has published, at its own expense, an advertisement for all its competitors. The result belongs to everyone, which in practice means that everyone waits. People have tried to get round this in four ways, and each buys a different kind of knowledge.</p>
<hr data-members>
<h2>The wrapper and the purse</h2>
<p>The first way is to manufacture an owner. A new dose, a new coating, a rare disease or a regulator’s bargain can each confer some years of exclusivity. It works in the sense that somebody pays. It tends to pay, however, for the cheapest study that will earn the right. An official American review of the scheme that repriced colchicine conceded in 2020 that many of its approvals had rested on published literature and comparisons with older products, with little that was new.</p>
<p>The wrapper can also reward real work, years later. Large trials, COLCOT and LoDoCo2 among them, reported that a low dose of colchicine reduced cardiovascular events in people with coronary disease; a later one, after heart attacks, found no such benefit. In 2023 a half-milligram tablet was approved in the United States for that purpose. The brand belongs to one company. Most of the risk had been carried by others, and this brings us to the second way.</p>
<p>The second way is the public purse. In June 2020 the RECOVERY trial, paid for largely by British public bodies, reported that dexamethasone, a steroid from the 1950s, cut deaths among ventilated Covid patients by about a third. The course cost a few pounds. No firm would have funded it and no firm could have moved as quickly, because the hospitals, the ethics machinery and the records were already in one system. The weakness of the purse is its calendar. It opens for emergencies and for budgets, and ageing is neither.</p>
<h2>The gift and the saving</h2>
<p>The third way is the gift. Charities, families and patient groups have paid for work that no committee would have chosen. The most profitable gift on record went to something new: the Cystic Fibrosis Foundation helped to fund a company’s research and in 2014 sold the resulting royalties for 3.3 billion dollars. An old molecule offers no such second act. A donor who proves a generic gets a paper and a line in the acknowledgements. The proposed TAME trial of metformin and ageing has spent many years looking for its money on those terms.</p>
<p>The fourth way is the one I find hardest to dismiss. Ask who saves. If a cheap drug prevents an expensive admission, the trial is worth something to whoever pays for the bed. The American veterans’ health system once wished to know which of two elderly diuretics was better. It randomised 13,523 of its own patients through the ordinary electronic record, with the drugs dispensed as usual. The answer, published in 2022, was that cardiovascular outcomes did not differ. That dull sentence went a long way towards closing an argument of decades.</p>
<p>It needed a payer large enough to keep the saving, patient enough to wait for it and plain enough to publish a tie. Most insurers hold a member for a few years and would be financing their rivals’ hospital bills. A country can do it. So can a system for veterans, whose members seldom leave.</p>
<p>In the ledger I keep a page headed with the name of each old compound we have discussed, and a column for the probability that it will be properly tested within ten years. The chemistry hardly enters into it. I write down the disease, then the price, and then I look for somebody who would still be holding the bill on the day the answer arrived.</p>
`,
};
