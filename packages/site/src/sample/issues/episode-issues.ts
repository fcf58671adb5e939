import type { SampleIssue } from '../sample-content.ts';

/** Issues of the edition 'episodes', each on a conversation that came out that morning. */
export const episodeIssues: readonly SampleIssue[] = [
  {
    edition: 'episodes',
    title: 'Asked for twenty-five, given twelve',
    slug: 'asked-for-twenty-five-given-twelve',
    excerpt:
      'The CALERIE volunteers were to eat a quarter less for two years. How far they fell short may be the finding.',
    bodyRichtext: `
<p>Healthy people were asked to eat a quarter less for two years. With coaching that most of us will never be offered, they managed about twelve per cent. Today’s episode, <a href="/episodes/a-quarter-less-for-two-years">A Quarter Less for Two Years</a>, takes the trial called CALERIE and treats the distance between those two figures as a result.</p>
<p>One might file that distance under compliance and go on to the blood tests. Elias enters it in the ledger as a cost, which is what it would be to anyone who hoped to offer the regimen to a town. Listen for Maren as she lays the questionnaires on sleep and mood beside the dietary results, since that is where critics had feared the bill would arrive.</p>
<p>Our doubt concerns the volunteers. Somebody who is well, and who signs up for two years of restraint, may not be the person who would mind it most. Whatever the questionnaires say is true of those who filled them in. The rest of the street was never asked.</p>
<p>Our other conversations on food are listed under <a href="/topics/nutrition">Nutrition</a>.</p>
`,
    sentAt: '2026-06-11T08:00:00.000Z',
  },
  {
    edition: 'episodes',
    title: 'Who gains when the customer stays at home',
    slug: 'who-gains-when-the-customer-stays-at-home',
    excerpt:
      'A gym contract can be a fine business for the owner and a poor one for the member. Elias looks for its cousins.',
    bodyRichtext: `
<p>Some health businesses earn most from the customers they help least. Nobody need intend it: a room can be sold to many more people than it holds, provided that most of them stay at home. Today’s episode, <a href="/episodes/paying-for-the-empty-treadmill">Paying for the Empty Treadmill</a>, takes its measure from a paper of 2006 in which economists showed that gym members on a monthly contract paid more per visit than a ten-visit pass would have cost.</p>
<p>Elias then carries the test to diet subscriptions and meal kits, where the unused portion is harder to see because part of it is in the refrigerator. Listen for Maren’s question, which turns the business round: what would a firm look like if attendance were the thing it sold?</p>
<p>We are less sure how far one paper can travel. It counted visits, which a health club can do at the door. It did not count what the members gained by meaning to go, and a person may knowingly pay something for an open door. Whether a meal kit is bought in the same hope is a guess, and we would rather call it one.</p>
`,
    sentAt: '2026-07-23T08:00:00.000Z',
  },
  {
    edition: 'episodes',
    title: 'Three headlines and a missing denominator',
    slug: 'three-headlines-and-a-missing-denominator',
    excerpt: 'A biostatistician draws one result three ways, and Elias pleads guilty to an old slide of his own.',
    bodyRichtext: `
<p>Relative, absolute, lifetime: a single result can be printed in three ways, and all three sentences will be true. In <a href="/episodes/reading-risk-without-fear">Reading Risk Without Fear</a> a biostatistician takes them one at a time and shows which of them helps a reader.</p>
<p>Her worked example is the Women’s Health Initiative, which in 2002 frightened a great many people with percentages that had lost their denominators. Listen for the point at which the denominator comes back, because nothing in the result has altered when it does. Elias supplies the version found on fund factsheets, and admits to having drawn one.</p>
<p>What we doubt is that a better drawing will be enough. The difference between two risks looks small on paper because most people in either group are spared. To the person who is not spared it was never small, and no choice of units will settle how much she should mind. A good chart puts the question fairly. It cannot answer for the reader, and we are wary of any that seems to.</p>
<p>Elias has set out the same trial’s sums on paper, in <a href="/articles/nineteen-in-ten-thousand">Nineteen in Ten Thousand</a>.</p>
`,
    sentAt: '2026-08-27T08:00:00.000Z',
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
