import type { SampleArticle } from '../sample-content.ts';

export const aHundredThousandWrists: SampleArticle = {
  title: 'A Hundred Thousand Wrists',
  slug: 'a-hundred-thousand-wrists',
  excerpt:
    'For one week each, volunteers in Britain wore a small band that recorded every stir. It caught movement beautifully, sleep rather less so, and the empty hours in between.',
  isPremium: false,
  publishedAt: '2026-02-15T07:30:00.000Z',
  host: 'maren-oduya',
  figure: null,
  topics: ['exercise', 'sleep'],
  bodyRichtext: `
<p>Stairs were the first accelerometer. When Jerry Morris and his colleagues wanted to know, soon after the war, whether exertion protected the heart, they had no device to strap on anybody. They had London Transport. Drivers sat all day; conductors on the double-deckers climbed up and down collecting fares. The job title did the measuring, and in 1953 <em>The Lancet</em> printed the result: conductors had less coronary disease than the men who drove them about. What anybody did in bed, on that evidence, was nobody’s business.</p>
<p>Sixty years on, a padded envelope went through British letterboxes with a wristband inside. UK Biobank had already recruited half a million people aged 40 to 69. Between 2013 and 2015 it asked many of them to wear the band for a week, day and night, and post it back. A little under half agreed, and 103,712 sets of recordings came home. Each band had noted acceleration in three directions a hundred times a second. Seven days of that is about 180 million numbers, from one wrist.</p>
<h2>What the band caught</h2>
<p>Exercise questionnaires ask people to remember and then to be modest about it. The band had neither handicap. It showed activity falling by about 7.5 per cent with each decade of age, steadily, across the cohort. It showed that the differences between the seasons, which people complain of so much, were small. And when the recordings were set beside later illness, they suggested that the old questionnaires had been undercharging: associations between movement and disease tended to look stronger once movement was measured by something that could not flatter itself.</p>
<p>One analysis, in 2021, followed 87,498 of the participants and found 4,105 new cardiovascular events. Shifting twenty minutes a day from everything else into moderate or vigorous activity went with a risk about nine per cent lower. The word “shifting” carries the methodological interest. A day has twenty-four hours. Nobody can add exercise to it; one can only take time from something, and one of the somethings is sleep.</p>
<h2>What the band guessed</h2>
<p>There the instrument grows shy. An accelerometer knows that a wrist is still. It cannot know whether the owner is asleep, or watching a film, or lying in the dark at four o’clock composing a letter to the council. To turn stillness into sleep, the researchers trained a computer on some 150 volunteers who had worn cameras by day and kept sleep diaries, and who could therefore be checked. The model agreed with the human labels 88 per cent of the time.</p>
<p>That is a fine score. It is also, if the errors were spread evenly, nearly three hours of every day filed in the wrong drawer. They are not spread evenly. Sprinting is seldom mistaken for slumber. The confusion gathers at the border between sitting quietly and sleeping, and against laboratory recordings of brain waves, motion devices of this family tend to overlook time spent awake and motionless. A bad night can look, from the wrist, like a good one.</p>
<p>So the two halves of the same week deserve different confidence. Where the band says that a person walked briskly, I believe it. Where it says that another slept six hours and ten minutes, I believe the six.</p>
<h2>Seven days and the years around them</h2>
<p>Then there is the question of who and when. About one in eighteen of those invited to UK Biobank originally joined, and they were healthier and better off than the country they came from. The wearers were a subset of the willing. Each was observed for a single week, which had to stand for a decade, and people do not behave like themselves when they know that they are being recorded, at least until Wednesday. Illness that has not been diagnosed yet also slows the legs and breaks the night. Studies allow for this by ignoring the first years of follow-up, which helps.</p>
<p>Elias, who likes to know what things fetch, compared the two instruments. Morris got his exposure free, from a payroll. The bands had to be bought, charged, posted, cleaned and posted again, and the data fill a warehouse. Yet the payroll answered one question and was finished. The recordings were kept raw, every tremor of them, so that each better model can be run over the same old week. He would pay for the rawness, he said, and treat every sleep score computed so far as provisional.</p>
<p>The conductors went home after the last bus with their several hundred stairs behind them. How they slept is not recorded. One assumes well, but one has been wrong before from that sort of distance.</p>
`,
};
