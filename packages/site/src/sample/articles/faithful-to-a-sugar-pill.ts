import type { SampleArticle } from '../sample-content.ts';

export const faithfulToASugarPill: SampleArticle = {
  title: 'Faithful to a Sugar Pill',
  slug: 'faithful-to-a-sugar-pill',
  excerpt:
    'In a heart trial fifty years ago, men who took their placebo regularly were far less likely to die than the others.',
  isPremium: false,
  publishedAt: '2026-02-24T07:30:00.000Z',
  host: 'elias-thornquist',
  figure: null,
  topics: ['risk-assessment', 'medications-and-supplements'],
  bodyRichtext: `
<p>The records of the Coronary Drug Project include a group of men who swallowed capsules with no drug in them, day after day, for five years, and missed few of them. All of them had already had a heart attack. Within those five years 15 per cent of them died. Other men had been given the same empty treatment and were careless about taking it. Of those, 28 per cent died.</p>
<p>The Project was one of the great American trials of its age, run between 1966 and 1975 to find out whether drugs that change blood lipids would keep survivors of a heart attack alive. One of the drugs was clofibrate, and it made no difference. Five-year mortality was 20.0 per cent among the 1,103 men assigned to it and 20.9 per cent among the 2,789 assigned to placebo. There the matter might have rested, but the investigators had counted how many capsules each man took. In 1980 they published a table of four numbers that has been spoiling good stories ever since.</p>
<h2>The first row alone</h2>
<p>Imagine that you have been shown only the first row, for clofibrate. Among men who took at least four-fifths of their capsules, mortality was 15.0 per cent. Among men who took fewer, it was 24.6. The risk is lower by 39 per cent, the p-value has three zeros after the point, and the explanation is irresistible: the drug failed on average because so many men did not take it, and it worked in those who did. I have heard that argument from management teams in every decade of my career.</p>
<p>The second row is the placebo. Mortality was 15.1 per cent among the men who took it regularly and 28.3 among those who did not. The reduction is 47 per cent. By the reasoning of the previous paragraph the placebo is the better drug, and somebody ought to be looking into its patents.</p>
<h2>What was being measured</h2>
<p>Maybe believing in a pill helps. That would be a lovely result, but the table cannot show it, because nobody was randomised to take the capsules regularly. The simpler explanation is that the capsule count happened to measure something other than the treatment. Someone who takes capsules regularly for years has to be reasonably well, reasonably organised and not in despair. It helps to have a wife who asks, a fixed address, and a trusted doctor. Men whose health is failing stop taking things. In the data they stop before they die, but stopping is not what kills them.</p>
<p>The investigators adjusted for a long list of characteristics recorded at the start. The gap narrowed a little and stayed. In recent years the old data were analysed again, with methods that follow each man’s changing health through the trial, and most of the gap went away. So the gap was no mystery. Its cause was illness and habit, as the records of the later visits showed.</p>
<p>The pattern has turned up in trial after trial since. A review in 2006 pooled studies of many treatments and found that people who took their placebo regularly had roughly half the odds of dying. And a Canadian study of people prescribed statins found that those who took them regularly had fewer road accidents. No pharmacologist has explained how a statin could prevent a collision.</p>
<h2>Two entries in the ledger</h2>
<p>This is the reason for the dull rule called intention to treat: patients are analysed in the group that chance gave them, whether they took the treatment or not. Any analysis that begins “among those who completed treatment” has let the patients sort themselves, and the sorting alone may produce the effect.</p>
<p>When I read that loyal users of some product do better, I write two entries in the ledger. One is for the product. The other is for loyalty, and on the evidence of 1980, loyalty alone may account for thirteen percentage points.</p>
<p>Clofibrate has long been gone from most pharmacies. The placebo capsules are still in the literature, cited every year by people who have just noticed the effect in data of their own. Whatever kept the careful men alive, it has a larger effect than the drug, and it is in every study with a follow-up. So far nobody has managed to put it in a capsule.</p>
`,
};
