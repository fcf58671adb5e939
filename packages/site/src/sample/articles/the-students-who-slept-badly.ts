import type { SampleArticle } from '../sample-content.ts';

export const theStudentsWhoSleptBadly: SampleArticle = {
  title: 'The Students Who Slept Badly',
  slug: 'the-students-who-slept-badly',
  excerpt: 'A medical school asked its students how they slept, and the answers predicted depression decades later.',
  isPremium: false,
  publishedAt: '2026-06-03T07:30:00.000Z',
  host: 'maren-oduya',
  figure: null,
  topics: ['sleep', 'mental-and-emotional-health'],
  bodyRichtext: `
<p>Medical students make convenient subjects. They are easy to find, and in 1948 they still answered forms in legible sentences. They also go on answering, because a doctor can usually be traced. Caroline Bedell Thomas, a physician at Johns Hopkins, wanted to know which traits of a young man predicted high blood pressure and heart disease when he was older. She set about studying entire classes. Among the many forms was a set of questions about sleep.</p>
<p>She called the project the Precursors Study. The classes of 1948 to 1964 went out into practice, married, put on weight, became professors, and every so often opened an envelope of further questions from Baltimore. Thomas retired. Others kept posting the envelopes.</p>
<h2>Forty years of envelopes</h2>
<p>In 1997 her successors reported what the answers about sleep had predicted.<sup id="fnref-1"><a href="#fn-1">1</a></sup> They had followed 1,053 men for a median of 34 years. Over that time 101 had developed clinical depression; the cumulative risk after forty years came to 12.2 per cent. Men who had reported insomnia as students carried about twice the risk of those who had not. The relative risk was 2.0, with a confidence interval from 1.2 to 3.3.</p>
<p>What pleases anyone who reads for the methods is the order of events. Many studies linking poor sleep to depression have asked about both on the same afternoon, and so cannot say which came first. Here the answers about sleep were written down in a student’s own hand, decades before the illness.</p>
<h2>What a doubled risk can tell</h2>
<p>Two cautions belong next to that number. The first concerns what a relative risk can tell one man. If something like one in nine of the sound sleepers became depressed over forty years, then something like two in nine of the bad sleepers did. Seven of those nine did not. As a statement about a whole class, the answer was informative. As a prediction made to one student at two in the morning, it would usually have been wrong, and probably bad for his sleep.</p>
<p>The second caution concerns cause. Insomnia at twenty-three may help to bring on depression later, by wearing a person down. It may equally be the first symptom of an illness that has already begun. Or both may be signs of an anxious temperament. And these men, nearly all of them white, were in one demanding profession with easy access to drugs. Women do not appear in the analysis at all.</p>
<p>Since then the association has been found again and again in other cohorts, which were followed for less time but were more varied and included women. None of them can show what would happen if people were helped to sleep better.</p>
<h2>Treating the insomnia</h2>
<p>To find out, someone must treat insomnia in people chosen at random, and count how many of them become depressed. An Australian trial called GoodNight tried. Its 1,149 adults had poor sleep and some low mood but were not yet clinically depressed. They were given either a six-week online programme of cognitive behavioural therapy for insomnia or a placebo website about health. Symptoms of depression fell more with the programme, and still differed at six months. New episodes of major depression were too few to tell the groups apart, and fewer than half the volunteers were still taking part at the end.</p>
<p>So the evidence has a gap in its middle, between a cohort that was followed for four decades and a trial that could afford half a year. Whether treating poor sleep prevents depression is still an open question.</p>
<p>Elias asked what the study cost. I could not tell him. A study that crosses five decades goes through many budgets, and the one item found in all of them is postage. He tried instead to work out what the study was worth. A question put to a student in 1948 takes ten seconds to answer, he said, and an asset that still pays after fifty years is generally called a perpetuity. He would have bought the mailing list without reading the form.</p>
<p>I would have read the form, and looked twice at the questions about sleep. They asked young men who were learning to hold a scalpel whether they slept well. A number of the men said that they did not, and nobody wrote back.</p>
<section data-footnotes>
<ol>
<li id="fn-1">Chang PP, Ford DE, Mead LA, et al. American Journal of Epidemiology, 1997. <a href="https://doi.org/10.1093/oxfordjournals.aje.a009241">doi.org/10.1093/oxfordjournals.aje.a009241</a> <a href="#fnref-1">Back</a></li>
</ol>
</section>
`,
};
