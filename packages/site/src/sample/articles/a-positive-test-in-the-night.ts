import type { SampleArticle } from '../sample-content.ts';

export const aPositiveTestInTheNight: SampleArticle = {
  title: 'A Positive Test in the Night',
  slug: 'a-positive-test-in-the-night',
  excerpt:
    'The same questionnaire for sleep apnoea can be right three times in four or once in five. Nothing about the questions changes, only the room in which they are asked.',
  isPremium: false,
  publishedAt: '2026-06-21T07:30:00.000Z',
  host: 'maren-oduya',
  figure: 'predictive-value',
  topics: ['sleep', 'risk-assessment'],
  bodyRichtext: `
<p>Consider eight questions on a card. Do you snore loudly, are you tired by day, has anyone seen you stop breathing, and so on through weight, age and the size of a collar. Cards of this kind are used to decide who should be tested for obstructive sleep apnoea, in which the airway closes repeatedly during the night and the sleeper surfaces just enough to reopen it. They are quick and cost nothing to print, and they can be very good or very poor without a word being changed.</p>
<p>To see how, give an imaginary card some plausible properties. Suppose it flags ninety in a hundred of the people who have the condition. Suppose it also flags forty in a hundred of those who do not, since many people are tired, heavy and over fifty for reasons of their own. In the language of the trade the sensitivity is 90 per cent and the specificity 60. These are made-up figures, chosen for easy sums.</p>
<h2>Two waiting rooms</h2>
<p>Hand it first to a hundred people in a sleep clinic, where perhaps sixty really have apnoea. It picks out fifty-four of them. Of the other forty it wrongly flags sixteen. Seventy people leave with a positive card and fifty-four of those are right: 77 per cent. A doctor who works there all week will come to trust the thing, and will say so at conferences.</p>
<p>Now post it to a thousand people drawn from the general population, with one in ten affected. It finds ninety of the hundred cases, exactly as advertised. It also flags 360 of the nine hundred who are well. That makes 450 positive cards, of which ninety are correct. The same card, with the same questions and the same diligence in filling it out, is now right one time in five.</p>
<p>Nothing has gone wrong with the test. What changed was the room. A positive result is a mixture of the ill who were found and the well who were startled, and when the ill are scarce the startled take over. The figure on this page draws the whole slope, and its lesson is that the steep part is at the low end, where most of us live.</p>
<h2>The comfort of a negative</h2>
<p>Run the sums the other way and the card improves. In the thousand, 550 people are told they are clear, and only ten of them are not. A negative is right 98 times in a hundred, although before the card was posted ninety in a hundred were well in any case. A test can be poor at finding and fairly good at dismissing. Much of the disappointment in screening comes from asking for the first and being sold the second.</p>
<p>There is a further difficulty in the word “affected”. Apnoea is counted in interruptions per hour of sleep, and where the line is drawn and how the breath is measured decide how many people fall beyond it. When researchers in Lausanne recorded a general population in middle and later life with modern equipment, about half of the men and nearly a quarter of the women crossed the threshold usually called moderate. Either a great many people are ill, or the line was drawn with older instruments. The prevalence in my arithmetic is partly a choice.</p>
<h2>What finding it is worth</h2>
<p>A true positive is only the start of an argument. In people who are sleepy by day, treatment with pressurised air can improve the sleepiness, and that is a real benefit felt by Tuesday. Whether it prevents heart attacks is another matter. A large trial reported in 2016, in people who already had cardiovascular disease, found no reduction in cardiovascular events, though participants used the machine for little more than three hours a night on average, and mood and sleepiness did improve.</p>
<p>This is why the United States Preventive Services Task Force, looking in 2022 at screening adults without recognised symptoms, said the evidence was insufficient to judge. The statement was neither a yes nor a no. It annoyed people on both sides, which is often how a blank in the evidence is received.</p>
<p>The question will not wait for them. Consumer watches and phones have begun to carry features, cleared by American regulators since 2024, that look for signs of apnoea overnight. They go to everyone who owns the device. Whatever their accuracy proves to be, it was established in one set of people and will be lived out in another, younger perhaps and mostly well.</p>
<p>I have no quarrel with the card or the watch. I would only like each to print, beside its result, the number it cannot know by itself: how common the thing was among people like you before you were asked.</p>
`,
};
