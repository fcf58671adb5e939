import type { SampleArticle } from '../sample-content.ts';

export const theGymYouDoNotGoTo: SampleArticle = {
  title: 'The Gym You Do Not Go To',
  slug: 'the-gym-you-do-not-go-to',
  excerpt:
    'Monthly members of some American health clubs paid more per visit than people with a pass. The economists who counted had found a price for optimism, and a clue about mood.',
  isPremium: true,
  publishedAt: '2025-12-14T07:30:00.000Z',
  host: 'elias-thornquist',
  figure: null,
  topics: ['exercise', 'mental-and-emotional-health'],
  bodyRichtext: `
<p>Seventeen dollars was the price of a visit, and hardly anyone who paid it knew. Two economists had obtained the attendance records of three American health clubs, 7,752 members over three years, and did with them what no brochure does: they divided. Members on the flat monthly contract, at a little over seventy dollars, came 4.3 times a month. A ten-visit pass, sold at the same desk, would have let them in at ten dollars a time.</p>
<p>The paper appeared in 2006 under the title “Paying Not to Go to the Gym”. On average, its authors found, these members passed up savings of 600 dollars over the life of the contract. Nor was the monthly contract even used for what it offered. It cost more than the annual one because it could be cancelled at any time, yet those who chose it were 17 per cent more likely to be enrolled beyond a year than those who had signed for a year at the outset. They had paid for a door and did not walk through it.</p>
<p>One can laugh at this. I find that it reads better as a set of accounts, because a gym contract is one of the few places where an ordinary person writes down a forecast about himself, dates it, and puts money on it.</p>
<hr data-members>
<h2>A market in good intentions</h2>
<p>The forecast was that I shall go often. At seven dollars a visit too much, and 4.3 visits, the error comes to about thirty dollars a month. The authors considered kinder explanations. Perhaps people want the flat fee as a goad: once it is paid, each visit is free, and that may get them out of the house. Perhaps it saves bother at the desk. But the goad did not goad, and the delay in cancelling, which ran to months after the last visit, is hard to describe as a strategy. Overconfidence fitted the data best: people overrated their future attendance, and then their future efficiency at admitting it.</p>
<p>Would paying people help, instead of charging them? In a well-known experiment published in 2009, students given money to attend for a month went on attending more afterwards, the effect coming entirely from those who had not been regulars. A later trial, with new members of a private gym and rewards of thirty or sixty dollars, found only a little extra attendance while the money lasted and no change in its path once the money stopped. The members had been confident beforehand that they would come so often that a reward would scarcely be needed.</p>
<h2>The second error</h2>
<p>So far this is a story about time and money. There is another about feeling, and it runs the other way. In 2011 psychologists in Vancouver asked 279 adults, over four studies, to predict how much they would enjoy a bout of exercise, or to report how much they had. Predictions came out too low. It held for classes and for exercising alone, for yoga and for weights. People were judging the whole by its first minutes, which are the worst. When they were led to think about the rest of it, they expected more pleasure and intended to exercise more.</p>
<p>Put the two errors in adjoining columns. At the desk we overestimate how often we shall go. On the sofa we underestimate how it will feel. One mistake sells the contract, and the other keeps the hall empty enough for the business to work. Few industries can have been so well served by human nature at both ends.</p>
<p>Mood has a third entry, and here I must mark it as conjecture. A membership that is not used is a small monthly letter from a better self. I know of no trial that has priced the reproach. But anybody who has sat with the statement open, and not cancelled because cancelling would be an admission, knows that it is above zero. The fee buys the right to go on thinking of oneself as someone who is about to begin. For some that may be worth thirty dollars. It is a different product from the one on the poster.</p>
<h2>What the analyst sees</h2>
<p>When a chain of clubs comes to market, its filings speak of members, churn and revenue per member. Attendance is given less prominence. A member who comes five times a week wears out the bearings and stands in the way of another. One who never comes is almost pure margin, until she remembers. Whoever values such a company is estimating the durability of a mistake, and I have seen it done with great precision.</p>
<p>None of this says that exercise disappoints. The evidence on enjoyment says nearly the opposite. What disappoints is the person we were when we signed, who was so certain about Tuesdays. For each contract the records hold two dates: the last day the member passed the turnstile, and the day the cancellation arrived. Between them lies an interval during which nothing whatever happened. In the accounts it is called recurring revenue.</p>
`,
};
