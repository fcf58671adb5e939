import type { SampleArticle } from '../sample-content.ts';

export const twoDoctorsOneBicycle: SampleArticle = {
  title: 'Two Doctors, One Bicycle',
  slug: 'two-doctors-one-bicycle',
  excerpt: 'Two Stockholm researchers shared a bicycle, one leg each, to see what exercise and food do to a muscle.',
  isPremium: false,
  publishedAt: '2026-04-19T07:30:00.000Z',
  host: 'maren-oduya',
  figure: null,
  topics: ['exercise', 'nutrition'],
  bodyRichtext: `
<p>Picture a laboratory bicycle in Stockholm with a doctor on either side. Each has one foot on a pedal, so that between them they make up a single cyclist. They go on until the working legs can do no more. Then a hollow needle is pushed into the thigh of the tired leg, and of the idle one, and a thread of muscle is drawn out and weighed. The two men go home, eat a great deal of carbohydrate, and return for another sample on each of the following days.</p>
<p>The experiment by Jonas Bergström and Eric Hultman appeared in <em>Nature</em> in 1966, and by the usual account they were their own subjects. A sample of two would make any reviewer sigh. Yet it is one of the most elegant designs I have read about. Each volunteer served as his own control, one leg against the other. Both legs had the same supper, the same blood, the same hormones and the same night’s sleep. Only the exercise was different.</p>
<h2>What the needle found</h2>
<p>Muscle keeps a store of carbohydrate called glycogen, and hard cycling empties it. That was broadly known. What nobody had seen in a human being was the refilling. In the rested leg the store barely changed, however much was eaten. In the leg that had worked, the store rose past its old level within a day or so and kept going, to about twice that in the rested leg. The food was available to both legs. Something local, left behind by the exercise, decided which of them stored it.</p>
<p>A year later, with colleagues in the same city, the pair asked whether the store affected endurance. Nine men cycled to exhaustion at a fixed hard pace after several days on each of three diets in turn. On fat and protein they lasted about an hour. On mixed food they lasted nearly two hours, and on a diet heavy in carbohydrate about two and three quarters. The more glycogen the thigh held before the start, the longer the ride tended to last. Few studies in nutrition have produced an effect one could time with a kitchen clock.</p>
<p>The result is a narrow one. It concerns fit young men who worked steadily for an hour or more, near the limit of what they could sustain, until they could no longer turn the pedals. It says nothing about a forty-minute jog. It does not say that carbohydrate makes a person healthier, slimmer or longer-lived. It says that one store of fuel can set the limit for one sort of effort.</p>
<h2>From the thigh to the shelf</h2>
<p>Athletes took note within a few seasons, and the pasta supper on the eve of a marathon became a ritual. Then came drinks, bars and gels, and they were also sold to people whose glycogen never runs out. It is a lesson in how a finding is stretched. Something true of the last half-hour of a marathon is printed on a bottle that will be opened on a bus.</p>
<p>The experiment also had a quieter legacy. If a working muscle pulls glucose out of the blood, and goes on pulling for a day afterwards, exercise becomes a matter of interest to people with no thought of racing. A good deal of later research on insulin and activity starts from that hunger for glucose in the exercised leg. One-legged exercise, with the other leg as the control, has become a standard design. I can think of few trials in ageing with a comparison half as good.</p>
<p>The measurement had its limits, and those who used it were frank about them. A biopsy takes a tiny piece of one muscle, and the tissue beside it may differ. Nobody will have a biopsy every week for ten years, so what we know of glycogen comes from short studies in willing young legs, mainly men’s.</p>
<p>Whenever a diet is said to suit everyone, or a workout is praised without a word about supper, I think of those two men and their four legs. In a week they had shown that neither the food nor the exercise alone would fill the muscle. It took both, in the same leg. Afterwards somebody, presumably, had to drive home, and one would like to know which foot he used on the clutch.</p>
`,
};
