import type { SampleArticle } from '../sample-content.ts';

export const theGymYouDoNotGoTo: SampleArticle = {
  title: 'The Gym You Do Not Go To',
  slug: 'the-gym-you-do-not-go-to',
  excerpt:
    'People overestimate how often they will go to the gym, and underestimate how much they will enjoy exercise.',
  isPremium: true,
  publishedAt: '2025-12-14T07:30:00.000Z',
  host: 'elias-thornquist',
  figure: null,
  topics: ['exercise', 'mental-and-emotional-health'],
  bodyRichtext: `
<p>A visit cost seventeen dollars, and hardly anyone who paid that price knew it. Two economists had obtained the attendance records of three American health clubs, 7,752 members over three years, and did what no brochure does: they divided the fees by the visits. Members on the flat monthly contract, at a little over seventy dollars, came 4.3 times a month. A ten-visit pass, sold at the same desk, would have let them in at ten dollars a time.</p>
<p>The paper appeared in 2006 under the title “Paying Not to Go to the Gym”. On average, its authors found, these members could have saved 600 dollars over the life of the contract. They did not even use the one advantage of a monthly contract. Such a contract cost more than an annual one because it could be cancelled at any time. Yet those who chose it were 17 per cent more likely to be enrolled beyond a year than those who had signed for a year at the outset. They had paid extra for the right to leave, and they stayed.</p>
<p>One can laugh at this. I prefer to read it as a set of accounts. A gym contract is one of the few places where ordinary people write down a forecast about themselves, date it, and put money on it.</p>
<hr data-members>
<h2>A market in good intentions</h2>
<p>The forecast was: I shall go often. At seven dollars too much for each visit, and 4.3 visits, the error comes to about thirty dollars a month. The authors considered kinder explanations. Perhaps people want the flat fee as a push: once it is paid, each visit is free, and that may get them out of the house. Perhaps it saves bother at the desk.</p>
<p>The push, however, did not work. And members went on paying for months after their last visit, which is hard to describe as a strategy. Overconfidence fitted the data best. People overestimated how often they would come, and then how promptly they would cancel.</p>
<p>Would paying people help, instead of charging them? In a well-known experiment published in 2009, students given money to attend for a month went on attending more afterwards, though the effect came entirely from those who had not been regulars. A later trial offered new members of a private gym rewards of thirty or sixty dollars. It found only a little extra attendance while the money lasted, and no lasting change once it stopped. Beforehand, the members had been confident of coming so often that a reward would scarcely be needed.</p>
<h2>The second error</h2>
<p>So far this is a story about time and money. There is another about feeling, in which people are wrong in the opposite direction. In 2011 psychologists in Vancouver asked 279 adults, over four studies, to predict how much they would enjoy a bout of exercise, or to report how much they had enjoyed one. Predictions came out too low. This held for classes and for exercising alone, for yoga and for weights. People were judging the whole by its first minutes, which are the worst. When they were led to think about the rest of it, they expected more pleasure and intended to exercise more.</p>
<p>Put the two errors side by side. At the desk we overestimate how often we shall go. On the sofa we underestimate how good it will feel. The first mistake sells the contract. The second keeps the gym empty enough for the business to work. Few industries profit from two such opposite mistakes.</p>
<p>There may also be a cost to our mood, but here I am guessing. The monthly bill for an unused membership is a small reproach. I know of no trial that has measured what the reproach costs. But anybody who has looked at the statement, and kept paying because cancelling would be an admission, knows that the reproach costs something. The fee buys the right to go on thinking of oneself as someone who is about to begin. For some that may be worth thirty dollars. It is a different product from the one on the poster.</p>
<h2>What the analyst sees</h2>
<p>When a chain of gyms offers its shares to the public, its filings report members, cancellations and revenue per member. They say less about attendance. A member who comes five times a week wears out the machines and keeps others waiting. One who never comes is almost pure profit, until she remembers to cancel. So the best customer, as far as the accounts are concerned, is the one who always means to start next week. Whoever values such a business is estimating how long a mistake will last, and I have seen it done with great precision.</p>
<p>None of this says that exercise disappoints. The evidence on enjoyment says nearly the opposite. What disappoints is the person we were when we signed, who was so certain of coming every Tuesday. For each contract the records hold two dates: the last day the member passed the turnstile, and the day the cancellation arrived. Between them, nothing whatever happened. In the accounts that period is called recurring revenue.</p>
`,
};
