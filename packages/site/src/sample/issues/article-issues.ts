import type { SampleIssue } from '../sample-content.ts';

/** Issues of the edition 'articles', each about one article and with a quotation from it. */
export const articleIssues: readonly SampleIssue[] = [
  {
    edition: 'articles',
    title: 'Where the heart-rate limits on the gym wall came from',
    slug: 'where-the-ceiling-on-the-gym-wall-came-from',
    excerpt:
      'The rule “220 minus your age” for the maximum heart rate dates from 1971. Maren went to find the measurements behind it.',
    bodyRichtext: `
<p>Almost every gymnasium has a chart with ages along the bottom and coloured bands of heart rate above. Maren’s article, <a href="/articles/two-hundred-and-twenty-minus-a-guess">Two Hundred and Twenty Minus a Guess</a>, asks how the chart’s numbers were measured. The answer is that there was no experiment. In 1971 three authors plotted some published averages and noted a fall of about one beat a year.</p>
<p>A better line has been drawn since, and Maren is glad of it. What interests her more is how far people of the same age are from any line at all:</p>
<blockquote><p>A chart that says 160 at sixty is describing a crowd in which maxima of 145 and 175 are entirely unremarkable.</p></blockquote>
<p>In a spinning class this does little harm. In a hospital, the same error can decide whether an exercise test counts, because a heart rate near the predicted maximum counts as proof of effort. Then the article turns against its own argument: in thousands of patients the crude rule did say something about the risk of dying. Maren needs three paragraphs and a treadmill to explain how both can be true.</p>
<p>At the end a physiologist explains what she does with the predicted maximum on her screen.</p>
`,
    sentAt: '2026-06-30T08:30:00.000Z',
  },
  {
    edition: 'articles',
    title: 'Why so many jars say only “supports”',
    slug: 'why-so-many-jars-say-only-supports',
    excerpt:
      'Printing “supports” on a jar costs almost nothing. Proving the claim in a trial costs a firm more than it can expect to gain.',
    bodyRichtext: `
<p>Elias has been reading the labels on jars of supplements, and what he looks at is the verb. A maker who prints “supports” pays for the ink and for a letter to the regulator. A maker who prints “treats” has turned the same powder into a drug and has to pay for a clinical programme. His article, <a href="/articles/an-expensive-verb">An Expensive Verb</a>, is about the gap between the two prices and about who could be expected to pay the higher one.</p>
<p>It would be easy to be indignant here. Instead he does the makers’ sums for an invented nutrient that anyone may sell. He finds that the largest firm in the trade would be ruined by the trial that the trade as a whole ought to want. One sentence sums up the argument:</p>
<blockquote><p>A trial is a public good with a private invoice.</p></blockquote>
<p>Three claims were nevertheless paid for: those for oats, folic acid and one fish oil. Each payer had a reason to expect a return. One was mistaken. Europe, meanwhile, made every claim more expensive at once. This removed many bad claims but led to few new trials.</p>
`,
    sentAt: '2026-07-18T08:30:00.000Z',
  },
  {
    edition: 'articles',
    title: 'How sure they were, and how worried to be',
    slug: 'how-sure-they-were-and-how-worried-to-be',
    excerpt:
      'Bacon is on the same list as plutonium. Maren explains what puts a thing on that list, and what the list does not say about it.',
    bodyRichtext: `
<p>In October 2015 a cancer agency’s panel in Lyon put processed meat on its list of causes of cancer, beside tobacco and asbestos. By evening bacon had been likened to cigarettes on several continents. Maren’s article, <a href="/articles/on-the-same-shelf-as-tobacco">On the Same Shelf as Tobacco</a>, explains what went wrong between the meeting and the newspapers. The list ranks how sure the panel is that a thing causes cancer. It was read as a ranking of danger.</p>
<p>A kitchen step and a cliff edge are both known to cause falls and would share a list. How often each causes a fall is another question. For processed meat the agency had answered it:</p>
<blockquote><p>Each fifty grams eaten daily, the agency reported, goes with an increase of about 18 per cent in the risk of bowel cancer.</p></blockquote>
<p>If six people in a hundred would have bowel cancer anyway, the six become seven. Maren also asks how certain the 18 per cent is, because it comes from what people remembered eating. Four years later a different panel looked at much the same studies and suggested that adults might go on as they were. The article shows that the two panels disagreed less than it seemed.</p>
`,
    sentAt: '2026-08-23T08:30:00.000Z',
  },
  {
    edition: 'articles',
    title: 'Two Tuesdays, two hills, one breakfast',
    slug: 'two-tuesdays-two-hills-one-breakfast',
    excerpt:
      'Thirty adults on a ward ate the same weighed meals twice, a week apart. The second time, their glucose sensors drew other curves.',
    bodyRichtext: `
<p>A glucose sensor on the arm draws a hill after breakfast, and an app gives the hill a score. Before you believe the score, ask whether the same breakfast would get the same score twice. Maren’s article, <a href="/articles/the-same-porridge-twice">The Same Porridge, Twice</a>, is about researchers who checked. Thirty adults without diabetes stayed on a ward, where each meal was weighed and served again about a week later:</p>
<blockquote><p>That yielded 1,056 meal responses in duplicate, measured by commercial sensors, from people who could not wander off to a bakery in between.</p></blockquote>
<p>Two servings of the same meal gave curves about as different as two different meals did. Part of the difference comes from the device, which was built for people whose glucose rises and falls much further. Part of it comes from the body, because nobody sleeps equally well every night. Averages over many meals and comparisons between groups can still be trusted. In a larger study, two sensors worn by the same person agreed well. It is still unknown whether a flatter curve does a healthy adult any good.</p>
<p>At the end Elias asks how many bowls it would take to tell porridge from toast, and Maren works it out.</p>
`,
    sentAt: '2026-09-10T08:30:00.000Z',
  },
  {
    edition: 'articles',
    title: 'What a better marker does and does not promise',
    slug: 'what-a-marker-may-promise-on-our-behalf',
    excerpt:
      'Some heart drugs removed extra heartbeats, but more patients died. Maren explains when a marker may stand in for an outcome.',
    bodyRichtext: `
<p>In the 1980s there were drugs that made dangerous-looking extra heartbeats disappear from the monitor’s paper tape, often within days. A trial reported in 1991 asked whether the patients lived longer. They did not: more than twice as many died on the drugs as on placebo. Maren starts from that tape in <a href="/articles/twelve-weeks-is-not-a-life">Twelve Weeks Is Not a Life</a>, a guide to reading short trials.</p>
<p>She has nothing against short trials:</p>
<blockquote><p>A short trial that asks whether a drug reaches the tissue, moves the marker and leaves the liver alone has asked honest questions and may have answered them.</p></blockquote>
<p>The mistake is to report a change in the marker as a longer life. Blood pressure can stand in for stroke, because trials of many unrelated drugs have compared the two. Most markers of ageing are too new for that. She lists four things to read twice in any paper, none of which needs statistics. The article ends with the forecasts in Elias’s ledger that were based on such markers. Several proved right, but only years later.</p>
`,
    sentAt: '2026-10-26T07:00:00.000Z',
  },
];
