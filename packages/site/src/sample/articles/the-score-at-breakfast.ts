import type { SampleArticle } from '../sample-content.ts';

export const theScoreAtBreakfast: SampleArticle = {
  title: 'The Score at Breakfast',
  slug: 'the-score-at-breakfast',
  excerpt: 'Tell people that they slept badly and they may feel worse, whatever the night was like.',
  isPremium: true,
  publishedAt: '2026-02-06T07:30:00.000Z',
  host: 'maren-oduya',
  figure: null,
  topics: ['sleep', 'mental-and-emotional-health'],
  bodyRichtext: `
<p>Sixty-three people with insomnia were given a watch and told that it would report on their sleep. Each morning, when they got up, it delivered a verdict. About half learned that they had slept well, the rest that they had slept badly, and for every one of them the verdict was made up. Researchers in Oxford and elsewhere, who published the experiment in 2018, then asked through the day how everybody felt. Those given bad news were foggier and sleepier by evening, and their mood had risen less through the morning. Nothing had been done to their sleep.</p>
<p>I like this study for what it measured next. In the evening the volunteers came to the laboratory for a test of simple reaction, the kind that a tired brain does badly. On that test the groups hardly differed. The feedback had changed how people said they felt. It had not changed how fast they reacted.</p>
<p>In an earlier experiment, students were told that they had had a lot of dreaming sleep or very little, and the authors claimed an effect on performance in mental arithmetic. It was a small experiment, and I would want to see it repeated. The finding about mood and fatigue is easier to believe. How we feel depends, in part, on what we have been told.</p>
<hr data-members>
<h2>A number without a margin of error</h2>
<p>Now suppose that the verdict is real, and that a million people wear it on a finger. A ring or a watch infers sleep from movement, pulse and temperature. Against a laboratory recording it does well at the easy part, recognising that a sleeping person is asleep. It does less well at catching a person who lies still and awake, and that is what insomnia largely consists of. On the stages of sleep, agreement is moderate at best. Then all of it is combined into one figure out of a hundred, by a formula that the owner cannot see and that the maker can change in an update.</p>
<p>The figure arrives without a range. Suppose that the difference between yesterday’s 71 and today’s 78 is within the device’s own error. The screen still shows seven points of progress. A blood test would come with a reference interval, and a good laboratory would add a coefficient of variation. The score comes with a colour.</p>
<p>In 2017 three clinicians in the United States described patients who had come to them on account of their trackers. Some patients spent longer in bed to improve the total. Some insisted that they were poor sleepers, although a night in a sleep laboratory had shown otherwise. The authors proposed a name for the condition: orthosomnia, the pursuit of correct sleep. Their paper was a series of three cases, and it has been cited as though it were a census. Nobody quite knows how common orthosomnia is, but it is hard to doubt that it exists.</p>
<p>The condition fits an older understanding of insomnia, in which effort is part of the illness. Sleep is one of the few things that get harder the more one tries. The treatment that works, which is behavioural, teaches people to try less: fewer hours in bed, less checking of the clock. A device that checks the clock for its owner, all night, and announces the result before coffee, does not sit well with that advice.</p>
<h2>The same data, with someone to explain them</h2>
<p>And yet such data can help. In a randomised trial published in 2023, Australian researchers gave 113 people with insomnia symptoms either sleep education or five weeks of wearable data. With the data came somebody to explain them: why the sensor and the memory differ, and what a bad-looking night does and does not mean. Those with data and guidance ended with milder insomnia than those without, by a moderate margin. On measures of depression and anxiety the groups did not differ meaningfully.</p>
<p>The devices in the two experiments were similar. What differed was what people were told after the number. A false verdict delivered alone made people feel worse. A true and imperfect one, discussed, helped others to worry less, perhaps because many people with insomnia sleep more than they remember. The trial cannot say how much of the gain came from the data and how much from the conversation. I would have liked a third arm, with the conversation only.</p>
<p>Elias points out that a number alone can easily be sold to millions, and a number with a conversation cannot. A number costs nothing to send to one more customer; a conversation has to be paid for every time. Software is already being built to hold the conversation. It will have to be tested as a treatment rather than as a feature, and against something better than no support at all.</p>
<p>For a month last winter I wore a ring and had a friend hide the score. Each morning I gave the night a score of my own, out of a hundred, and at the end we compared the two lists. The lists agreed a little. On the four mornings when the two scores differed most, I had known nothing of the difference and had simply got on with the day.</p>
`,
};
