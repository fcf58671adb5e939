import type { SampleArticle } from '../sample-content.ts';

export const publishedWithdrawnPublishedAgain: SampleArticle = {
  title: 'Published, Withdrawn, Published Again',
  slug: 'published-withdrawn-published-again',
  excerpt:
    'A much-cited diet trial was withdrawn and republished on the same day, with similar figures and humbler claims.',
  isPremium: false,
  publishedAt: '2026-09-19T07:30:00.000Z',
  host: 'maren-oduya',
  figure: null,
  topics: ['nutrition', 'risk-assessment'],
  bodyRichtext: `
<p>Married couples were the first problem. In a Spanish clinic in the 2000s, a volunteer would be assigned to olive oil, or to nuts, or to advice about eating less fat. Some weeks later the volunteer’s husband or wife would turn up wishing to join. If the two were given different diets, one kitchen would have to cook two dinners. So the second spouse was given the same diet as the first. It was humane and sensible. But chance had not chosen the second spouse’s diet, and the trial was meant to be randomised.</p>
<p>PREDIMED was a large trial by the standards of anything to do with food. It enrolled 7,447 people at high cardiovascular risk who had not yet had an event. Two groups received training in a Mediterranean diet, with free oil or free nuts. The trial counted heart attacks, strokes and cardiovascular deaths, and it stopped early, after a median of 4.8 years. The report in the <em>New England Journal of Medicine</em> in 2013<sup id="fnref-1"><a href="#fn-1">1</a></sup> described a relative reduction of about thirty per cent. It was the rare trial that waiters could quote.</p>
<h2>A table nobody reads</h2>
<p>What undid the paper was its first table, the one that lists age, weight and blood pressure in each group before anything has been done. In 2017 an anaesthetist published a survey of several thousand trials.<sup id="fnref-2"><a href="#fn-2">2</a></sup> He had asked one question about the first table of each: are the groups about as similar as chance would make them? PREDIMED was among those that looked odd. The journal enquired, and the investigators went back to their files.</p>
<p>They found the couples: 425 people in all had been given the diet of an earlier volunteer in their household. At one site, entire clinics had been assigned to a single diet, which affected 467 more. At another the randomisation tables seemed to have been used inconsistently. Taken together the doubtful assignments came to 1,588, or about a fifth of the trial. In June 2018 the authors retracted their paper. The same day they published a new one,<sup id="fnref-3"><a href="#fn-3">3</a></sup> which described the irregularities and allowed for them in the statistics.</p>
<h2>What the second paper said</h2>
<p>The estimates hardly moved. For oil the hazard ratio became 0.69, for nuts 0.72, each with an interval that stayed below one. Without the 1,588, the picture was much the same. The wording changed more. The first version said that the diet reduced events. The second said only that events were fewer among those assigned to it. A careful reader will notice that the authors no longer said what had caused the difference.</p>
<p>The absolute figures matter too. A primary event occurred in 4.4 per cent of the control group, 3.8 per cent of the oil group and 3.4 per cent of the nuts group. These raw shares show the scale, although they take no account of unequal follow-up: the control group had lost more people along the way. The groups differed by between half a percentage point and one point over nearly five years. Most of that difference was in strokes. Deaths from all causes did not clearly differ. “Thirty per cent” and “one percentage point” describe the same dinners.</p>
<p>Two worries remain that no reanalysis can settle. Trials that stop early because of a benefit tend to overstate it. And the groups did not receive equal attention: for the first years, the comparison group received only a leaflet, while the others received groceries and a dietitian. Some of what was measured may be the effect of the dietitian.</p>
<h2>The price of a second look</h2>
<p>I asked Elias what the whole affair was worth, and he began with what it cost. The oil and nuts were donated, the follow-up took the better part of a decade, and the correction took a year of senior people’s working lives. The correction would not have been needed if, early on, somebody had spent one afternoon reading baseline tables with a suspicious eye.</p>
<p>What I keep from the affair is smaller. I have the two versions in one folder, 2013 on top of 2018. When students ask which is the better paper, I hand over both and ask them to find the couples. In the first they are not mentioned. In the second they have a paragraph to themselves.</p>
<section data-footnotes>
<ol>
<li id="fn-1">The first version, since retracted: Estruch R, Ros E, Salas-Salvadó J, et al. 2013. <a href="https://doi.org/10.1056/NEJMoa1200303">doi.org/10.1056/NEJMoa1200303</a> <a href="#fnref-1">Back</a></li>
<li id="fn-2">Carlisle JB. Anaesthesia, 2017. <a href="https://doi.org/10.1111/anae.13938">doi.org/10.1111/anae.13938</a> <a href="#fnref-2">Back</a></li>
<li id="fn-3"><a href="https://doi.org/10.1056/NEJMoa1800389">doi.org/10.1056/NEJMoa1800389</a> <a href="#fnref-3">Back</a></li>
</ol>
</section>
`,
};
