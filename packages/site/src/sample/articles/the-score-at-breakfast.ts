import type { SampleArticle } from '../sample-content.ts';

export const theScoreAtBreakfast: SampleArticle = {
  title: 'The Score at Breakfast',
  slug: 'the-score-at-breakfast',
  excerpt:
    'Tell people they slept badly and they may feel it by lunch, whatever the night was like. What happens when a ring tells them every morning?',
  isPremium: true,
  publishedAt: '2026-02-06T07:30:00.000Z',
  host: 'maren-oduya',
  figure: null,
  topics: ['sleep', 'mental-and-emotional-health'],
  bodyRichtext: `
<p>Sixty-three people with insomnia were given a watch and told that it would report on their sleep. Each morning at rising time it delivered a verdict. About half learned that they had slept well, the rest that they had slept badly, and for every one of them the verdict was made up. Researchers in Oxford and elsewhere, who published the experiment in 2018, then asked through the day how everybody felt. Those given bad news were foggier and sleepier by evening, and their mood had risen less through the morning. Nothing had been done to their nights.</p>
<p>I like this study for what it measured next. In the evening the volunteers came to the laboratory for a test of simple reaction, the kind at which a tired brain fails. On that there was no difference to speak of. The feedback had altered the report a person gives of herself, and had not altered the speed of her thumb.</p>
<p>An earlier experiment with students, told that they had enjoyed a great or a small amount of dreaming sleep, claimed an effect on mental arithmetic as well. It was small, and I would want to see it again. The finding about mood and fatigue needs no great leap. We feel, in part, what we have been told.</p>
<h2>A number with no error bar</h2>
<p>Now make the verdict real and put it on a million fingers. A ring or a watch infers sleep from movement, pulse and temperature. Against a laboratory recording it does well at the easy part, knowing that a sleeping person is asleep. It does less well at catching a person who lies still and awake, and that is what insomnia largely consists of. On the stages of sleep, agreement is moderate at best. Then all of it is folded into one figure out of a hundred, by a formula the owner cannot see and the maker can change in an update.</p>
<p>The figure arrives without a range. Suppose that last night’s 71 and tonight’s 78 lie within the device’s own wobble. The screen shows seven points of progress. A blood test would come with a reference interval, and a good laboratory would add a coefficient of variation. The score comes with a colour.</p>
<p>In 2017 three clinicians in the United States described patients who had come to them on account of their trackers. They were spending longer in bed to improve the total, or insisted that they were poor sleepers after a laboratory night had shown otherwise. The authors proposed a name for it, orthosomnia, the pursuit of correct sleep. It was a series of three cases, and it has been cited as though it were a census. How common the condition is nobody quite knows. That it can happen is hard to doubt.</p>
<p>It fits an older understanding of insomnia, in which effort is part of the illness. Sleep is one of the few things that retreat from being tried for. Treatment that works, the behavioural kind, spends much of its time loosening the grip: fewer hours in bed, less checking of the clock. A device that checks the clock on one’s behalf, all night, and announces the result before coffee, is an odd guest in that house.</p>
<h2>The same data, with company</h2>
<p>And yet. In a randomised trial published in 2023, Australian researchers gave 113 people with insomnia symptoms either sleep education or five weeks of wearable data. With the data came somebody to explain them: why the sensor and the memory differ, what a bad-looking night means and does not. Those with data and guidance ended with milder insomnia than those without, by a moderate margin. Measures of depression and anxiety did not meaningfully separate the groups.</p>
<p>The devices in both stories are cousins. What differs is the sentence that comes after the number. A false verdict delivered alone made people feel worse. A true and imperfect one, discussed, helped some of them to worry less, perhaps because many people with insomnia sleep more than they remember. The trial cannot say how much of the gain belonged to the data and how much to the company. I should have liked a third arm, with the company only.</p>
<p>Elias points out that the first version scales and the second does not. A number costs nothing to send to one more customer; a conversation has to be paid for every time. Software is already being built to hold the conversation, and will have to be tested as a treatment rather than as a feature, against something better than silence.</p>
<p>For a month last winter I wore a ring and had a friend hide the score. Each morning I wrote down my own out of a hundred, and at the end we compared the two columns. They agreed a little. On the four mornings when they disagreed most, I had long since got on with the day.</p>
`,
};
