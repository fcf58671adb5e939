import type { SampleArticle } from '../sample-content.ts';

export const aHundredThousandWrists: SampleArticle = {
  title: 'A Hundred Thousand Wrists',
  slug: 'a-hundred-thousand-wrists',
  excerpt:
    'A hundred thousand British volunteers wore a wristband that was good at measuring activity and worse at sleep.',
  isPremium: false,
  publishedAt: '2026-02-15T07:30:00.000Z',
  host: 'maren-oduya',
  figure: null,
  topics: ['exercise', 'sleep'],
  bodyRichtext: `
<p>Before there were accelerometers, there were stairs. Soon after the war, Jerry Morris and his colleagues wanted to know whether exertion protected the heart, and they had no device to strap on anybody. They used London Transport instead. Drivers sat all day; conductors on the double-deckers climbed up and down collecting fares. A man’s job title showed how active he was, and in 1953 <em>The Lancet</em> printed the result:<sup id="fnref-1"><a href="#fn-1">1</a></sup> conductors had less coronary disease than the men who drove them about. The study could not say how any of them slept.</p>
<p>Sixty years later, padded envelopes with a wristband inside began to arrive in British homes. UK Biobank had already recruited half a million people aged 40 to 69. Between 2013 and 2015 it asked many of them to wear the band for a week, day and night, and post it back. A little under half agreed, and 103,712 sets of recordings came back.<sup id="fnref-2"><a href="#fn-2">2</a></sup> Each band had recorded acceleration in three directions a hundred times a second.</p>
<h2>What the band measured well</h2>
<p>Exercise questionnaires ask people to remember what they did and to describe it honestly. The band depended on neither memory nor honesty. It showed that activity falls steadily with age, by about 7.5 per cent with each decade. It showed that the seasons, which people complain of so much, made little difference. And when the recordings were compared with later illness, they suggested that the old questionnaires had made the benefit of movement look too small. Links between movement and disease tended to look stronger once movement was measured by a device instead of reported from memory.</p>
<p>One analysis, in 2021, followed 87,498 of the participants and found 4,105 new cardiovascular events. Spending twenty minutes a day more in moderate or vigorous activity, and twenty minutes less on everything else, went with a risk about nine per cent lower. It also matters where those minutes come from. A day has twenty-four hours, so nobody can simply add exercise to it. The time has to be taken from something else, and that may be sleep.</p>
<h2>What the band had to guess</h2>
<p>Sleep is where the device is weaker. An accelerometer knows that a wrist is still. It cannot know whether its wearer is asleep, watching a film, or lying in the dark at four o’clock composing a letter to the council. To recognise sleep in these still hours, the researchers trained a computer model on some 150 volunteers who had worn cameras by day and kept sleep diaries. From the pictures and diaries, human readers labelled each activity. The model agreed with the labels 88 per cent of the time.</p>
<p>That is a fine score. But if the errors were spread evenly over the day, nearly three hours out of twenty-four would be labelled wrongly. The errors are not spread evenly. Sprinting is seldom mistaken for sleep. Most of the confusion is between sitting quietly and sleeping. Compared with laboratory recordings of brain waves, motion devices of this kind tend to miss time spent awake and motionless. A bad night can look, from the wrist, like a good one.</p>
<p>So the recordings deserve more confidence about the days than about the nights. Where the band says that one person walked briskly, I believe it. Where it says that another slept six hours and ten minutes, I believe the six hours but not the ten minutes.</p>
<h2>One week to stand for a decade</h2>
<p>There is also the question of who took part, and when. About one in eighteen of those originally invited to UK Biobank joined, and they were healthier and better off than the country as a whole. Only some of these volunteers then agreed to wear the band. Each was observed for a single week, which had to stand for a decade. People who know that they are being recorded do not behave as usual, at least for the first few days. An undiagnosed illness can also slow the legs and disturb the night. Studies allow for such illnesses by ignoring the first years of follow-up, which helps.</p>
<p>The conductors went home after the last bus, having climbed several hundred stairs. Nobody recorded how they slept. My guess is that they slept well, but guesses of that kind have been wrong before.</p>
<section data-footnotes>
<ol>
<li id="fn-1">Morris JN, Heady JA, Raffle PAB, et al. The Lancet, 1953. <a href="https://doi.org/10.1016/S0140-6736(53)90665-5">doi.org/10.1016/S0140-6736(53)90665-5</a> <a href="#fnref-1">Back</a></li>
<li id="fn-2">Doherty A, Jackson D, Hammerla N, et al. PLOS ONE, 2017. <a href="https://doi.org/10.1371/journal.pone.0169649">doi.org/10.1371/journal.pone.0169649</a> <a href="#fnref-2">Back</a></li>
</ol>
</section>
`,
};
