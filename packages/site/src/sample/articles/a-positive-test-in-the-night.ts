import type { SampleArticle } from '../sample-content.ts';

export const aPositiveTestInTheNight: SampleArticle = {
  title: 'A Positive Test in the Night',
  slug: 'a-positive-test-in-the-night',
  excerpt:
    'A positive test for sleep apnoea may be right three times in four at a clinic, but only once in five elsewhere.',
  isPremium: false,
  publishedAt: '2026-06-21T07:30:00.000Z',
  host: 'maren-oduya',
  figure: 'predictive-value',
  topics: ['sleep', 'risk-assessment'],
  bodyRichtext: `
<p>Consider eight questions on a card. Do you snore loudly, are you tired by day, has anyone seen you stop breathing, and so on through weight, age and collar size. Cards of this kind are used to decide who should be tested for obstructive sleep apnoea, in which the airway closes repeatedly during the night and the sleeper wakes just enough to reopen it. They are quick and cost next to nothing to print, and the same card can be very good in one place and very poor in another.</p>
<p>To see how, take an imaginary card with some plausible properties. Suppose it flags ninety in a hundred of the people who have the condition. Suppose it also flags forty in a hundred of those who do not, because many people are tired, heavy or over fifty for other reasons. The sensitivity is 90 per cent and the specificity 60. These are made-up figures, chosen for easy sums.</p>
<h2>Two waiting rooms</h2>
<p>Hand the card first to a hundred people in a sleep clinic, where perhaps sixty really have apnoea. It picks out fifty-four of them. It also wrongly flags sixteen of the other forty. Seventy people leave with a positive card, and for fifty-four of them it is right: 77 per cent. A doctor who works there all week will come to trust the card.</p>
<p>Now post it to a thousand people drawn from the general population. A hundred of them are affected. It finds ninety of the hundred cases, exactly as advertised. It also flags 360 of the nine hundred who are well. That makes 450 positive cards, of which ninety are correct. The same card, with the same questions, filled in just as carefully, is now right one time in five.</p>
<p>Nothing has gone wrong with the test. What changed was who took it. Some positive results come from people who are ill and some from people who are well, and when few people are ill, most positive results are false. The figure on this page shows how far a positive result can be trusted, from rare conditions to common ones. Where a condition is rare, even a good test is mostly wrong when it says yes.</p>
<h2>The comfort of a negative result</h2>
<p>Run the sums the other way and the card looks better. In the thousand, 550 people are told they are clear, and only ten of them are not. A negative result is right 98 times in a hundred, although ninety in a hundred were well in any case. A test can be poor at confirming illness and fairly good at ruling it out. Much of the disappointment in screening comes from expecting confirmation and being given reassurance.</p>
<p>There is a further difficulty in the word “affected”. Apnoea is counted in interruptions of breathing per hour of sleep. How many people have the condition depends on how breathing is measured and where the line is drawn. When researchers in Lausanne recorded a general population in middle and later life with modern equipment, about half of the men and nearly a quarter of the women crossed the threshold usually called moderate. Either a great many people are ill, or the threshold was set for older instruments. The “one in ten” in my arithmetic is partly a choice.</p>
<h2>What a diagnosis is worth</h2>
<p>Finding a true case is not yet a benefit. In people who are sleepy by day, treatment with pressurised air can improve the sleepiness, and they feel that benefit within days. Whether the treatment prevents heart attacks is another matter. A large trial reported in 2016, in people who already had cardiovascular disease, found no reduction in cardiovascular events. Participants used the machine for little more than three hours a night on average, though mood and sleepiness did improve.</p>
<p>This is why the United States Preventive Services Task Force, when it looked in 2022 at screening adults without recognised symptoms, said the evidence was insufficient to judge. The statement was neither a yes nor a no, and it annoyed people on both sides. An admission of ignorance often has that effect.</p>
<p>I have no quarrel with the card. I would only like it to print, beside its result, the number it cannot know by itself: how common apnoea is among people like you.</p>
`,
};
