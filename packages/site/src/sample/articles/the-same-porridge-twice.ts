import type { SampleArticle } from '../sample-content.ts';

export const theSamePorridgeTwice: SampleArticle = {
  title: 'The Same Porridge, Twice',
  slug: 'the-same-porridge-twice',
  excerpt:
    'Eat a meal, eat it again a week later, and a glucose sensor may draw two different hills. A reader’s notes on what the curve on the telephone can mean.',
  isPremium: false,
  publishedAt: '2026-09-10T07:30:00.000Z',
  host: 'maren-oduya',
  figure: null,
  topics: ['nutrition'],
  bodyRichtext: `
<p>Suppose you eat a bowl of porridge on a Tuesday with a glucose sensor on your arm. The line on the telephone climbs, leans over and comes down. The next Tuesday you eat the same bowl at the same hour and the line draws a different hill. Most people conclude that they slept badly, or walked less, or that their metabolism is trying to tell them something. There is a duller possibility, and a metabolic ward has looked for it.</p>
<p>The method is so simple that one wonders why it was not the first thing anyone did. Researchers took data from two inpatient feeding studies in which thirty adults without diabetes had been given a great many weighed meals. Each meal came round again about a week later. That yielded 1,056 meal responses in duplicate, measured by commercial sensors, from people who could not wander off to a bakery in between.</p>
<p>The duplicates agreed poorly. The correlation between the first response and the second was below a half for both brands of sensor. The intraclass correlation, which asks how much of the variation belongs to the person and the meal rather than to the occasion, was about 0.3 for one device and 0.14 for the other. The line that made me put the paper down was another one. A person’s response to the same meal eaten twice varied about as much as that person’s response to different meals.</p>
<h2>Where the noise lives</h2>
<p>A sensor of this kind does not sit in the blood. It rests in the fluid under the skin, a few minutes behind, and converts an electrical current into a number by way of a calibration that differs a little from one piece of plastic to the next. Lean on the arm in your sleep and the reading may sag. None of this is hidden. The devices were built for people with diabetes, whose glucose travels over a far wider range, and in whom an error of this size is small beside the journey.</p>
<p>The rest of the noise is the body. Glucose after a meal depends on how fast the stomach empties, on the previous meal, the previous night, the walk to the table, the time of the month, a cold coming on. A hospital ward flattens much of that and the agreement was still modest. In a kitchen one would hardly expect better.</p>
<p>In people without diabetes the signal is also small. Most of the day is spent in a narrow band, and the hills are low. When the true differences are slight, the same absolute error takes up more of the picture. A bathroom scale that wavers by a kilogram is a fair instrument for weighing adults and a poor one for weighing letters.</p>
<h2>What survives the second bowl</h2>
<p>It would be too easy to stop here. Averages over many meals are steadier than single hills, because error shrinks as the pile grows. Groups behave better than persons: across hundreds of volunteers, white bread does raise glucose more than lentils. And not every test has been so unkind. In a larger study, volunteers who wore two sensors of one brand at the same time saw them agree closely. That answers whether the device repeats itself. The ward asked whether the person does, and whether one lunch can tell.</p>
<p>The distinction matters because of what is being sold. Since 2024 sensors have been available over the counter in the United States, and applications will score a breakfast on the strength of a single curve. An influential Israeli study of 2015 followed eight hundred people and built a model that predicted individual responses from many meals, habits and gut bacteria. The model had mountains of data. The customer generally has a fortnight, a banana and a feeling of reproach.</p>
<p>Then there is the question behind the question. For a healthy adult it has not been shown that flattening such hills prevents anything. It may. Nobody has followed such people for long enough, with an outcome at the end that a patient would recognise. Until then the curve is a measurement in search of a consequence.</p>
<p>Elias, who counts such things, asked how many times one would have to eat the porridge before trusting the difference between it and toast. I did the sum with the ward’s figures. For an average reliable to 0.8, a common if arbitrary demand, it comes to about nine bowls with one device and twenty-five with the other, and then as many plates of toast. By then the sensor would have been changed, the season with it, and the eater would know a good deal about porridge.</p>
`,
};
