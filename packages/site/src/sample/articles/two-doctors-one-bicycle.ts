import type { SampleArticle } from '../sample-content.ts';

export const twoDoctorsOneBicycle: SampleArticle = {
  title: 'Two Doctors, One Bicycle',
  slug: 'two-doctors-one-bicycle',
  excerpt:
    'In the 1960s two Stockholm researchers shared a bicycle, one leg each, and let a needle settle what work and supper do together. A shop aisle followed.',
  isPremium: false,
  publishedAt: '2026-04-19T07:30:00.000Z',
  host: 'maren-oduya',
  figure: null,
  topics: ['exercise', 'nutrition'],
  bodyRichtext: `
<p>Picture a laboratory bicycle in Stockholm with a doctor on either side. Each has one foot on a pedal, so that between them they make up a single cyclist. They go on until the working legs can do no more. Then a hollow needle is pushed into the thigh of the tired leg, and of the idle one, and a thread of muscle is drawn out and weighed. The two men go home, eat a great deal of carbohydrate, and return for the needle on each of the following days.</p>
<p>The experiment by Jonas Bergström and Eric Hultman appeared in <em>Nature</em> in 1966, and by the usual account they were their own subjects. Two people is a sample to make any reviewer sigh. Yet it is one of the most elegant designs I have read. Each volunteer served as his own control, and so did each half of him. Both legs had the same supper, the same blood, the same hormones and the same night’s sleep. Only the work was different.</p>
<h2>What the needle found</h2>
<p>Muscle keeps a store of carbohydrate called glycogen, and hard cycling empties it. That was broadly known. What nobody had seen in a human being was the refilling. In the rested leg the store barely shifted, however much was eaten. In the leg that had worked, it rose past its old level within a day or so and kept going, to about twice that of its neighbour. The food was available to both. Something local, left behind by the exercise, decided who took it.</p>
<p>A year later, with colleagues in the same city, the pair asked whether the store mattered. Nine men cycled to exhaustion at a fixed hard pace after several days on each of three diets in turn. On fat and protein they lasted about an hour. On mixed food it was nearly two, and on a diet heavy in carbohydrate about two and three quarter hours. The glycogen in the thigh before the start tracked the time to the end. Few studies in nutrition have produced an effect one could time with a kitchen clock.</p>
<p>Notice what kind of result it is. It concerns an hour or more of steady work near the upper end of what can be sustained, by fit young men, to a point at which they could not turn the pedals. It says nothing about a forty-minute jog. It does not say that carbohydrate makes a person healthier, slimmer or longer-lived. It says that one fuel in one tank can set the limit for one sort of effort.</p>
<h2>From the thigh to the shelf</h2>
<p>Athletes read it within a few seasons, and the pasta supper on the eve of a marathon became a ritual. Then came drinks, bars and gels, and they travelled beyond the people for whom the tank is ever empty. The aisle is a lesson in how a finding is stretched. Something true of the last half-hour of a marathon is printed on a bottle that will be opened on a bus.</p>
<p>There was a quieter inheritance. If a working muscle pulls glucose out of the blood, and goes on pulling for a day afterwards, exercise becomes a matter of interest to people with no thought of racing. A good deal of later research on insulin and activity starts from that local appetite in the leg. One-legged exercise, with the other leg as the control, has become a standard design. I can think of few trials in ageing with a comparator half as good.</p>
<p>The measurement had its limits, and those who used it were frank about them. A biopsy takes a pinch of one muscle. The pinch beside it may differ. Nobody will have it done weekly for ten years, so what we know of glycogen comes from short studies in willing young legs, mainly men’s. There are newer methods that use magnets and no needle, and devices sold to athletes that claim to judge the store through the skin by ultrasound. Independent tests of those have been less than kind.</p>
<p>Whenever a diet is said to suit everyone, or a workout is praised without a word about supper, I think of those two men and their four legs. In a week they had shown that neither the food nor the work alone would produce the result. It took both, on the same side of the bicycle. Then somebody, presumably, had to drive home, and one would like to know which foot he used on the clutch.</p>
`,
};
