import type { SampleIssue } from '../sample-content.ts';

/** Issues of the edition 'quarterly-summaries', each over what came out in the three months before it. */
export const quarterlySummaryIssues: readonly SampleIssue[] = [
  {
    edition: 'quarterly-summaries',
    title: 'April to June: a corridor, a rota and a capsule',
    slug: 'april-to-june-a-corridor-a-rota-and-a-capsule',
    excerpt:
      'A plain endpoint stood up, a sensible rule moved its risk elsewhere, and a question from 1948 is still open.',
    bodyRichtext: `
<p>Three months of reading, with the failures left in. Everything here has been an episode or an article since April.</p>
<h2>What held up</h2>
<p>Ten laps of a corridor did. In the LIFE study, told in <a href="/articles/four-hundred-metres-without-sitting">Four Hundred Metres Without Sitting</a>, 35.5 per cent of the education group lost the ability to walk that far, and 30.1 per cent of those who exercised. The interval is wide and the endpoint is blunt. It is also something that a person would notice losing, which cannot be said of a hormone or a thickness.</p>
<p>An old association held as well. Men who told Johns Hopkins as students that they slept badly went on to carry about twice the risk of depression of those who had slept well. Other cohorts have since agreed, and none of them can say what mending the sleep would do. The account is in <a href="/articles/the-students-who-slept-badly">The Students Who Slept Badly</a>.</p>
<h2>What did not</h2>
<p>Shorter hospital shifts ought to have spared patients. When whole surgical programmes were randomised, death or serious complication came to 9.0 per cent under strict rules and 9.1 under flexible ones. <a href="/articles/the-trouble-with-a-rested-doctor">The Trouble With a Rested Doctor</a> follows the risk out of the ward and into the handover, and then on to the road home.</p>
<p>Muscle grown by antibody did no better on its feet. With bimagrumab the scans improved, the plain tasks improved about as much as on placebo, and <a href="/articles/more-muscle-same-stairs">More Muscle, Same Stairs</a> describes how the asset was repriced all the same. Older than either is the case in <a href="/episodes/the-carrot-and-the-capsule">The Carrot and the Capsule</a>. People who ate more carotene-rich vegetables had less lung cancer; Finnish smokers given beta carotene had more.</p>
<h2>What it cost to wait</h2>
<p>The students’ answers were written down from 1948 and reported on in 1997. No one was idle. Some questions take that long, and the line found in every budget was postage. A trial that treats insomnia and counts depressions has so far been able to afford half a year.</p>
<p>Other waits are a choice. Fewer than half of biomedical abstracts go on to full publication, according to the Cochrane review we discussed in <a href="/episodes/abstracts-in-bloom">Abstracts in Bloom</a>, and share prices seldom wait for the rest. The cost falls on whoever acted on the abstract and, since what was never published is hard to find, it is seldom added up.</p>
`,
    sentAt: '2026-07-01T09:00:00.000Z',
  },
  {
    edition: 'quarterly-summaries',
    title: 'July to September: nulls worth the reading',
    slug: 'july-to-september-nulls-worth-the-reading',
    excerpt:
      'A diet trial kept its shape on a second reading, fifty ingredients did not, and some tapes lay in a basement.',
    bodyRichtext: `
<p>It was a summer of second readings, several of them overdue.</p>
<h2>What held up</h2>
<p>PREDIMED did, more or less. Its authors withdrew the paper and published it anew on the same day in 2018, with the irregular assignments described. The estimates hardly moved and the verbs grew more careful. <a href="/articles/published-withdrawn-published-again">Published, Withdrawn, Published Again</a> gives both versions their due, including the comparison group’s leaflet.</p>
<p>Da Qing held up by being counted for three decades. The clinics in <a href="/articles/thirty-three-clinics-thirty-years">Thirty-Three Clinics, Thirty Years</a> put diabetes off by a median of about four years, on a control group small enough to keep anyone modest.</p>
<h2>What did not</h2>
<p>Single foods had a poor season. Of fifty ingredients taken from a cookbook, forty had been studied for cancer. The large effects found in single studies shrank almost to nothing when the studies were pooled, as <a href="/articles/fifty-ingredients-chosen-at-random">Fifty Ingredients, Chosen at Random</a> relates. A single meal fared no better: on a ward, the curve from a glucose sensor was about as different on the second serving as it would have been after another dish (<a href="/articles/the-same-porridge-twice">The Same Porridge, Twice</a>).</p>
<p>Look AHEAD had failed long before we came to it, with 403 cardiovascular events against 418. We gave it an episode on stopping, <a href="/episodes/write-the-exit-first">Write the Exit First</a>, and an article, <a href="/articles/a-null-worth-owning">A Null Worth Owning</a>, in which Elias reads the other columns and finds stairs climbed, and some bills not sent. His forecast from before the result is marked wrong, with the date.</p>
<h2>What it cost to wait</h2>
<p>The Minnesota trial served its last lunch in 1973. Its main result, a null, reached a journal in 1989, and a full analysis of what could be recovered followed in 2016. <a href="/articles/the-tapes-in-the-basement">The Tapes in the Basement</a> prices the delay. Let the information be worth a hundred in 1973; delivered in 2016 it is worth twenty-eight at three per cent a year, and five and a half at seven. Nobody seems to have hidden anything. The result had disappointed, and a disappointment has no owner.</p>
<p>The tapes and the oil town make a pair. In Da Qing someone kept the list of names and went on counting. In Minnesota the counting was finished, and someone kept the boxes.</p>
`,
    sentAt: '2026-10-01T09:00:00.000Z',
  },
];
