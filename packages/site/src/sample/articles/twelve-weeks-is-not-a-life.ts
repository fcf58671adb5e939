import type { SampleArticle } from '../sample-content.ts';

export const twelveWeeksIsNotALife: SampleArticle = {
  title: 'Twelve Weeks Is Not a Life',
  slug: 'twelve-weeks-is-not-a-life',
  excerpt: 'A trial of twelve weeks can show that a marker improves, but seldom that patients will live longer.',
  isPremium: false,
  publishedAt: '2026-10-25T07:30:00.000Z',
  host: 'maren-oduya',
  figure: null,
  topics: ['risk-assessment'],
  bodyRichtext: `
<p>Every few inches, the paper tape from the heart monitor showed the thing cardiologists of the 1980s feared: an extra heartbeat, broad and ugly, in a patient who had recently survived a heart attack. People with more of these beats died sooner. Drugs existed that made them vanish, often within days.</p>
<p>The Cardiac Arrhythmia Suppression Trial, reported in 1991,<sup id="fnref-1"><a href="#fn-1">1</a></sup> asked the question the tape could not answer: did the drugs keep people alive? The trial enrolled patients whose extra beats the drugs had already removed, and in that sense the drugs worked. Then it assigned each patient to continue or to take placebo.</p>
<p>After ten months on average, 63 of 755 people on the two main drugs had died, against 26 of 743 on placebo. The drugs had suppressed the extra beats, and the people who took them were more than twice as likely to have died.</p>
<h2>A stand-in for the future</h2>
<p>A surrogate endpoint is a measurement that stands in for an outcome which has not happened yet. Blood pressure stands in for a stroke, bone density for a broken hip, a blood test for the years of life it is supposed to predict. The appeal is a matter of numbers. If five people in a hundred will have a stroke over the next decade, a trial that counts strokes needs thousands of people and most of that decade. A trial that measures blood pressure needs a few hundred people and twelve weeks, because everybody has a blood pressure.</p>
<p>That saving is real and should not be sneered at. A short trial that asks whether a drug reaches the tissue, moves the marker and leaves the liver alone has asked honest questions and may have answered them. The difficulty starts in the press release, where a change in a marker at week twelve is described as if it were a longer life.</p>
<h2>What a marker can show</h2>
<p>Correlation comes first and is the cheapest to show: the marker must go with the outcome. The extra beats did go with deaths. Causation costs more to show: the marker must help to cause the outcome, so that changing one changes the other. Completeness costs most of all. The treatment must do its good through the marker, and must not do harm in some other way.</p>
<p>It is the harm done in other ways that catches people out. Torcetrapib raised HDL cholesterol by about seventy per cent, which everyone thought splendid. Its large outcome trial was stopped in 2006 because more people were dying on it;<sup id="fnref-2"><a href="#fn-2">2</a></sup> the drug also raised blood pressure and disturbed the body’s salts. The marker had moved exactly as intended.</p>
<p>Some markers have earned more trust. Blood pressure has been lowered by half a dozen unrelated kinds of drug, and strokes have generally become rarer too. LDL cholesterol has a similar record, with statins and other kinds of drug, and inherited differences in LDL point the same way. A surrogate is a credit rating, and it takes decades of repaid loans to get one.</p>
<h2>Reading week twelve</h2>
<p>Most of the markers now offered for ageing have no such history. An epigenetic clock correlates handsomely with mortality. Whether setting one back with a pill or a diet makes life longer is not yet known, since the outcome trials have not been done.</p>
<p>On this programme we therefore read four lines of a paper twice, once for the science and once for what an investor would be relying on. None of them requires statistics:</p>
<ul>
<li>the primary endpoint, and whether anyone would notice it without a laboratory;</li>
<li>the duration, compared with the years of life it is supposed to tell us about;</li>
<li>deaths, hospital stays and withdrawals in each arm, however few;</li>
<li>the number of unrelated treatments for which this marker has proved right.</li>
</ul>
<p>Elias keeps a separate column in the ledger for forecasts that were made from surrogates. It is not a column of failures; several of the forecasts came true. But that was known only much later, after somebody had paid for the long trial that the short one was supposed to make unnecessary. In the trial reported in 1991, it took ten months to learn that the drugs did harm. Until then, the tape had looked wonderful.</p>
<section data-footnotes>
<ol>
<li id="fn-1"><a href="https://doi.org/10.1056/NEJM199103213241201">doi.org/10.1056/NEJM199103213241201</a> <a href="#fnref-1">Back</a></li>
<li id="fn-2">Barter PJ, Caulfield M, Eriksson M, et al. New England Journal of Medicine, 2007. <a href="https://doi.org/10.1056/NEJMoa0706628">doi.org/10.1056/NEJMoa0706628</a> <a href="#fnref-2">Back</a></li>
</ol>
</section>
`,
};
