import type { SampleArticle } from '../sample-content.ts';

export const theLotteryOfANewAddress: SampleArticle = {
  title: 'The Lottery of a New Address',
  slug: 'the-lottery-of-a-new-address',
  excerpt:
    'American families drew lots for housing vouchers, and years later high blood sugar was rarer among the women who won.',
  isPremium: false,
  publishedAt: '2026-05-16T07:30:00.000Z',
  host: 'maren-oduya',
  figure: null,
  topics: ['exercise', 'nutrition'],
  bodyRichtext: `
<p>Between 1994 and 1998, in Baltimore, Boston, Chicago, Los Angeles and New York, families in public housing were invited to put their names into a draw. Some won a voucher they could use only in a neighbourhood with little poverty, along with help finding a flat there. Some won an ordinary voucher. The rest won nothing new and stayed eligible for what they had. The programme was called Moving to Opportunity, and its designers were thinking mainly about wages and schools.</p>
<p>Wages for the adults hardly changed. The surprise was elsewhere. More than a decade later researchers returned with scales and blood kits. Women who had been offered the low-poverty voucher were less likely to be severely obese than those who had not been offered it, and less likely to have blood sugar in the diabetic range. The differences were between three and five percentage points on each measure. The paper appeared in the <em>New England Journal of Medicine</em> in 2011. For lesser degrees of obesity the difference was small and uncertain.</p>
<h2>Why the draw matters</h2>
<p>We knew already that people in poorer districts have more diabetes. But it is not chance that decides who lives in which part of a city. Those who like to walk choose streets worth walking. Those who can afford fish live near the fishmonger. Compare two postcodes, and you also compare two incomes, two histories and two sets of preferences.</p>
<p>A lottery takes preferences out of the comparison. That is its great merit, and it holds even though only about half of those who won a low-poverty voucher used it. The published comparison keeps every woman in the group she was drawn for, whether she moved or not. It therefore estimates the effect of being offered the voucher. The effect of moving was presumably larger.</p>
<p>Something similar happened in Sweden without anyone calling it a trial. From 1987 to 1991 arriving refugees were dispersed across the country, with little say in where they landed. Years later those settled in more deprived neighbourhoods had a modestly higher risk of diabetes. Two countries and two methods gave the same answer. In research on cities, that is as near to replication as one can hope for.</p>
<h2>Exercise or food?</h2>
<p>So where people live can affect their blood sugar. But how? The two obvious explanations are exercise and food, and each has its supporters. Supporters of exercise point to pavements, parks and stairwells, and to the plain matter of whether a woman with a child cares to walk anywhere after dark. Supporters of food point to the corner shop with its crisps, and to the lack of fresh vegetables within a bus ride.</p>
<p>Food has had the more direct test. When supermarkets opened in American districts that lacked them, researchers measured what people nearby ate before and after. In Philadelphia, residents noticed the shop and rated their access to food more highly, but their weight, and the fruit and vegetables they reported eating, stayed much as they were. In Pittsburgh diets improved somewhat in the neighbourhood, though apparently not because people shopped in the new store. A new shop changes less than planners expect.</p>
<p>For exercise there are more studies, but few in which chance decided who lived where. People in walkable districts walk more, and those who move to one often report walking more than before. But a person who moves has usually changed something else as well, such as a job or a marriage.</p>
<h2>What the draw cannot tell us</h2>
<p>Moving to Opportunity cannot settle the matter, because it was never built to. It asked about vegetables and vigorous activity in a handful of survey questions, and such answers are too rough to identify a cause. The families gained safety, too, and the women reported less distress. Fear may keep a person indoors, and it may change what she eats there. A single voucher changed the street, the shop, the neighbours and the noise at night. A blood test shows only the sum of all these changes.</p>
<p>The women in the study were not enrolled in a diet, and no one asked them to exercise. They put their names in a draw for a flat, and the reason they gave most often was a wish to get away from drugs and gangs.</p>
`,
};
