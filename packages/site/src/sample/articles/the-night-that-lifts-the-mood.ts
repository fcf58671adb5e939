import type { SampleArticle } from '../sample-content.ts';

export const theNightThatLiftsTheMood: SampleArticle = {
  title: 'The Night That Lifts the Mood',
  slug: 'the-night-that-lifts-the-mood',
  excerpt: 'A night without sleep lifts the mood of some deeply depressed patients, until they sleep again.',
  isPremium: false,
  publishedAt: '2026-01-01T07:30:00.000Z',
  host: 'maren-oduya',
  figure: null,
  topics: ['sleep', 'mental-and-emotional-health'],
  bodyRichtext: `
<p>On New Year’s morning half the street has been up all night and feels dreadful. Keep that in mind, because what follows seems to contradict it. Since the late 1960s psychiatrists have known that if certain deeply depressed patients are kept awake through a night and the whole of the next day, many of them improve. They improve within hours. People who have not smiled for months may ask for the newspaper. Then they sleep, and by the next day, in most cases, the depression has come back.</p>
<p>The discovery was made in Tübingen, in southern Germany. By the usual account, a teacher told her doctors there that she eased her depressions by cycling through the night. They might have dismissed this as eccentric. Instead a young doctor left out the bicycle and tested the night without sleep, and in 1971 two of the clinicians there published the first systematic observations. The finding has been repeated in dozens of studies since. A meta-analysis in 2017 put the proportion of patients who respond at about half.</p>
<h2>Half of whom, compared with what?</h2>
<p>I read the methods first, so let me spoil the story a little. In most of these studies there is no true control. A night awake cannot be disguised: the patient knows, the nurse who keeps offering a game of cards knows, and the person scoring mood the next afternoon generally knows too. A night on a ward with other people, light and conversation is also a great deal of attention for someone who has been lying in the dark. And “response” commonly means that a score on a rating scale fell by a certain proportion, on one day.</p>
<p>When reviewers restrict themselves to controlled trials and look a week later, the picture is less clear. A Scandinavian review published in 2021 found eight such trials, with 368 patients in all. After a week, adding sleep deprivation to ordinary treatment had no clear advantage. When one study of elderly patients was left out, a difference appeared, but within another week it was fading. The same review noted that some patients tipped over into mania, between about three and eleven in a hundred, depending on the case series. Keeping patients awake is a hospital procedure, and it has risks.</p>
<p>Still, I do not think that the patients’ expectations explain it all. Expectation rarely works so fast in severe illness, and its effect seldom ends with a nap. The relapse is the most convincing part. An older review of the literature estimated that among patients on no medication, more than four in five of those who had responded were ill again after a night of recovery sleep. Patients given placebo do not, as a rule, relapse because they have slept.</p>
<h2>A treatment nobody owns</h2>
<p>So here is a rapid antidepressant that needs no drug and lasts a day. What can one do with it? Groups in Milan and elsewhere have tried to make the improvement last: with lithium, with bright light in the morning, with a shift of bedtime over the following nights. Some of these combinations look promising in small trials. Few have been tested in trials large enough to settle anything. There is no molecule to license and no device to sell: a radio and a determined nurse can keep patients awake. The nurse’s night shift is the whole cost.</p>
<p>None of this makes sleep loss good for the mind. In healthy people a lost night tends to sour the mood and shorten the temper, and months of poor sleep go with a higher risk of later depression. The Tübingen effect is a fact about one illness in one kind of patient over one night. It cannot be turned into a slogan for or against sleep, and I am fond of it for that.</p>
<p>What remains with me is a description by a psychiatrist who has sat through many of these nights. The moment, she said, always comes at around four. Somebody who has answered in single words since evening looks up and remarks on something: the tea, the rain, another patient’s socks. Everyone at the table hears it. Nobody says anything. There is a bed at the end of the corridor, and they all know what will happen when the patient sleeps.</p>
`,
};
