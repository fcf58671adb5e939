import type { SampleIssue } from '../sample-content.ts';

/** Issues of the edition 'articles', each on one article and with a line of it. */
export const articleIssues: readonly SampleIssue[] = [
  {
    edition: 'articles',
    title: 'Where the ceiling on the gym wall came from',
    slug: 'where-the-ceiling-on-the-gym-wall-came-from',
    excerpt:
      'A subtraction that fits in the head has been setting limits for hearts since 1971. Maren went to find its source.',
    bodyRichtext: `
<p>Almost every gymnasium has the chart, with ages along the bottom and bands of colour above. Maren’s article, <a href="/articles/two-hundred-and-twenty-minus-a-guess">Two Hundred and Twenty Minus a Guess</a>, asks where its numbers were measured. They were not, quite. Three authors plotted some published averages in 1971 and remarked on the slope.</p>
<p>A better line has been drawn since, and she is polite about it. What interests her is how far people of the same age stand from any line at all:</p>
<blockquote><p>A chart that says 160 at sixty is describing a crowd in which maxima of 145 and 175 are entirely unremarkable.</p></blockquote>
<p>In a spinning class that costs little. In a hospital, where a share of the predicted maximum has served as proof of effort, it can decide whether a test counted. Then the article turns on its own argument, because over thousands of patients the crude rule did carry information about the risk of dying. Why both can be so takes her three paragraphs and a treadmill.</p>
<p>There is a physiologist at the end, and a piece of tape.</p>
`,
    sentAt: '2026-06-30T08:30:00.000Z',
  },
  {
    edition: 'articles',
    title: 'Why so many jars say only “supports”',
    slug: 'why-so-many-jars-say-only-supports',
    excerpt: 'The cheapest word on a jar of capsules is also the one that keeps a trial from being run.',
    bodyRichtext: `
<p>Elias has been reading the labels on jars, and he reads them for the verb. “Supports” costs a letter to the regulator and the ink. “Treats” turns the same powder into a drug and asks for a clinical programme. His article, <a href="/articles/an-expensive-verb">An Expensive Verb</a>, is about the gap between the two prices and who could be expected to pay it.</p>
<p>It would be easy to be indignant here. He does the makers’ sums instead, with an invented nutrient that anyone may sell, and finds that the largest firm in the trade would be ruined by the trial that the trade as a whole ought to want. One sentence holds the argument:</p>
<blockquote><p>A trial is a public good with a private invoice.</p></blockquote>
<p>Three buyers have paid such an invoice all the same, for oats, for folic acid and for a fish oil, and each had a reason to think that the gain would come to the right address. One of them was mistaken. Europe, meanwhile, raised the price of every claim at once, and got cleaner shelves and few new trials.</p>
`,
    sentAt: '2026-07-18T08:30:00.000Z',
  },
  {
    edition: 'articles',
    title: 'How sure they were, and how worried to be',
    slug: 'how-sure-they-were-and-how-worried-to-be',
    excerpt:
      'Bacon shares a list with plutonium. Maren explains what the list is in order of, and what it leaves blank.',
    bodyRichtext: `
<p>In October 2015 a panel in Lyon put processed meat in the group where tobacco smoke and asbestos already stood, and by evening it had been likened to cigarettes on several continents. Maren’s article, <a href="/articles/on-the-same-shelf-as-tobacco">On the Same Shelf as Tobacco</a>, sets out what went wrong between the meeting and the newspapers:</p>
<blockquote><p>a list ordered by certainty had been read as a list ordered by size.</p></blockquote>
<p>A kitchen step and a cliff edge are both known to cause falls, she says, and a careful agency would have to file them together. How often each does it is another question, with another number for an answer. She works it out for a population in which six people in a hundred would have bowel cancer anyway. The six become seven.</p>
<p>She also asks how sure the number itself is, since it comes from people remembering what they ate. Four years after Lyon a different panel looked at much the same studies and came close to a shrug. The two disagreed less than the uproar suggested, and the article shows where.</p>
`,
    sentAt: '2026-08-23T08:30:00.000Z',
  },
  {
    edition: 'articles',
    title: 'Two Tuesdays, two hills, one breakfast',
    slug: 'two-tuesdays-two-hills-one-breakfast',
    excerpt:
      'What a glucose sensor says when the same meal is served again a week later, on a ward nobody can slip out of.',
    bodyRichtext: `
<p>A sensor on the arm draws a hill after breakfast, and a telephone gives the hill a mark. Before believing the mark one might ask whether the same breakfast would earn it again. Maren’s article, <a href="/articles/the-same-porridge-twice">The Same Porridge, Twice</a>, is about some researchers who looked, using thirty adults without diabetes whose meals on a ward had been weighed for them and served a second time about a week later.</p>
<p>The line that made her put the paper down was this one:</p>
<blockquote><p>A person’s response to the same meal eaten twice varied about as much as that person’s response to different meals.</p></blockquote>
<p>Part of that is the device, which was built for people whose glucose travels much further. Part of it is the body, which had a different night before each bowl. The article is careful about what survives: averages over many meals, comparisons between groups, and a larger study in which two sensors on one person agreed well. What remains unanswered is whether a flatter hill does a healthy adult any good.</p>
<p>At the end Elias asks how many bowls it would take to tell porridge from toast, and she does the sum.</p>
`,
    sentAt: '2026-09-10T08:30:00.000Z',
  },
  {
    edition: 'articles',
    title: 'What a marker may promise on our behalf',
    slug: 'what-a-marker-may-promise-on-our-behalf',
    excerpt:
      'The drugs did exactly what the tape asked of them. Maren on endpoints that speak for outcomes still to come.',
    bodyRichtext: `
<p>In the 1980s there were drugs that made a feared extra heartbeat disappear from the paper tape, often within days. A trial reported in 1991 asked whether the patients lived longer, and they did not: more than twice the share had died on the drugs as on placebo. Maren starts from that tape in <a href="/articles/twelve-weeks-is-not-a-life">Twelve Weeks Is Not a Life</a>, a guide to reading short trials.</p>
<p>She is no enemy of them. Nobody could follow every idea to its natural end, and a study that asks whether a drug moves its marker has asked an honest question. The trouble begins when the marker’s movement is reported as a life prolonged. Blood pressure may speak for stroke because it has been tested against stroke many times, by unrelated drugs:</p>
<blockquote><p>A surrogate is a credit rating, and it takes decades of repaid loans to get one.</p></blockquote>
<p>Most markers now offered for ageing are too young to have repaid anything. The article ends its argument with four lines of a paper that she reads twice, none of which needs statistics, and with the column that Elias keeps for forecasts built on surrogates. Several of those came good, late.</p>
`,
    sentAt: '2026-10-26T07:00:00.000Z',
  },
];
