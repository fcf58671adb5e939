import type { SampleArticle } from '../sample-content.ts';

export const thePriceOfAHealthyYear: SampleArticle = {
  title: 'The Price of a Healthy Year',
  slug: 'the-price-of-a-healthy-year',
  excerpt:
    'Raise the discount rate from three per cent to seven, and a therapy that helps in forty years looks nearly worthless.',
  isPremium: true,
  publishedAt: '2026-11-03T07:30:00.000Z',
  host: 'elias-thornquist',
  figure: 'discount-rates',
  topics: ['risk-assessment'],
  bodyRichtext: `
<p>There is a spreadsheet cell, usually on the second tab and usually blue, that decides more about the future of medicine than most committees. It holds the discount rate. Any benefit that will reach a patient in the 2050s is reduced by that rate once for every year of waiting, so that it can be compared with what a factory costs this spring.</p>
<p>Finance did not invent the practice out of malice. A dollar next year really is worth less than a dollar now, because today’s dollar can be put to work. The trouble begins when the thing arriving next year is not a dollar. Nobody has found a way to deposit a day without pain and withdraw it, with interest, at the age of eighty.</p>
<h2>Two honest numbers</h2>
<p>Health economists often work at three per cent,<sup id="fnref-1"><a href="#fn-1">1</a></sup> venture investors at fifteen or more. Both can defend their figure. Ideas that take decades to pay off get stuck between the two.</p>
<p>The arithmetic is short enough to do aloud. Suppose a therapy gives one person one healthy year, forty years from now, and suppose, for the sake of a round figure, that the year is valued at 100,000 pounds. At one per cent it is worth about 67,000 pounds today. At three it is worth 31,000; at five, 14,000; at seven, 6,700. At fifteen it is worth 373 pounds, which a committee can spend on sandwiches while discussing it.</p>
<hr data-members>
<p>Nothing about the patient changed between those figures. The healthy year is just as long in each of them. What changed is the speed at which its value decays. At three per cent a future benefit loses half its value every twenty-three years or so. At seven it does so every ten, at fifteen every five. In other words, it has a half-life, like a drug in the blood. If the benefit is forty years away, there may be very little value left.</p>
<p>Where does an honest three come from? Partly it comes from impatience, which the philosopher and economist Frank Ramsey dismissed in 1928 as arising “merely from the weakness of the imagination”.<sup id="fnref-2"><a href="#fn-2">2</a></sup> Mostly it comes from growth. If our descendants will be richer than we are, an extra dollar will matter less to them than it does to us. The reasoning holds for dollars. It is not obvious that an extra healthy year means less to a richer person. The British Treasury has accepted as much: its appraisal guidance discounts most things at 3.5 per cent and effects on health and life at 1.5.</p>
<p>Where does an honest fifteen come from? It comes from failure and from deadlines. Over the decade to 2020, by the count of the American industry body BIO, 7.9 per cent of drug programmes that entered Phase I reached approval. A fund that must return its money within ten years or so needs its few successes to pay for its many failures. That is fair. It stops being fair when the model first multiplies the revenue by the odds of success and then discounts at fifteen because biotech is risky. The same risk has been counted twice, and the second count compounds every year.</p>
<h2>A month against a year</h2>
<p>The effect on what gets made can be shown with one comparison. Product A gives a patient one additional healthy month, next year. Product B gives another patient a whole healthy year, in forty years’ time. At three per cent, B is worth nearly four times as much as A. At seven, the month wins: discounted, it comes to 0.078 of a year against 0.067. The two are equal at about 6.6 per cent. Below that rate a fund should choose the year, above it the month, and no fact about either patient comes into the decision.</p>
<p>Nobody on the committee has to dislike prevention for the month to win. They only have to use their usual rate. A drug for the last year of life and a drug for the fortieth year from now are presented on the same slide, in the same currency, at the same seven per cent. Nothing on the slide shows that at this rate one of them could never win. I have sat through that slide. I have also made it.</p>
<p>The usual remedy is to plead for a lower rate, and a plea is a poor argument. A better habit is to print two answers side by side: what the project is worth to those who finance it, at their rate, and what it is worth to those who will live with its results, at theirs. Where both are positive, the market will manage. Where both are negative, nobody should mourn. The interesting projects are those in between, which are worth doing but not worth owning. That is where grants, prizes and public procurement are needed.</p>
<p>In my ledger each long project now has both figures, side by side. The patient I picture beside them will be eighty in 2066. She is forty this year, she works, and she sleeps badly in August. Her healthy year is being multiplied by 0.067, and nobody has told her.</p>
<section data-footnotes>
<ol>
<li id="fn-1">Sanders GD, Neumann PJ, Basu A, et al. JAMA, 2016. <a href="https://doi.org/10.1001/jama.2016.12195">doi.org/10.1001/jama.2016.12195</a> <a href="#fnref-1">Back</a></li>
<li id="fn-2">Ramsey FP. The Economic Journal, 1928. <a href="https://doi.org/10.2307/2224098">doi.org/10.2307/2224098</a> <a href="#fnref-2">Back</a></li>
</ol>
</section>
`,
};
