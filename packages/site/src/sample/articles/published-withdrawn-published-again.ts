import type { SampleArticle } from '../sample-content.ts';

export const publishedWithdrawnPublishedAgain: SampleArticle = {
  title: 'Published, Withdrawn, Published Again',
  slug: 'published-withdrawn-published-again',
  excerpt:
    'One of the most cited diet trials of its decade was withdrawn by its own authors and reissued the same day. What survived the second reading is more instructive than what did not.',
  isPremium: false,
  publishedAt: '2026-09-19T07:30:00.000Z',
  host: 'maren-oduya',
  figure: null,
  topics: ['nutrition', 'risk-assessment'],
  bodyRichtext: `
<p>Couples were the first problem. In a Spanish clinic in the 2000s, a volunteer would be assigned to olive oil, or to nuts, or to advice about eating less fat, and some weeks later the volunteer’s husband or wife would turn up wishing to join. Put them in different arms, and one kitchen must cook two dinners. So the second spouse was given the same diet as the first. It was humane, sensible and fatal to a word in the title: randomised.</p>
<p>PREDIMED was a large trial by the standards of anything to do with food. It enrolled 7,447 people at high cardiovascular risk who had not yet had an event, gave two groups free oil or free nuts along with training in a Mediterranean diet, and counted heart attacks, strokes and cardiovascular deaths. It stopped early, after a median of 4.8 years. The report in the <em>New England Journal of Medicine</em> in 2013 described a relative reduction of about thirty per cent. It was the rare trial that waiters could quote.</p>
<h2>A table nobody reads</h2>
<p>What undid the paper was its first table, the one that lists age and weight and blood pressure in each arm before anything has been done. In 2017 an anaesthetist published a survey of several thousand trials in which he had asked a plain question of that table: are the groups as alike, and as unlike, as chance would make them? PREDIMED was among those that looked odd. The journal enquired and the investigators went back to their files.</p>
<p>They found the couples, 425 people in all who had been allotted the diet of someone already in the house. At one site, entire clinics had been assigned to a single diet, which affected 467 more. At another the randomisation tables seemed to have been used inconsistently. Taken together the doubtful assignments came to 1,588, or about a fifth of the trial. In June 2018 the authors retracted their paper and, the same day, published a new one with the irregularities described and the statistics rebuilt around them.</p>
<h2>What the second reading left standing</h2>
<p>The estimates hardly moved. For oil the hazard ratio became 0.69, for nuts 0.72, each with an interval that stayed below one, and leaving out the 1,588 gave much the same picture. The prose moved a good deal. Where the first version said that the diet reduced events, the second said that events were fewer among those assigned to it. The careful reader will hear a door being closed quietly.</p>
<p>Risk deserves both of its columns here. A primary event occurred in 4.4 per cent of the control group, 3.8 per cent of the oil group and 3.4 per cent of the nuts group. These raw shares take no account of unequal follow-up, and the control group had lost more people along the way, but they set the scale. Something between half a percentage point and one point separated the arms over nearly five years. Most of that difference was stroke. Deaths from all causes did not clearly differ. Thirty per cent and one per cent describe the same dinner.</p>
<p>Two worries survive that no reanalysis can settle. Trials halted early for benefit tend to catch their effect at a flattering moment. And the arms were not equally cherished: for the first years, the comparison group received a leaflet and little else, while the others received groceries and a dietitian. Some of what was measured may be the dietitian.</p>
<h2>The price of a second look</h2>
<p>Elias, asked what the episode was worth, began with what it cost. The oil and nuts were donated, the follow-up took the better part of a decade, and the correction consumed a year of senior people’s lives. Against that stands one afternoon of reading baseline tables with a suspicious eye. Had a monitor done it in the second year of recruitment, the couples could have been randomised as couples, which is a perfectly respectable design. It is called a cluster trial, and it needs only to be admitted in advance.</p>
<p>In the ledger the retraction is entered as a loss with a partial recovery. The diet itself has other witnesses, including an older French trial in heart patients and a great deal of observational work of uneven quality. A later Spanish trial in people who already had coronary disease, CORDIOPREV, reported in 2022 and also favoured the Mediterranean arm over a low-fat one.</p>
<p>What I keep from the affair is smaller. I have the two versions in one folder, 2013 on top of 2018, and when students ask which is the better paper I hand over both and ask them to find the couples. In the first they are nowhere. In the second they have a paragraph to themselves, sitting down to the same meal.</p>
`,
};
