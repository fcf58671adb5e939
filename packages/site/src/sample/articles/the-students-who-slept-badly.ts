import type { SampleArticle } from '../sample-content.ts';

export const theStudentsWhoSleptBadly: SampleArticle = {
  title: 'The Students Who Slept Badly',
  slug: 'the-students-who-slept-badly',
  excerpt:
    'From 1948 a medical school asked its students how they slept, then followed them into old age. Four decades later the answers still carried information about who had become depressed.',
  isPremium: false,
  publishedAt: '2026-06-03T07:30:00.000Z',
  host: 'maren-oduya',
  figure: null,
  topics: ['sleep', 'mental-and-emotional-health'],
  bodyRichtext: `
<p>Medical students make convenient subjects. They can be found, they answer forms in legible sentences (this was 1948), and they go on answering them, since a doctor rarely disappears. Caroline Bedell Thomas, a physician at Johns Hopkins, wanted to know what in a young man foretold the blood pressure and heart disease of an older one. She set about measuring entire classes as they came through the school: pulses, families, temperaments, coffee. Somewhere in the pile was a set of questions about sleep.</p>
<p>She called it the Precursors Study, which is as good a name as any cohort has had. The classes of 1948 to 1964 went out into practice, married, put on weight, became professors, and every so often opened an envelope from Baltimore. Thomas retired. Others kept posting the envelopes.</p>
<h2>Forty years of envelopes</h2>
<p>In 1997 her successors reported what had become of the sleep answers. They had 1,053 men, followed for a median of 34 years. Over that time 101 had developed clinical depression, and of these thirteen had died by suicide; the cumulative risk at forty years came to 12.2 per cent. Men who had reported insomnia as students carried about twice the risk of those who had not. The relative risk was 2.0, with an interval from 1.2 to 3.3. Those who had trouble sleeping under stress stood at 1.8.</p>
<p>What gives a methods reader pause, in the agreeable sense, is the order of events. Much of the literature linking poor sleep to depression has asked both questions on the same afternoon, and so cannot say which came through the door first. Here the sleep was written down in a student’s own hand decades before the illness. The analysis allowed for parental depression, for coffee, and for temperament as it was measured at the time.</p>
<h2>How much a doubling knows</h2>
<p>Two cautions belong next to that number. The first concerns what a relative risk can do for one man. If something like one in nine of the sound sleepers became depressed over forty years, then something like two in nine of the bad sleepers did. Seven of those nine did not. As a statement about a class the answer was informative; as a fortune told to a student at two in the morning it would have been mostly wrong, and probably bad for his sleep.</p>
<p>The second is cause. Insomnia at twenty-three may help to bring on depression later, by wearing something down. It may equally be the first thin edge of an illness already arriving, or the mark of an anxious constitution of which the depression is another sign. Adjusting for temperament helps only as far as temperament was measured. And these were white-collar men, nearly all of them white, in one demanding profession with access to its own drugs cupboard. Women do not appear in the analysis at all.</p>
<p>Since then the association has been found again and again in other cohorts, shorter but wider, and with women in them. Replication settles that the pattern is there. It cannot settle what would happen if the sleep were mended.</p>
<h2>Mending it on purpose</h2>
<p>For that, someone must treat insomnia at random and count the depressions. An Australian trial called GoodNight tried. Its 1,149 adults had poor sleep and some low mood but were not yet clinically depressed, and they were given either a six-week online programme of cognitive behavioural therapy for insomnia or a placebo website about health. Symptoms of depression fell more with the programme, and still differed at six months. New episodes of major depression were too few to tell the arms apart, and fewer than half the volunteers were there to be counted at the end.</p>
<p>So the evidence has a gap in its middle, between a cohort that waited four decades and a trial that could afford half a year. The smoke and the fire go together, and fanning the smoke away has been shown to make the room nicer. Whether it does anything for the fire is still on the list.</p>
<p>Elias asked what the study cost. I could not tell him. A study that crosses five decades goes through many budgets, and the one line found in all of them is postage. He tried to price it backwards. A question asked of a student in 1948 takes ten seconds, and an asset that goes on yielding at fifty, he said, is generally called a perpetuity. He would have bought the envelope list without reading the form.</p>
<p>I would have read the form, and looked twice at the lines about the night. It asked young men who were learning to hold a scalpel whether they slept well. A number of them said that they did not, and nobody wrote back.</p>
`,
};
