import type { SampleIssue } from '../sample-content.ts';

/** Issues of the edition 'episodes', one a week, each about the episode published that morning. */
export const episodeIssues: readonly SampleIssue[] = [
  {
    edition: 'episodes',
    title: 'Six years of work on a compound that no one owns',
    slug: 'six-years-on-a-compound-that-no-one-owns',
    excerpt: 'A generic compound has no owner to pay for its trial, but one founder kept a study alive for six years.',
    bodyRichtext: `
<p>Nobody owns a compound that anyone may make, so a trial of it has no obvious sponsor. The founder in today’s episode, <a href="/episodes/building-a-trial-nobody-wanted-to-fund">Building a Trial Nobody Wanted to Fund</a>, kept one such trial going for six years all the same, with long-term investors, registries and a simple protocol.</p>
<p>Maren reads the protocol aloud and disputes two of its endpoints. Listen for the founder’s reply, because a protocol that cannot be defended in conversation is unlikely to convince a regulator. Elias asks what backers ask: what can they honestly be promised when anyone is free to make the molecule and the trial might show that it does not work?</p>
<p>We have one doubt, about learning from a single success. We talked to a founder whose study survived. Founders whose money ran out in the third year have no results to discuss and seldom give interviews. Six years of patience are admirable, but one study that survived does not show that patience works.</p>
<p>The episode is for members. <a href="/articles/an-expensive-verb">An Expensive Verb</a>, which anyone may read, is about the same gap between who pays and who gains, this time for supplements.</p>
`,
    sentAt: '2026-10-15T08:00:00.000Z',
  },
  {
    edition: 'episodes',
    title: 'A score every morning from your own wrist',
    slug: 'marked-every-morning-by-your-own-wrist',
    excerpt:
      'Four guests discuss sleep trackers. They agree about bedtimes, quarrel over sleep stages and ask what a daily score does to us.',
    bodyRichtext: `
<p>On some measures a wrist tracker agrees with the sleep laboratory, and on others it only appears to. For today’s episode, <a href="/episodes/four-views-on-sleep-trackers">Four Views on Sleep Trackers</a>, we asked a sleep scientist, a device engineer, an insurer and a sceptic to say which is which.</p>
<p>They hardly disagree about bedtimes. Over sleep stages they nearly break off the conversation. The quarrel is instructive if you keep asking how closely each guest wants a tracker to match a sleep laboratory. Listen above all to the last half hour. It turns to a plainer question than accuracy: does being given a score every morning help anyone to sleep at night?</p>
<p>That plain question is also the hardest to study, and this is where our doubt lies. People who buy a device that scores their sleep were already thinking about sleep, and the score colours what they report afterwards. Four guests can say what a fair test would need. They cannot run one in an evening.</p>
<p>Maren’s article on British volunteers, <a href="/articles/a-hundred-thousand-wrists">A Hundred Thousand Wrists</a>, describes what a wristband records well and what it has to guess.</p>
`,
    sentAt: '2026-10-22T08:00:00.000Z',
  },
  {
    edition: 'episodes',
    title: 'What twelve weeks of lifting left behind',
    slug: 'what-twelve-weeks-of-lifting-left-behind',
    excerpt:
      'In care homes, resistance training shows gains within twelve weeks. The harder part is keeping people lifting in week thirteen.',
    bodyRichtext: `
<p>Twelve weeks are long enough for a muscle to respond and short enough for a research grant. In today’s episode, <a href="/episodes/strength-after-seventy">Strength After Seventy</a>, a physiologist who has run resistance trials in care homes explains what changed in that time, which abilities came back, and why adherence is the real endpoint.</p>
<p>Listen for Maren’s interest in the control groups. They often get stretching and a cup of tea, and they improve as well, so the tea is either a nuisance or a finding. Elias would like to know who pays the instructor in week thirteen, when the trial is over. It is a small question with a large bill attached.</p>
<p>What we doubt is whether the residents who take part in such trials are like those who do not. To be counted, a resident has to be well enough to take part, agree to it and still be there at the end. The people with most to gain may have been asleep, or in hospital, when the weights were handed out.</p>
<p>The article <a href="/articles/more-muscle-same-stairs">More Muscle, Same Stairs</a> is about a drug that added muscle but did little more than placebo for how people move.</p>
`,
    sentAt: '2026-10-29T08:00:00.000Z',
  },
  {
    edition: 'episodes',
    title: 'A pound in 2060, and two prices for it today',
    slug: 'a-pound-in-2060-and-two-prices-for-it-today',
    excerpt:
      'Three per cent or seven: the choice of discount rate decides whether paying now for healthy years later looks wise or wasteful.',
    bodyRichtext: `
<p>A pound that is due in 2060 is worth about 37 pence today at a discount rate of three per cent a year, and about ten pence at seven. Only the rate differs, not what the pound buys. Today’s episode, <a href="/episodes/what-a-healthy-decade-is-worth">What a Healthy Decade Is Worth</a>, goes through the arithmetic of paying now for health that arrives much later.</p>
<p>Elias shows how the choice of rate, often made in an appendix, decides whether prevention looks wise or wasteful. Such rates were made for factories, not for human bodies. Listen for the point where Maren asks how certain the healthy years were in the first place. The cost of waiting and the chance of getting nothing are different things, but it is easy to put both into one rate.</p>
<p>Our own doubt is whether one rate can be right for everybody. A person of forty and a health service with a budget until April do not wait in the same way. Printing the rate on page one would settle nothing, because it would still be right for only one of them.</p>
<p>The episode is for members. <a href="/articles/the-price-of-a-healthy-year">The Price of a Healthy Year</a> applies the same arithmetic to a drug programme.</p>
`,
    sentAt: '2026-11-05T08:00:00.000Z',
  },
  {
    edition: 'episodes',
    title: 'Two years younger, give or take the error',
    slug: 'two-years-younger-give-or-take-the-error',
    excerpt:
      'Epigenetic clocks offer a biological age. We went back to the cohorts behind them to see how good the number is.',
    bodyRichtext: `
<p>An epigenetic clock reads marks on the genome and returns an age, sometimes a lower one than the passport gives. Today’s episode, <a href="/episodes/the-clock-in-the-methyl-groups">The Clock in the Methyl Groups</a>, goes back to the three cohorts from which such clocks were built and asks what a difference of two years can tell anyone.</p>
<p>Then it turns to the people who develop drugs. What would a clock have to predict, and how often, before a trial could use it in place of a clinical outcome? Listen for how often the conversation returns to measurement error. The same sample, read twice, can give two different ages, so a small change does not show that anyone has grown younger.</p>
<p>Our doubt is partly about ourselves. We are slow to trust new markers, because several old ones that looked sound went on to fail. That memory could make us slow to trust a good one too. A clock might turn out to deserve belief. Only outcome trials could show that, and they take years.</p>
<p>The general case against haste is in <a href="/articles/twelve-weeks-is-not-a-life">Twelve Weeks Is Not a Life</a>.</p>
`,
    sentAt: '2026-11-12T08:00:00.000Z',
  },
];
