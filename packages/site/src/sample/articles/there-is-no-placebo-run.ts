import type { SampleArticle } from '../sample-content.ts';

export const thereIsNoPlaceboRun: SampleArticle = {
  title: 'There Is No Placebo Run',
  slug: 'there-is-no-placebo-run',
  excerpt: 'Exercise appears to lift depression, but the people in the trials always know which group they are in.',
  isPremium: false,
  publishedAt: '2026-01-19T07:30:00.000Z',
  host: 'maren-oduya',
  figure: null,
  topics: ['exercise', 'mental-and-emotional-health'],
  bodyRichtext: `
<p>In the ideal trial of running to treat depression, half the volunteers would run and the other half would merely believe that they had run. Nobody knows how to arrange this. A tablet can be imitated in chalk, and an operation, with some trouble, by an incision. But no one has ever come home wet from the park at seven in the morning and wondered whether she had really been for a run.</p>
<p>This would matter little if the outcome were a bone scan. But it is a questionnaire about mood. The participant knows which group she is in. She may have hoped for that group, or be disappointed not to be in another. Then she is asked how she has been feeling. Her answer is the data. Everything that makes exercise trials in mental health hard to read follows from that.</p>
<h2>Two numbers from one review</h2>
<p>When the Cochrane reviewers collected the evidence in 2013,<sup id="fnref-1"><a href="#fn-1">1</a></sup> they found 35 trials that compared exercise with some form of control. Pooled, the effect on symptoms was 0.62 of a standard deviation, which counts as moderate and would be respectable for a drug. Then they kept only the trials that had concealed the allocation properly, had analysed everyone randomised, and had used assessors unaware of each participant’s group. Six were left. The effect was 0.18, and it could no longer be distinguished from zero.</p>
<p>Two camps formed at once, each with a number. The sceptics had 0.18 and said that the benefit disappears in well-run trials. The other side answered, with some justice, that results of this sort depend on choices: which groups count as controls, and which trials as rigorous. Where the control group stretches or dances, a small difference may mean that the control was doing something. Both sides have a point. Six trials will not settle a dispute of this kind. Larger reviews since then have changed the figures without removing the difficulty, because it lies in the trials and not in the arithmetic.</p>
<h2>The trial with a placebo group</h2>
<p>One study took an indirect approach. Published in 2007,<sup id="fnref-2"><a href="#fn-2">2</a></sup> it assigned 202 adults with major depression to four groups for sixteen weeks: supervised exercise in a class, exercise at home, an antidepressant, or a placebo tablet. Those on tablets, at least, could not know which kind they were taking. At the end, 47 per cent of those on the drug were in remission. In the class it was 45 per cent, and at home 40. On placebo it was 31.</p>
<p>In words, the result is this. Exercise did about as well as the medicine. Medicine and exercise both tended to do better than placebo, with a p-value of 0.057, which only just misses the customary threshold. On the symptom scale itself the groups could not be told apart. And nearly a third of the people on placebo had got well, helped by time, by attention, and by being telephoned and asked how they were.</p>
<p>That third is the interesting quantity. A placebo tablet in a depression trial is a substantial treatment, delivered by kind people on a schedule. An exercise class offers all of that too, and adds an instructor, other people in the room and daylight on the way there. How much of the 45 per cent is due to the exercise itself?</p>
<h2>Error, or part of the treatment?</h2>
<p>In a drug trial, expectation is subtracted, and rightly. A drug has side effects and a price, so it ought to do better than hope alone. With exercise the subtraction is harder. The hope, the other people and the appointment are all part of the activity. It is not obvious what would be left if one could remove them, or who would want it. One might as well try to measure the effect of a dinner party without the conversation.</p>
<p>In our ledger the entry on exercise and depression reads: probably helps, size uncertain, mechanism mixed, harm low where people are well enough to take part. Elias would like to add a forecast. I have told him why it would be hard to check. The forecast can be sealed in an envelope, and the assessor and the statistician can be blinded. The participant, coming in from the rain, will always know that she has been for a run.</p>
<section data-footnotes>
<ol>
<li id="fn-1">Cooney GM, Dwan K, Greig CA, et al. Cochrane Database of Systematic Reviews, 2013. <a href="https://doi.org/10.1002/14651858.CD004366.pub6">doi.org/10.1002/14651858.CD004366.pub6</a> <a href="#fnref-1">Back</a></li>
<li id="fn-2">Blumenthal JA, Babyak MA, Doraiswamy PM, et al. Psychosomatic Medicine, 2007. <a href="https://doi.org/10.1097/PSY.0b013e318148c19a">doi.org/10.1097/PSY.0b013e318148c19a</a> <a href="#fnref-2">Back</a></li>
</ol>
</section>
`,
};
