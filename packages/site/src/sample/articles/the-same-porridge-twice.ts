import type { SampleArticle } from '../sample-content.ts';

export const theSamePorridgeTwice: SampleArticle = {
  title: 'The Same Porridge, Twice',
  slug: 'the-same-porridge-twice',
  excerpt: 'Eat the same meal twice, a week apart, and a glucose sensor may draw two different curves.',
  isPremium: false,
  publishedAt: '2026-09-10T07:30:00.000Z',
  host: 'maren-oduya',
  figure: null,
  topics: ['nutrition'],
  bodyRichtext: `
<p>Suppose you eat a bowl of porridge on a Tuesday with a glucose sensor on your arm. The line on your phone climbs, levels off and comes down. The next Tuesday you eat the same bowl at the same hour and the line has a different shape. Most people conclude that they slept badly, or walked less, or that their metabolism is trying to tell them something. There is a duller possibility, which is that the difference means nothing. Researchers have tested it on a metabolic ward.</p>
<p>They took data from two inpatient feeding studies in which thirty adults without diabetes had been given a great many weighed meals. Each meal came round again about a week later. That yielded 1,056 meal responses in duplicate, measured by commercial sensors, from people who could not wander off to a bakery in between.</p>
<p>The duplicates agreed poorly. The correlation between the first response and the second was below a half for both brands of sensor. The intraclass correlation, which asks how much of the variation is due to the person and the meal rather than to the occasion, was about 0.3 for one device and 0.14 for the other. Another finding made me put the paper down. A person’s response to the same meal eaten twice varied about as much as that person’s response to different meals.</p>
<h2>Where the noise comes from</h2>
<p>A sensor of this kind does not touch the blood. It rests in the fluid under the skin, where glucose lags a few minutes behind. It converts an electrical current into a number, using a calibration that differs a little from one sensor to the next. If you lie on that arm in your sleep, the reading may drop. None of this is hidden. The devices were built for people with diabetes, whose glucose rises and falls over a far wider range. Beside those swings, an error of this size is small.</p>
<p>The rest of the noise comes from the body. Glucose after a meal depends on how fast the stomach empties, on the previous meal, the previous night, the walk to the table, the time of the month, a cold coming on. A hospital ward removes much of that variation, and the agreement was still modest. In a kitchen one would hardly expect better.</p>
<h2>What can still be trusted</h2>
<p>It would be too easy to stop here. Averages over many meals are steadier than single curves, because the errors tend to cancel out. Groups are more consistent than individuals: across hundreds of volunteers, white bread does raise glucose more than lentils. And not every test has gone so badly. In a larger study, volunteers wore two sensors of one brand at the same time, and the two agreed closely. That shows that the device gives consistent readings. The study on the ward asked whether a person’s body responds consistently, and whether one lunch is enough to tell.</p>
<p>The distinction matters because of what is being sold. Since 2024 sensors have been available over the counter in the United States, and apps will score a breakfast on the evidence of a single curve. An influential Israeli study of 2015 followed eight hundred people and built a model that predicted individual responses from many meals, habits and gut bacteria. The model had mountains of data. The customer generally has two weeks of readings and a guilty feeling about a banana.</p>
<p>Then there is a larger question. It has not been shown that flattening such curves prevents anything in a healthy adult. It may do. Nobody has followed such people for long enough to count outcomes that a patient would notice. Until somebody does, we do not know what the curve means for health.</p>
<p>Elias, who counts such things, asked how many times one would have to eat the porridge before trusting the difference between it and toast. I did the sum with the ward’s figures. To make the average reliable to 0.8, a common if arbitrary standard, takes about nine bowls with one device and twenty-five with the other, and then as many plates of toast. By then the sensor would have been replaced, the season would have changed, and the eater would know a good deal about porridge.</p>
`,
};
