import type { SampleArticle } from '../sample-content.ts';

export const theNightThatLiftsTheMood: SampleArticle = {
  title: 'The Night That Lifts the Mood',
  slug: 'the-night-that-lifts-the-mood',
  excerpt:
    'Keep some deeply depressed patients awake until morning and the weight goes. Then they sleep, and it returns. Half a century of a result nobody can quite use.',
  isPremium: false,
  publishedAt: '2026-01-01T07:30:00.000Z',
  host: 'maren-oduya',
  figure: null,
  topics: ['sleep', 'mental-and-emotional-health'],
  bodyRichtext: `
<p>On this one morning of the year half the street has been up all night and feels dreadful. Keep that in mind, because what follows runs against it. Since the late 1960s psychiatrists have known that if certain deeply depressed patients are kept awake from one morning to the following evening, many of them improve. They improve within hours. People who have not smiled for months may ask for the newspaper. Then they sleep, and by the next day, in most cases, it has come back.</p>
<p>The discovery belongs to Tübingen, in southern Germany, where by the usual account a teacher told her doctors that she eased her depressions by cycling through the night. One might have filed that under eccentricity. Instead a young doctor left out the bicycle and tested the night, and in 1971 two of the clinicians there published the first systematic observations. The finding has been repeated in dozens of studies since. A meta-analysis in 2017 put the proportion who respond at about half.</p>
<h2>Half of whom, compared with what</h2>
<p>I read the methods first, so let me spoil the story a little. In most of these studies there is no true control. A night awake cannot be disguised: the patient knows, the nurse who keeps offering cards knows, and the person scoring mood the next afternoon generally knows too. A night on a ward with company, light and conversation is also a great deal of attention for someone who has been lying in the dark. Response is commonly defined as a fall in a rating scale by some fraction, on one day.</p>
<p>When reviewers restrict themselves to controlled trials and look a week later, the picture blurs. A Scandinavian review published in 2021 found eight such trials, with 368 patients in all, and no clear advantage after a week for adding sleep deprivation to ordinary treatment. Leaving out one study of elderly patients brought a difference back, and within another week it was fading. The same review noted that some patients tipped over into mania, between about three and eleven in a hundred across the case series. This is a hospital procedure with a hazard attached.</p>
<p>Still, I do not think expectation explains it all. Expectation rarely works so fast in severe illness, and it seldom switches off after a nap. The relapse is the most convincing part. An older review of the literature estimated that among patients on no medication, more than four in five of those who had responded were ill again after a night of recovery sleep. Patients given placebo do not, as a rule, relapse because they closed their eyes.</p>
<h2>A result without an owner</h2>
<p>So here is a rapid antidepressant, free of charge, that lasts a day. What does one do with it? Groups in Milan and elsewhere have tried to hold the gain with lithium, with bright light in the morning, with a shift of bedtime over the following nights. Some of these combinations look promising in small trials. Few have been run at a size that would settle anything. There is no molecule to license, no device that cannot be replaced by a radio and a determined nurse, and the nurse’s night shift is the whole cost.</p>
<p>Its larger use may be as a clue. Ordinary antidepressants take weeks, which makes it hard to see what in the brain is changing and when. A treatment that works overnight and can be undone by noon is a gift to anyone with a scanner. Theories have involved body clocks, adenosine, the strength of connections between neurones. None has yet earned the right to be called the explanation. When ketamine was found to act within hours, the old experiments in wakefulness were taken off the shelf again for comparison.</p>
<p>None of it makes sleep loss good for the mind. In healthy people a lost night tends to sour the mood and shorten the temper, and months of poor sleep go with a higher risk of later depression. The Tübingen effect is a fact about one illness in one kind of patient over one night. It refuses to be turned into a slogan about sleep, in either direction, and I am fond of it for that.</p>
<p>What remains with me is a description by a psychiatrist who has sat through many of these nights. The hour, she said, is always around four. Somebody who has answered in single words since evening looks up and remarks on something: the tea, the rain, another patient’s socks. Everyone at the table hears it. Nobody says anything, because there is a bed at the end of the corridor, and they all know about the bed.</p>
`,
};
