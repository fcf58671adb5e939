import type { SampleIssue } from '../sample-content.ts';

/** Issues of the edition 'episodes', one a week, each on the conversation that came out that morning. */
export const episodeIssues: readonly SampleIssue[] = [
  {
    edition: 'episodes',
    title: 'Six years on a compound that no one owns',
    slug: 'six-years-on-a-compound-that-no-one-owns',
    excerpt:
      'A generic compound has no owner, so who pays for its trial? One founder kept a study alive for six years.',
    bodyRichtext: `
<p>A compound that anyone may make has no owner, and a trial without an owner has no sponsor. The founder in today’s episode, <a href="/episodes/building-a-trial-nobody-wanted-to-fund">Building a Trial Nobody Wanted to Fund</a>, kept one alive for six years all the same, with patient capital, registries and a plain protocol.</p>
<p>Maren reads the protocol aloud and quarrels with two of its endpoints. Listen for the reply, because a protocol that cannot be defended in conversation will hardly be defended before a regulator. Elias asks what backers ask: what can honestly be promised when the molecule belongs to everybody and the answer may be no?</p>
<p>Our doubt is about the example. We talked to a founder whose study lived. Those whose money ran out in the third year have no results to discuss and seldom give interviews. Six years of patience are admirable, and they are not yet evidence that patience is a method.</p>
<p>The episode is for members. The same gap between cost and gain, on a shelf of jars, is the subject of <a href="/articles/an-expensive-verb">An Expensive Verb</a>, which anyone may read.</p>
`,
    sentAt: '2026-10-15T08:00:00.000Z',
  },
  {
    edition: 'episodes',
    title: 'Marked every morning by your own wrist',
    slug: 'marked-every-morning-by-your-own-wrist',
    excerpt:
      'Four guests agree about bedtimes, nearly part company over sleep stages, and end on what the marking does to us.',
    bodyRichtext: `
<p>Wrist data agrees with the sleep laboratory in some places, and in others only looks as if it did. For today’s episode, <a href="/episodes/four-views-on-sleep-trackers">Four Views on Sleep Trackers</a>, we asked a sleep scientist, a device engineer, an insurer and a sceptic to say which is which.</p>
<p>Bedtimes cause little dispute. Sleep stages nearly end the evening, and the quarrel is instructive if one keeps asking what each guest would count as agreement. Listen above all to the last half hour. It goes to a plainer matter than accuracy, namely whether being marked every morning helps anyone to sleep at night.</p>
<p>The plain question is also the hardest to study, and there we have our doubt. People who buy a device that marks their sleep were already thinking about it, and what they report afterwards has been coloured by the mark. A table of four can say what a fair test would need. It cannot run one in an evening.</p>
<p>For what a band records well and what it has to guess, there is Maren’s article on British volunteers, <a href="/articles/a-hundred-thousand-wrists">A Hundred Thousand Wrists</a>.</p>
`,
    sentAt: '2026-10-22T08:00:00.000Z',
  },
  {
    edition: 'episodes',
    title: 'What twelve weeks of lifting left behind',
    slug: 'what-twelve-weeks-of-lifting-left-behind',
    excerpt:
      'In care homes resistance training shows gains in twelve weeks. The harder result is somebody still lifting in week thirteen.',
    bodyRichtext: `
<p>Twelve weeks is long enough for a muscle to answer and short enough for a grant. In today’s episode, <a href="/episodes/strength-after-seventy">Strength After Seventy</a>, a physiologist who has run resistance trials in care homes explains what changed in that time, what came back afterwards, and why adherence is the real endpoint.</p>
<p>Listen for Maren’s interest in the controls. They often get stretching and a cup of tea, and they improve as well, which makes the tea either a nuisance or a finding. Elias would like to know who pays the instructor in week thirteen. It is a small question with a long invoice.</p>
<p>What we doubt is how far the residents in such trials can speak for the others. Somebody has to be well enough to take part, to agree to it and to be there at the end. The people with most to gain may have been asleep, or in hospital, when the weights came round.</p>
<p>For muscle that a drug added, and stairs that stayed as steep as before, there is <a href="/articles/more-muscle-same-stairs">More Muscle, Same Stairs</a>.</p>
`,
    sentAt: '2026-10-29T08:00:00.000Z',
  },
  {
    edition: 'episodes',
    title: 'A pound in 2060, and two prices for it today',
    slug: 'a-pound-in-2060-and-two-prices-for-it-today',
    excerpt:
      'Three per cent or seven: one quiet choice decides whether paying now for healthy years later looks wise or wasteful.',
    bodyRichtext: `
<p>A pound that is due in 2060 is worth about 37 pence today if one discounts at three per cent, and about ten at seven. Nothing about the years themselves has changed between the two figures. Today’s episode, <a href="/episodes/what-a-healthy-decade-is-worth">What a Healthy Decade Is Worth</a>, walks through the arithmetic of paying now for health that arrives much later.</p>
<p>Elias shows how the choice of rate, often made in an appendix, decides whether prevention looks wise or wasteful. Such rates were made for factories, not for bodies. Listen for the point where Maren asks how certain the years were in the first place, because a discount and a doubt are different things and are easily charged together.</p>
<p>Our own doubt is whether one rate can be right for everybody. A person of forty and a health service with a budget until April do not wait in the same way. Putting the rate on the first page would settle nothing, but it would show a reader which of them the sum was made for.</p>
<p>The episode is for members. What the same arithmetic does to a drug programme is in <a href="/articles/the-price-of-a-healthy-year">The Price of a Healthy Year</a>.</p>
`,
    sentAt: '2026-11-05T08:00:00.000Z',
  },
  {
    edition: 'episodes',
    title: 'Two years younger, give or take the error',
    slug: 'two-years-younger-give-or-take-the-error',
    excerpt:
      'Epigenetic clocks offer a number for the age inside. We went back to the cohorts that taught them to count.',
    bodyRichtext: `
<p>An epigenetic clock reads marks on the genome and returns an age, sometimes a kinder one than the passport gives. Today’s episode, <a href="/episodes/the-clock-in-the-methyl-groups">The Clock in the Methyl Groups</a>, goes back to the three cohorts that built such clocks and asks what a shift of two years can tell anyone.</p>
<p>Then it turns to the people who develop drugs. What would a clock have to predict, and how often, before a trial could use it in place of an outcome? Listen for how much of the talking is done by measurement error. A number that moves when the same sample is read twice has to be allowed its wobble before anyone may be congratulated on growing younger.</p>
<p>Our doubt is partly about ourselves. We are slow to trust new markers, because several old ones that looked sound went on to fail, and that memory could make us late for one that is good. A clock might turn out to deserve belief. It would need outcome trials to show it, and those take years.</p>
<p>The general case against haste is in <a href="/articles/twelve-weeks-is-not-a-life">Twelve Weeks Is Not a Life</a>.</p>
`,
    sentAt: '2026-11-12T08:00:00.000Z',
  },
];
