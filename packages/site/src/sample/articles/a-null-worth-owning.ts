import type { SampleArticle } from '../sample-content.ts';

export const aNullWorthOwning: SampleArticle = {
  title: 'A Null Worth Owning',
  slug: 'a-null-worth-owning',
  excerpt:
    'A diet and exercise programme did not cut heart attacks in people with diabetes; Elias adds up what else it achieved.',
  isPremium: false,
  publishedAt: '2026-08-14T07:30:00.000Z',
  host: 'elias-thornquist',
  figure: null,
  topics: ['exercise', 'nutrition'],
  bodyRichtext: `
<p>In September 2012 one of the largest lifestyle trials ever attempted was told to stop. Its monitoring board had looked at the figures from sixteen American centres, worked out how likely it was that more time would change the answer, and advised against going on. The trial, Look AHEAD, had followed people for a median of 9.6 years,<sup id="fnref-1"><a href="#fn-1">1</a></sup> and could no longer show what its designers had hoped to show.</p>
<p>The trial enrolled 5,145 overweight or obese adults with type 2 diabetes. Half got three education sessions a year. The other half got the full programme: weekly meetings to begin with, a calorie target, meal replacements, a goal of 175 minutes of moderate exercise a week, and coaches who telephoned. After a year the intensive group had lost 8.6 per cent of its weight, and the comparison group 0.7. By the end the figures were 6.0 and 3.5.</p>
<p>Heart attacks, strokes, cardiovascular deaths and admissions for angina came to 403 in the intensive group and 418 in the other. That is a hazard ratio of 0.95, with an interval from 0.83 to 1.09. Statisticians call such a result null. Newspapers call it failure.</p>
<h2>Why it may have failed</h2>
<p>Explanations arrived promptly, as they do after a null result. The comparison group was well looked after and took more statins, which would narrow the gap. The difference in weight, large in the first year, had shrunk to a few pounds by the time events could be expected. Each of these explanations is plausible. None was in the protocol, and Maren’s rule is that an explanation found afterwards counts for nothing.</p>
<p>There is a simpler reading. Diet and exercise of this intensity do not prevent many cardiovascular events within a decade in people aged about 59 on average who have had diabetes for some years and take modern drugs. That says nothing about younger people or longer periods.</p>
<h2>The other results</h2>
<p>I am trained to read past the headline number to the notes to the accounts, and here the notes are worth reading. More people in the intensive group saw their diabetes go into partial or complete remission: 11.5 against 2.0 per cent in the first year, 7.3 against 2.0 in the fourth. Over four years fewer of them lost the ability to climb stairs and carry shopping. Sleep apnoea eased. Advanced kidney disease was less common. These were secondary findings, some of them among many comparisons, so they deserve less trust than the main result. They do not deserve to be thrown out.</p>
<p>Then there are the costs. An analysis published in 2014 counted hospital stays, drugs and visits over ten years and put the saving in the intensive group at about $5,280 a person, with 11 per cent fewer hospital admissions a year. There was no saving among those who already had a history of cardiovascular disease. Still, it was a surprising amount of money for a failed trial to have saved.</p>
<h2>A buyer’s arithmetic</h2>
<p>Suppose an insurer had been offered the programme. Spread evenly, the saving is $528 a year; discounted at five per cent over ten years, that is worth about $4,080 on the day of signing. Now the price. A later costing from the same trial put delivery at roughly $2,860 a person in the first year and $1,120 a year from the fifth to the ninth. Discounted in the same way, these six years alone come to about $6,700. On medical bills alone, the insurer loses money.</p>
<p>But lower bills are not the only gain. The insurer receives nothing when a participant can climb stairs, sleep without a breathing mask or spend years on fewer tablets. The participant might value those things highly, and a health service that counts quality of life would put some price on them. Private insurers, in a country where members change insurer every few years, would value them at nothing. The same programme is a bargain or an act of charity, depending on whose accounts you read.</p>
<p>My own ledger shows a forecast that the trial would succeed, made at a dinner before the result. It is marked wrong, with the date. Underneath is a second line that I have never known how to score: <em>would have bought it anyway, at half the price</em>.</p>
<section data-footnotes>
<ol>
<li id="fn-1"><a href="https://doi.org/10.1056/NEJMoa1212914">doi.org/10.1056/NEJMoa1212914</a> <a href="#fnref-1">Back</a></li>
</ol>
</section>
`,
};
