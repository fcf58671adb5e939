import type { SampleArticle } from '../sample-content.ts';

export const thereIsNoPlaceboRun: SampleArticle = {
  title: 'There Is No Placebo Run',
  slug: 'there-is-no-placebo-run',
  excerpt:
    'Exercise appears to lift depression, and the people in the trials always know which group they are in. What that does to the numbers, and why it is no reason to shrug.',
  isPremium: false,
  publishedAt: '2026-01-19T07:30:00.000Z',
  host: 'maren-oduya',
  figure: null,
  topics: ['exercise', 'mental-and-emotional-health'],
  bodyRichtext: `
<p>In the ideal trial of running for depression, half the volunteers would run and the other half would merely believe that they had. Nobody knows how to arrange this. A tablet can be copied in chalk, and an operation can be imitated, with some trouble, by an incision. But no one has ever come home wet from the park at seven in the morning and wondered whether she had been given the active version.</p>
<p>This would be a technicality if the outcome were a bone scan. It is a questionnaire about mood. The participant knows her group, may have volunteered in the hope of it or been disappointed of another, and is then asked how she has been feeling. Her answer is the data. Everything that makes exercise trials in mental health hard to read follows from that.</p>
<h2>Two numbers from one review</h2>
<p>When the Cochrane reviewers assembled the field in 2013, they found 35 trials that compared exercise with some form of control. Pooled, the effect on symptoms was 0.62 of a standard deviation, which counts as moderate and would be respectable for a drug. Then they kept only the trials that had concealed the allocation properly, analysed everyone who was randomised, and used assessors who did not know the groups. Six were left. The effect was 0.18, and it could no longer be told from zero.</p>
<p>Two camps formed at once, each with a number. The sceptics had 0.18 and said that the benefit evaporates under good lighting. The other side answered, with some justice, that results of this sort depend on choices: which comparisons count as controls, which trials as rigorous. Where the control group stretches or dances, a small difference may mean that the control was doing something. Both objections are sound. Six trials will not settle a dispute of this kind, and larger reviews since then have moved the figures about without removing the difficulty, because it does not lie in the arithmetic.</p>
<h2>The trial with a chalk arm</h2>
<p>One study came at it sideways. Published in 2007, it assigned 202 adults with major depression to four groups for sixteen weeks: supervised exercise in a class, exercise at home, an antidepressant, or a placebo tablet. The tablets at least could be blinded against each other. At the end, 47 per cent of those on the drug were in remission. In the class it was 45 per cent, at home 40. On placebo it was 31.</p>
<p>Read aloud, it goes like this. Exercise did about as well as the medicine. Medicine and exercise both tended to do better than chalk, with a p-value of 0.057, which is the sort of number that makes grown statisticians stare out of windows. On the symptom scale itself the groups could not be told apart. And nearly a third of the people on nothing had got well, helped by time, by attention, by being telephoned and asked.</p>
<p>That third is the interesting quantity. A placebo tablet in a depression trial is a substantial treatment, delivered by kind people on a schedule. If the chalk arm can do so much, then an exercise class, which has all of that and an instructor, a room of others and daylight on the way there, must contain it too. How much of the 45 per cent is muscle?</p>
<h2>Noise or ingredient</h2>
<p>In a drug trial expectation is subtracted, and rightly. A drug has side effects and a price, so it ought to beat the hope that comes with it for nothing. With exercise the subtraction is less clean. The hope, the company and the appointment are attached to the act, and it is not obvious what would be left if one could remove them, or who would want it. One might as well ask for the effect of a dinner party with the conversation controlled for.</p>
<p>What can be done is narrower. One can compare doses, since hope is vague about minutes. One can give the control group equal attention and something plausible to do. One can ask people before they start what they expect, write it down, and see how much of the result it predicts. One can use assessors who never meet the participants. Every one of these designs exists, each answers a smaller question than the one on the poster, and together they would make a decent body of evidence. They are rarely financed together, since a class in a parish hall has no manufacturer.</p>
<p>In our ledger the entry reads: probably helps, size uncertain, mechanism mixed, harm low where people are well enough to take part. It has stood unchanged for some time. Elias would like to see a forecast attached. I have told him what it would cost to score it. The envelope can be sealed, and the assessor can be blinded, and the statistician too. The participant comes in from the rain.</p>
`,
};
