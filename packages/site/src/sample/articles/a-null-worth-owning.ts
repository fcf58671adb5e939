import type { SampleArticle } from '../sample-content.ts';

export const aNullWorthOwning: SampleArticle = {
  title: 'A Null Worth Owning',
  slug: 'a-null-worth-owning',
  excerpt:
    'Look AHEAD asked whether losing weight and moving more would prevent heart attacks in diabetes, and the answer was no. Elias reads the other columns, where the money went.',
  isPremium: false,
  publishedAt: '2026-08-14T07:30:00.000Z',
  host: 'elias-thornquist',
  figure: null,
  topics: ['exercise', 'nutrition'],
  bodyRichtext: `
<p>September 2012 was not kind to the treadmill. A monitoring board looked at the figures from sixteen American centres, worked out how likely it was that more time would change the answer, and advised that one of the largest lifestyle trials ever attempted should stop. Look AHEAD had run for a median of 9.6 years. Its coaches had been diligent, its participants unusually loyal. There was nothing left to prove, in the sense its designers had hoped to prove it.</p>
<p>The trial took 5,145 overweight or obese adults with type 2 diabetes. Half got three education sessions a year. The other half got the full apparatus: weekly meetings to begin with, a calorie target, meal replacements, a goal of 175 minutes of moderate exercise a week, and coaches who telephoned. After a year the intensive group had lost 8.6 per cent of its weight, the comparison group 0.7. By the end the figures were 6.0 and 3.5. Fitness rose sharply at first and then, like most things, drifted.</p>
<p>Heart attacks, strokes, admissions for angina and cardiovascular deaths came to 403 in the intensive arm and 418 in the other. A hazard ratio of 0.95, with an interval running from 0.83 to 1.09, is what statisticians call null and newspapers call failure.</p>
<h2>Why it may have missed</h2>
<p>Explanations arrived promptly, as they do after a null. The comparison group was well looked after and took more statins, which would narrow the gap. Volunteers who could pass an exercise test were healthier than the patients the trial had imagined, and events came so slowly at first that the definition was widened along the way. The difference in weight, handsome in year one, had shrunk to a few pounds by the time the events fell due. Each of these is plausible. None was in the protocol, and Maren’s rule is that a reason discovered afterwards pays no interest.</p>
<p>There is a plainer reading. Diet and exercise of this intensity, begun at a mean age of about 59 in people who have had diabetes for some years, on top of modern drugs, do not prevent many cardiovascular events within a decade. That is a fact about a particular door and a particular decade. It was worth knowing, and somebody paid to know it.</p>
<h2>The other columns</h2>
<p>I am trained to read past the headline number to the notes to the accounts, and the notes are lively. More people in the intensive arm saw their diabetes go into partial or complete remission: 11.5 against 2.0 per cent in the first year, 7.3 against 2.0 in the fourth. Over four years fewer lost the ability to climb stairs and carry shopping. Sleep apnoea eased. Advanced kidney disease was less common. These were secondary findings, some of them among many comparisons, and they deserve a discount. They do not deserve to be thrown out.</p>
<p>Then the invoices. An analysis published in 2014 counted hospital stays, drugs and visits over ten years and put the saving in the intensive arm at about $5,280 a person, with 11 per cent fewer hospital admissions a year. The saving was absent among those who already had a history of cardiovascular disease. For a trial that had failed, it was a curious amount of money to find in the pockets.</p>
<h2>A buyer’s arithmetic</h2>
<p>Suppose an insurer had been offered the programme. Spread evenly, the saving is $528 a year; at five per cent over ten years that is worth about $4,080 on the day of signing. Now the price. A later costing from the same trial put delivery at roughly $2,860 a person in the first year and $1,120 a year from the fifth to the ninth. Five of those later years alone come to $5,600, before counting the first year at all. On medical bills the buyer loses.</p>
<p>The loss has a remedy, which is to notice who else gains. The insurer does not receive the stairs climbed, the mask left off at night or the years with fewer tablets. A participant might value those rather highly, and a health service that counts quality of life would enter them at some price. Private insurers in a country where members move on every few years would enter them at nothing. The same programme is a bargain or a charity, depending on whose column ends the page.</p>
<p>My own ledger shows a forecast from before the result, made at a dinner, that the trial would succeed. It is marked wrong, with the date. Underneath, in the same ink, is a second line that I have never known how to score: <em>would have bought it anyway, at half the price</em>.</p>
`,
};
