import type { SampleArticle } from '../sample-content.ts';

export const theLotteryOfANewAddress: SampleArticle = {
  title: 'The Lottery of a New Address',
  slug: 'the-lottery-of-a-new-address',
  excerpt:
    'In the 1990s thousands of American families drew lots for the chance to move. Years later the difference showed in their blood, and nobody could say whether feet or forks had done it.',
  isPremium: false,
  publishedAt: '2026-05-16T07:30:00.000Z',
  host: 'maren-oduya',
  figure: null,
  topics: ['exercise', 'nutrition'],
  bodyRichtext: `
<p>Between 1994 and 1998, in Baltimore, Boston, Chicago, Los Angeles and New York, families in public housing were invited to put their names into a draw. Some won a voucher they could use only in a neighbourhood with little poverty, along with help finding a flat there. Some won an ordinary voucher. The rest won nothing new and stayed eligible for what they had. The programme was called Moving to Opportunity, and its architects were thinking mainly about wages and schools.</p>
<p>Wages for the adults hardly moved. The surprise was elsewhere. When researchers returned more than a decade later with scales and blood kits, women who had been offered the low-poverty voucher were less likely to be severely obese than those who had not, and less likely to show blood sugar in the diabetic range, by between three and five percentage points on each measure. The paper appeared in the <em>New England Journal of Medicine</em> in 2011. For lesser degrees of obesity the difference was small and uncertain.</p>
<h2>Why the draw matters</h2>
<p>We knew already that people in poorer districts have more diabetes. The trouble with knowing it is that people are not scattered over a city by chance. Those who like to walk choose streets worth walking. Those who can afford fish live near the fishmonger. Compare two postcodes and you compare two incomes, two histories and two sets of wishes, with a map laid on top.</p>
<p>A lottery removes the wishes. That is the beauty of it, and it survives even the awkward fact that only about half of the winners used their low-poverty voucher. The published comparison keeps every woman in the group she was drawn for, movers and stayers alike. It therefore estimates the effect of an offer. The effect of going was presumably larger, for those who went.</p>
<p>Something similar happened in Sweden without anyone calling it a trial. From 1987 to 1991 arriving refugees were dispersed across the country, with little say in where they landed. Years later those settled in more deprived neighbourhoods had a modestly higher risk of diabetes. Two countries and two designs pointed the same way, which is as near to replication as a city allows.</p>
<h2>Feet or forks</h2>
<p>So an address can get into the blood. By which door? The two obvious ones are exercise and food, and each has its party. The party of feet points to pavements, parks and stairwells, and to the plain matter of whether a woman with a child cares to walk anywhere after dark. The party of forks points to the corner shop with its crisps and the absence of anything green within a bus ride.</p>
<p>The forks have had the more direct test. When supermarkets opened in American districts that lacked them, researchers measured what people nearby ate before and after. In Philadelphia, residents noticed the shop and thought better of their access to food, while their reported fruit and vegetables and their weight stayed much as they were. In Pittsburgh diets improved somewhat in the neighbourhood, though apparently not because people shopped in the new store. A shelf nearby is a weaker thing than it looks from a planning office.</p>
<p>The feet have more studies and fewer draws. People in walkable districts walk more, and those who move to one often report walking more than before, but a person who moves has usually also changed job, marriage or mind. Walking to a bus is exercise nobody decides to take, which makes it durable and also makes it hard to measure, since participants forget to mention it.</p>
<h2>An honest blank</h2>
<p>Moving to Opportunity cannot settle the matter, because it was never built to. It asked about vegetables and vigorous activity in a handful of survey questions, and answers of that kind are too blunt to carry a mechanism. Its families gained safety, too, and the women reported less distress. Fear may keep a person indoors and it may change what she eats there. A single voucher changed the street, the shop, the neighbours and the sound at night, and blood sugar reports only the sum.</p>
<p>I find that I mind this less than I used to. We are trained to prize the isolated cause, one nutrient or one weekly dose of movement, because that is what a protocol can deliver. The largest effects in the literature on diet and exercise may belong to bundles which no protocol would dare assemble, and which councils assemble every year with a bus route and a zoning map.</p>
<p>The women in the study were not enrolled in a diet, and no one asked them to exercise. They put their names in a draw for a flat, and the reason most often given was to get away from drugs and gangs.</p>
`,
};
