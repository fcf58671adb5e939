import type { SampleArticle } from '../sample-content.ts';

export const theTapesInTheBasement: SampleArticle = {
  title: 'The Tapes in the Basement',
  slug: 'the-tapes-in-the-basement',
  excerpt:
    'A diet trial of more than nine thousand people ended in 1973, but much of its data went unread for four decades.',
  isPremium: true,
  publishedAt: '2026-07-09T07:30:00.000Z',
  host: 'elias-thornquist',
  figure: null,
  topics: ['nutrition'],
  bodyRichtext: `
<p>Old boxes in a basement usually end up in a skip. These had gone mouldy in a far corner of a family house in Minnesota. They held reels of computer tape and a quantity of yellowing paper left by Ivan Frantz, a physician at the university, who had died in 2009. His sons went looking because a researcher from the National Institutes of Health had asked about them. Finding the boxes took one of the sons several visits. The tapes were from a trial that had ended in 1973.</p>
<p>The Minnesota Coronary Experiment was a dietitian’s dream of control. Its 9,423 participants lived in six state mental hospitals and a nursing home, where every meal came out of a kitchen that could be supplied with one fat or another. Half ate the usual institutional fare. Half ate food of similar appearance in which much of the saturated fat had been replaced by corn oil and corn oil margarine. The trial was randomised and double-blind, which diet trials seldom are. Ancel Keys, whose name is linked to the idea that saturated fat clogs arteries, helped to set it going.</p>
<p>Cholesterol fell by almost fourteen per cent on the oil and by one per cent on the ordinary diet. Everyone had expected that, because smaller experiments had shown it already. The question was whether fewer people would die. The designers had arranged to answer it with unusual certainty, down to post-mortem examination of the arteries. Then the computer printed its tables, and the tables went into a box.</p>
<hr data-members>
<p>The oil did not reduce deaths. This main result was presented at a meeting in 1975 and published in a journal in 1989, sixteen years after the trial had ended. A master’s thesis of 1981 gave more detail but had few readers. The full analysis of what could be recovered appeared in the <em>BMJ</em> in 2016. It found no benefit for survival, and among participants followed with blood tests, those whose cholesterol fell furthest were somewhat more likely to have died.</p>
<h2>What the tapes cannot say</h2>
<p>It is tempting to draw a quick moral from such a story, and within a week of publication several people had. The data deserve a slower reading. Only about a quarter of the participants, 2,355, stayed on a diet for a year or more and had blood tests. Hospitals were discharging patients sooner, so a diet that is meant to protect arteries over decades was often eaten only for months. Part of the material is still missing, including many of the autopsies. The margarine of the day may have contained trans fats, which would have made the oil look worse than it was.</p>
<p>The finding about falling cholesterol is weaker still. Serious illness lowers cholesterol by itself. People who were going to die may have seen it fall for that reason, whatever they ate. Randomisation does not protect a comparison of this kind, which is made within each group. As for cholesterol generally, trials have since shown over and over again that lowering LDL with drugs prevents heart attacks. The Minnesota data are too weak to overturn that. They are, however, a good reason to doubt that every way of lowering cholesterol is equally safe.</p>
<h2>The price of not publishing</h2>
<p>Nobody hid the tapes, so far as anyone can tell. Asked years later about the delay, those involved gave the most ordinary of reasons: the result had been disappointing. That is the part an investor ought to study. A null result in 1973 had no owner. No product depended on it, the grant was spent, and the authors’ next application would not be strengthened by news that the idea had not worked. Publication costs effort, and the benefit goes entirely to strangers.</p>
<p>Yet there were a great many such strangers. National dietary goals were drafted in the United States in 1977. A committee weighing them had a handful of randomised trials to look at, several of them small. Here was one of the largest, complete and on tape. Suppose that its information, delivered in 1973, would have been worth a hundred, in any unit. Delivered in 2016 and discounted at three per cent a year, it is worth twenty-eight. At seven per cent it is worth five and a half. Storing it had taken up one corner of a basement.</p>
<p>Had I been selling the results, I would have looked for buyers among people with something to lose from being wrong: the makers of oils, an insurer, the catering departments of large institutions. Each would have had a motive to see the numbers early, and perhaps to see them alone. That is the trouble with a private market in disappointing results. The highest bidder may be the one who wants them kept secret.</p>
<p>Today trials must be registered and their results reported, which makes such a loss less likely, though compliance remains patchy. The rules help only with trials that have begun since. For everything older the system is what it was in Minnesota: a son on his third drive to the old house, moving a box to see what is behind it.</p>
`,
};
