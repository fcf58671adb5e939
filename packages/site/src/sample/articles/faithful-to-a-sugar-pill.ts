import type { SampleArticle } from '../sample-content.ts';

export const faithfulToASugarPill: SampleArticle = {
  title: 'Faithful to a Sugar Pill',
  slug: 'faithful-to-a-sugar-pill',
  excerpt:
    'In a heart trial half a century old, men who took their placebo diligently died far less often than men who did not. The finding has never stopped being inconvenient.',
  isPremium: false,
  publishedAt: '2026-02-24T07:30:00.000Z',
  host: 'elias-thornquist',
  figure: null,
  topics: ['risk-assessment', 'medications-and-supplements'],
  bodyRichtext: `
<p>Somewhere in the records of the Coronary Drug Project there is a group of men who swallowed capsules of nothing, day after day, for five years, and hardly missed any. All of them had already had a heart attack. Within those five years 15 per cent of them died. Among the men who had been given the same nothing, and were careless about taking it, 28 per cent died.</p>
<p>The Project was one of the great American trials of its age, run between 1966 and 1975 to find out whether drugs that change blood lipids would keep survivors of a heart attack alive. One of the drugs was clofibrate, and it made no difference. Five-year mortality was 20.0 per cent among the 1,103 men assigned to it and 20.9 per cent among the 2,789 assigned to placebo. There the matter might have rested, but the investigators had counted capsules, and in 1980 they published a table of four numbers that has been spoiling good stories ever since.</p>
<h2>The first row alone</h2>
<p>Imagine that you have been shown only half of it. Men who took at least four-fifths of their clofibrate had a mortality of 15.0 per cent. Men who took less had 24.6. The risk is lower by 39 per cent, the p-value has three zeros, and the explanation is irresistible: naturally the drug failed on average, since so many did not take it. In those who did, it worked. I have heard that argument from management teams in every decade of my career, delivered without a blush.</p>
<p>The second row is the placebo. Good takers, 15.1 per cent. Poor takers, 28.3. The reduction is 47 per cent. By the reasoning of the previous paragraph nothing is the better drug, and somebody ought to be looking into the patent position.</p>
<h2>What was being measured</h2>
<p>One may be tempted to credit the mind: perhaps faith in a capsule heals. It would be a lovely result, and the table cannot support it, since nobody was randomised to be faithful. A simpler reading is that the pill count was a measuring instrument, pointed by accident at something other than the pill. To take capsules regularly for years one must be reasonably well, reasonably organised and not in despair. It helps to have a wife who asks, a fixed address, and a doctor one trusts. Men who are sinking stop taking things, and the stopping then appears in the data ahead of the death it did not cause.</p>
<p>The investigators adjusted for a long list of characteristics recorded at the start. The gap narrowed a little and stayed. For decades this was taught as proof that the difference between people who adhere and people who do not is beyond the reach of statistics. In recent years the old tapes were analysed again, with methods that follow each man’s changing health through the trial, and most of the gap went away. So it was no mystery. It was illness and habit, visible to anyone who kept looking after the first visit.</p>
<p>The pattern has turned up in trial after trial since. A review in 2006 pooled studies of many treatments and found that those who adhered well to placebo had roughly half the odds of dying. And a Canadian study of people prescribed statins found that the diligent ones had fewer road accidents. No pharmacologist has proposed a mechanism.</p>
<h2>Entered twice</h2>
<p>This is why the dull rule of intention to treat exists, under which patients are analysed in the group that chance gave them, whether they took the thing or not. It answers a plain question about a policy. Any analysis that begins “among those who completed treatment” has let the patients sort themselves, and the sorting is where the effect may live.</p>
<p>It matters beyond trials. Much of what is believed about supplements, screening, hormones and diet rests on comparing people who kept something up for years with people who did not. Keeping something up for years is the common factor. The Women’s Health Initiative taught that lesson at scale: hormone users had looked protected from heart disease for a long time, until users were chosen by lot.</p>
<p>My own trade has the same disease. Investors who hold a fund for a decade report excellent results, partly because those with poor results left, and the fund with the very worst results is no longer there to be asked. When I read that loyal users of some product do better, I write two entries in the ledger. One is for the product. The other is for loyalty, and on the evidence of 1980 it starts thirteen points ahead.</p>
<p>Clofibrate has long been gone from most pharmacies. The capsules of nothing have outlived it in the literature, cited every year by people who have just noticed the effect in data of their own. Whatever the careful men were full of, it has a larger effect than the drug, and it is in every study with a follow-up. So far it has not been possible to put it in a capsule.</p>
`,
};
