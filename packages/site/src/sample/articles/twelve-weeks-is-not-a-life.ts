import type { SampleArticle } from '../sample-content.ts';

export const twelveWeeksIsNotALife: SampleArticle = {
  title: 'Twelve Weeks Is Not a Life',
  slug: 'twelve-weeks-is-not-a-life',
  excerpt:
    'Short trials answer short questions. A reader’s guide to what a surrogate endpoint can carry and where it breaks.',
  isPremium: false,
  publishedAt: '2026-10-25T07:30:00.000Z',
  host: 'maren-oduya',
  figure: null,
  topics: ['risk-assessment'],
  bodyRichtext: `
<p>Paper tape ran out of the monitor, and on it, every few inches, stood the thing cardiologists of the 1980s feared: an extra beat, broad and ugly, in a patient who had recently survived a heart attack. People with more of these beats died sooner. Drugs existed that made them vanish, often within days. It took no great leap to prescribe the drugs, and for some years a good many doctors did.</p>
<p>The Cardiac Arrhythmia Suppression Trial, reported in 1991, asked the question the tape could not answer. It enrolled patients in whom the drugs had already been shown to work, in the sense that the extra beats went away, and then assigned them to continue or to take placebo. After ten months on average, 63 of 755 people on the two main drugs had died, against 26 of 743 on placebo. The beats had stayed suppressed, in people who were more than twice as likely to be dead.</p>
<h2>A promise on behalf of the future</h2>
<p>A surrogate endpoint is a measurement that speaks for an outcome which has not happened yet. Blood pressure speaks for stroke, bone density for the broken hip, a drop of blood for the years it is supposed to foretell. The appeal is arithmetic. If five people in a hundred will have a stroke over the next decade, a trial in strokes needs thousands of people and most of that decade. A trial in millimetres of mercury needs a few hundred people and twelve weeks, because everybody has a blood pressure.</p>
<p>That saving is real and should not be sneered at. Nobody could run every idea to its natural end; the population would be used up first. A short trial that asks whether a drug reaches the tissue, moves the marker and leaves the liver alone has asked honest questions and may have answered them. The difficulty starts in the press release, where a marker moved at week twelve is written up in the tense of a life prolonged.</p>
<h2>What a marker can carry</h2>
<p>My habit, which listeners will know, is to stop at the endpoint and ask what else would have to be true. Correlation comes first and cheapest: the marker must go with the outcome. The extra beats did. Causation is dearer: the marker must lie on the road to the outcome, so that moving one moves the other. Dearest of all is completeness. The treatment must do its good through the marker and must not do harm through some other door.</p>
<p>Other doors are where the casualties are. Torcetrapib raised HDL cholesterol by about seventy per cent, which everyone thought splendid, and its large outcome trial was stopped in 2006 because more people were dying on it; the drug also raised blood pressure and disturbed the salts. In ACCORD, driving blood sugar in type 2 diabetes towards normal did lower the number on the laboratory slip. It also went with more deaths, and the intensive arm was halted in 2008. In both, the marker did exactly as it was told.</p>
<p>Some markers have earned better. Blood pressure has been moved by half a dozen unrelated kinds of drug, and strokes have generally followed it down. LDL cholesterol has a similar record, across statins and other mechanisms, with inherited differences pointing the same way. What these two have in common is a history: many treatments, many outcome trials, a slope that can be drawn through the results. A surrogate is a credit rating, and it takes decades of repaid loans to get one.</p>
<h2>Reading week twelve</h2>
<p>Most of the markers now offered for ageing have no such history. An epigenetic clock correlates handsomely with mortality. Whether pushing one back with a pill or a diet lengthens anything is a loan nobody has yet seen repaid, since the outcome trials have not been done. This is no insult to the clocks. It is simply their age.</p>
<p>Four lines of the paper therefore get read twice on this programme, once for the science and once for what a buyer would be relying on. None of them requires statistics. All of them can be found without leaving the abstract and the first two tables:</p>
<ul>
<li>the primary endpoint, and whether anyone would notice it without a laboratory;</li>
<li>the duration, set beside the years of life it is being asked to speak for;</li>
<li>deaths, hospital stays and withdrawals in each arm, however few;</li>
<li>the number of unrelated treatments for which this marker has kept its word.</li>
</ul>
<p>Elias keeps a separate column in the ledger for forecasts that were made from surrogates. It is not a column of failures; several entries came good. They came good late, though, and after somebody had paid for the long trial that the short one was supposed to make unnecessary. The patients in 1991 had been followed for ten months. Until then, the tape had looked wonderful.</p>
`,
};
