import type { SampleArticle } from '../sample-content.ts';

export const fourHundredMetresWithoutSitting: SampleArticle = {
  title: 'Four Hundred Metres Without Sitting',
  slug: 'four-hundred-metres-without-sitting',
  excerpt: 'One large trial measured what older people notice: whether they can still walk four hundred metres.',
  isPremium: false,
  publishedAt: '2026-05-07T07:30:00.000Z',
  host: 'maren-oduya',
  figure: null,
  topics: ['exercise'],
  bodyRichtext: `
<p>Put two cones in a corridor and ask a woman of seventy-nine to walk ten laps at her usual pace. She may use a cane. She may stop and stand for a moment to get her breath. She may not sit down or hold on to another person. If a quarter of an hour goes by before she has covered four hundred metres, the test is over and she has failed.</p>
<p>That walk was the primary endpoint of one of the larger trials of ordinary exercise. The LIFE study, published in 2014,<sup id="fnref-1"><a href="#fn-1">1</a></sup> enrolled 1,635 sedentary people between seventy and eighty-nine at eight American centres. All had some physical limitation, and all could manage the four hundred metres on the day they joined.</p>
<p>Half of them were given a programme of walking with strength, balance and flexibility exercises. The other half went to workshops on healthy ageing, with a little stretching of the arms. Then the investigators waited, 2.6 years on average, to see who could no longer finish.</p>
<p>In the workshop group, 35.5 per cent lost the ability at some point. In the exercise group, 30.1 per cent did. The hazard ratio was 0.82, with a confidence interval from 0.69 to 0.98: in all likelihood a real effect, though its size is uncertain. For every eighteen or nineteen people in the programme, one fewer lost the ability to walk that far.</p>
<h2>In praise of the corridor</h2>
<p>Trials in this field often measure what is easiest: a hormone level, the thickness of a tissue, the oxygen used at the point of exhaustion. These measurements are precise, but patients don’t feel them. Trial designers call them surrogates, because they stand in for what counts: how a patient feels, functions or survives. The four-hundred-metre walk measures how a patient functions. It is the length of a few streets: the distance to a bus stop, a chemist, a friend who has moved to the next block.</p>
<p>Look at how the test is built. The outcome is yes or no, so no committee is needed to interpret it. The assessor need not know who was in which group, and in this trial did not. The assessor only has to watch a clock and a chair. All it costs is a corridor. And the standard is low. Four hundred metres in fifteen minutes is 0.44 metres a second, about the pace of somebody browsing in a museum. Someone who fails is not merely unfit. She has lost something basic.</p>
<h2>What it cannot see</h2>
<p>A simple endpoint is also a blunt one. Somebody whose time goes from seven minutes to fourteen has lost a great deal, but the test still counts her as a success. Somebody who has a cold on the test day may fail and recover. For that reason the study also counted disability that persisted, and found it in 14.7 per cent of the exercise group against 19.8 per cent of the other. A yes-or-no outcome throws information away. What it gives in return is a result that is hard to argue with.</p>
<p>Two less welcome results should be read along with the good news. Serious adverse events were reported by 49.4 per cent of the exercisers and 45.7 per cent of the others. The difference may be chance. And when cardiovascular events in the same people were analysed, exercise showed no benefit: 14.8 per cent of the exercisers had such an event, and 13.8 per cent of the others.</p>
<p>Consider what the second of these means. Here are the same 1,635 people, with the same programme and the same statisticians. Ask about arteries, and the honest headline is that two and a half years of activity in old age did nothing detectable. Ask about the corridor, and activity kept people on their feet. Both headlines are true, but only one answers the question the trial was designed to ask. Had the protocol been written by a cardiologist, we might be citing LIFE today as a disappointment.</p>
<p>Endpoints are chosen years before the first lap, by people at a table who cannot know the result. This one needs no laboratory, and nobody has to wait for a letter. Somewhere on the eighth or ninth lap the woman in the corridor looks round for the chair, and she knows the result already.</p>
<section data-footnotes>
<ol>
<li id="fn-1"><a href="https://doi.org/10.1001/jama.2014.5616">doi.org/10.1001/jama.2014.5616</a> <a href="#fnref-1">Back</a></li>
</ol>
</section>
`,
};
