import type { SampleIssue } from '../sample-content.ts';

/** Issues of the edition 'quarterly-summaries', each about what was published in the preceding three months. */
export const quarterlySummaryIssues: readonly SampleIssue[] = [
  {
    edition: 'quarterly-summaries',
    title: 'April to June: a corridor, a rota and a capsule',
    slug: 'april-to-june-a-corridor-a-rota-and-a-capsule',
    excerpt:
      'A walking test held up, shorter shifts for doctors merely moved the risk, and a 1948 question about sleep is still open.',
    bodyRichtext: `
<p>This is our summary of three months of reading, failures included. Everything here has been an episode or an article since April.</p>
<h2>What held up</h2>
<p>A walking test of ten laps in a corridor held up. In the LIFE study, described in <a href="/articles/four-hundred-metres-without-sitting">Four Hundred Metres Without Sitting</a>, 35.5 per cent of those who were sent to workshops on health lost the ability to walk that far, against 30.1 per cent of those who exercised. The confidence interval is wide and the endpoint is crude. But people notice when they can no longer walk that far, and nobody notices a change in a hormone level.</p>
<p>An old association held up as well. Some students at Johns Hopkins told researchers that they slept badly. These men went on to have about twice the risk of depression of those who had slept well. Other cohorts have since agreed, but none of them can say what better sleep would have changed. The account is in <a href="/articles/the-students-who-slept-badly">The Students Who Slept Badly</a>.</p>
<h2>What did not</h2>
<p>Shorter shifts for hospital doctors ought to have protected patients. When whole surgical programmes were randomised, 9.0 per cent of patients died or had a serious complication under strict rules and 9.1 per cent under flexible ones. <a href="/articles/the-trouble-with-a-rested-doctor">The Trouble With a Rested Doctor</a> shows where the risk went: into the handover between shifts, and on to the doctor’s drive home.</p>
<p>Muscle added by an antibody did not help people to move better. With this antibody, bimagrumab, the scans improved, but simple physical tasks improved only about as much as on placebo. <a href="/articles/more-muscle-same-stairs">More Muscle, Same Stairs</a> reports that a company nevertheless agreed to pay up to 1.9 billion dollars for the firm behind it. The case in <a href="/episodes/the-carrot-and-the-capsule">The Carrot and the Capsule</a> is older. People who ate more carotene-rich vegetables had less lung cancer, but Finnish smokers given beta carotene had more.</p>
<h2>What it cost to wait</h2>
<p>The Johns Hopkins students’ answers were collected from 1948 and reported on in 1997. Nobody was idle: some questions take that long. The study went through many budgets, and the one cost found in all of them was postage. A later trial, which treated insomnia and counted new cases of depression, could afford to follow people for only half a year.</p>
<p>Other delays are a choice. Fewer than half of biomedical abstracts go on to full publication, according to the Cochrane review we discussed in <a href="/episodes/abstracts-in-bloom">Abstracts in Bloom</a>, and share prices seldom wait for the full paper. The cost falls on whoever acted on the abstract. It is seldom added up, because what was never published is hard to find.</p>
`,
    sentAt: '2026-07-01T09:00:00.000Z',
  },
  {
    edition: 'quarterly-summaries',
    title: 'July to September: null results worth reading',
    slug: 'july-to-september-nulls-worth-the-reading',
    excerpt:
      'A diet trial survived a second reading, claims about single foods did not, and another trial’s data lay in a basement for decades.',
    bodyRichtext: `
<p>This was a summer of second readings, and several of them were overdue.</p>
<h2>What held up</h2>
<p>The diet trial PREDIMED held up, more or less. In 2018 its authors withdrew the paper and on the same day published a new version, which said that some volunteers had not been assigned to their diets at random. The estimates hardly moved, and the wording grew more careful. <a href="/articles/published-withdrawn-published-again">Published, Withdrawn, Published Again</a> is fair to both versions. It also looks at the comparison group, which at first received little more than a leaflet.</p>
<p>The results from Da Qing, a Chinese oil town, held up because somebody went on counting for three decades. In the clinics described in <a href="/articles/thirty-three-clinics-thirty-years">Thirty-Three Clinics, Thirty Years</a>, diet and exercise delayed diabetes by a median of about four years. The control group was so small that nobody should be too sure of the figure.</p>
<h2>What did not</h2>
<p>Single foods did badly. Of fifty ingredients taken from a cookbook, forty had been studied in connection with cancer. The large effects found in single studies shrank almost to nothing when the studies were pooled, as <a href="/articles/fifty-ingredients-chosen-at-random">Fifty Ingredients, Chosen at Random</a> explains. Single meals did no better: on a ward, the curves from a glucose sensor differed about as much between two servings of the same meal as between different meals (<a href="/articles/the-same-porridge-twice">The Same Porridge, Twice</a>).</p>
<p>The weight-loss trial Look AHEAD had failed long before we came to it, with 403 cardiovascular events against 418. We gave it an episode on when to stop, <a href="/episodes/write-the-exit-first">Write the Exit First</a>, and an article, <a href="/articles/a-null-worth-owning">A Null Worth Owning</a>. In the article Elias reads the secondary results and finds that fewer people lost the ability to climb stairs, and that some hospital bills never arose. His own forecast, made before the result, is marked wrong, with the date.</p>
<h2>What it cost to wait</h2>
<p>A diet trial in Minnesota served its last lunch in 1973. Its main result, which was null, reached a journal in 1989, and a full analysis of the data that could be recovered followed in 2016. <a href="/articles/the-tapes-in-the-basement">The Tapes in the Basement</a> works out what the delay cost. If the information was worth a hundred in 1973, then by 2016 it was worth twenty-eight at a discount rate of three per cent a year, and five and a half at seven. Nobody seems to have hidden anything. The result was disappointing, and nobody stood to gain from publishing it sooner.</p>
<p>Da Qing and Minnesota make a pair. In Da Qing somebody kept the list of names and went on counting. In Minnesota the counting was over, and somebody kept the boxes of tapes.</p>
`,
    sentAt: '2026-10-01T09:00:00.000Z',
  },
];
