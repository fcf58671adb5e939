import type { SampleArticle } from '../sample-content.ts';

export const fourHundredMetresWithoutSitting: SampleArticle = {
  title: 'Four Hundred Metres Without Sitting',
  slug: 'four-hundred-metres-without-sitting',
  excerpt:
    'Blood pressure is easy to measure and nobody feels it. One large trial of older people chose a corridor, a clock and a plain failure instead. On the virtues of an ordinary endpoint.',
  isPremium: false,
  publishedAt: '2026-05-07T07:30:00.000Z',
  host: 'maren-oduya',
  figure: null,
  topics: ['exercise'],
  bodyRichtext: `
<p>Put two cones in a corridor and ask somebody of seventy-nine to walk ten laps at her usual pace. She may use a cane. She may stop and stand for a moment to get her breath. She may not sit down or hold on to another person, and if a quarter of an hour goes by before she has covered four hundred metres, the test is over and the clipboard records a single word.</p>
<p>That corridor was the primary endpoint of one of the larger questions ever put to ordinary exercise. The LIFE study, published in 2014, took 1,635 sedentary people between seventy and eighty-nine at eight American centres. All had some physical limitation, and all could manage the four hundred metres on the day they joined. Half were given a programme of walking with strength, balance and flexibility work. The other half went to workshops on healthy ageing, with a little stretching of the arms. Then the investigators waited, 2.6 years on average, to see who could no longer finish.</p>
<p>Of the education group, 35.5 per cent lost the ability at some point. Of the exercise group, 30.1 per cent did. The hazard ratio was 0.82, with a confidence interval from 0.69 to 0.98: a real effect in all likelihood, of a size that remains open to discussion. One fewer failure for every eighteen or nineteen people in the programme.</p>
<h2>In praise of the corridor</h2>
<p>Trials in this field often measure what lies to hand: a hormone, a thickness, the oxygen used at the point of exhaustion. Such quantities are precise, and nobody has ever felt one. The old distinction in trial design is between how a patient feels, functions or survives and everything that merely stands in for those. Four hundred metres is on the right side of that line. It is a few streets: the distance to a bus stop, a chemist, a friend who has moved to the next block. Losing it changes the map of a life.</p>
<p>Look at how the thing is built. The outcome is yes or no, so it needs no committee to interpret it. The assessor can be kept ignorant of who was in which group, as was done here, and must only watch a clock and a chair. It costs a corridor. And it is set low. Four hundred metres in fifteen minutes is 0.44 metres a second, about the pace of somebody browsing in a museum. Failing it does not mean being unfit. It means that something has gone.</p>
<p>There is a further virtue, seldom mentioned in methods sections. The participant understands it. Tell someone that her interleukin-6 has fallen and she will thank you politely. Tell her that she completed the course, and she knows exactly what has been measured, because she was there.</p>
<h2>What it cannot see</h2>
<p>An endpoint that is simple is also blunt. Somebody whose time goes from seven minutes to fourteen has lost a great deal, and the clipboard says the same word for her as before. Somebody who has a cold on the test day may fail and recover; for that reason the study also counted disability that persisted, where the figures were 14.7 per cent against 19.8. A binary outcome throws information away. What it gets in return is a result that cannot easily be argued with.</p>
<p>Then there is the charge of teaching to the test. The programme consisted largely of walking, and the outcome was walking. I have heard this raised as though it were a trick. But a trial of reading lessons examines reading. The charge would bite if the investigators had claimed more than they measured, and on the whole they did not.</p>
<p>Two columns deserve to be read aloud with the good news. Serious adverse events were reported by 49.4 per cent of the exercisers and 45.7 per cent of the others. The difference may be chance. It may come from the exercisers’ meeting staff twice a week, who could ask. It may be exercise. The trial cannot tell these apart. And when cardiovascular events in the same people were analysed, there was no benefit to be seen: 14.8 per cent with exercise, 13.8 without.</p>
<p>Consider what that second finding does. Here are the same 1,635 people, with the same programme, and the same statisticians. Ask about arteries and the honest headline is that two and a half years of activity in late life did nothing detectable. Ask about the corridor and it kept people on their feet. Both headlines are true, and only one of them was the question. Had the protocol been written by a cardiologist, we might be citing LIFE today as a disappointment.</p>
<p>Endpoints are chosen years before the first lap, by people at a table, when nothing is known. No laboratory is needed for this one, and no letter with results. Somewhere on the eighth lap or the ninth, the woman in the corridor looks round for the chair.</p>
`,
};
