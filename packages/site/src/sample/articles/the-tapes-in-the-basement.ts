import type { SampleArticle } from '../sample-content.ts';

export const theTapesInTheBasement: SampleArticle = {
  title: 'The Tapes in the Basement',
  slug: 'the-tapes-in-the-basement',
  excerpt:
    'A diet trial of more than nine thousand people finished in 1973, and much of what it found went unread for four decades. What would its data have been worth to whoever published first?',
  isPremium: true,
  publishedAt: '2026-07-09T07:30:00.000Z',
  host: 'elias-thornquist',
  figure: null,
  topics: ['nutrition'],
  bodyRichtext: `
<p>Boxes in a basement are usually an argument for a skip. These had gone mouldy in a far corner of a family house in Minnesota, and held reels of computer tape and a quantity of yellowing paper left by Ivan Frantz, a physician at the university who had died in 2009. His sons went looking because a researcher from the National Institutes of Health had got in touch to ask. It took one of them several visits. The tapes were from a trial that had ended in 1973.</p>
<p>The Minnesota Coronary Experiment was a dietitian’s dream of control. Its 9,423 participants lived in six state mental hospitals and a nursing home, where every meal came out of a kitchen that could be supplied with one fat or another. Half ate the usual institutional fare. Half ate food of similar appearance in which much of the saturated fat had been replaced by corn oil and corn oil margarine. It was randomised and double-blind, words seldom seen near dinner. Ancel Keys, whose name is fastened to the idea that saturated fat clogs arteries, helped to set it going.</p>
<p>Cholesterol fell by almost fourteen per cent on the oil and by one per cent on the ordinary diet. Everyone had expected that much; smaller experiments had shown it already. The question was whether fewer people would die, and the designers had arranged to know with unusual certainty, down to post-mortem examination of the arteries. Then the computer printed its tables, and the tables went into a box.</p>
<hr data-members>
<p>They did not. The main result, a null, was given at a meeting in 1975 and reached a journal in 1989, sixteen years after the last lunch. A master’s thesis of 1981 held more detail and few readers. The full analysis of what could be recovered appeared in the <em>BMJ</em> in 2016. It found no benefit for survival, and among participants followed with blood tests, those whose cholesterol fell furthest were somewhat more likely to have died.</p>
<h2>What the tapes cannot say</h2>
<p>It is tempting to let such a story choose its own moral, and within a week of publication several had. So, slowly. Only about a quarter of the participants, 2,355, stayed on a diet for a year or more with the blood tests to show for it. Hospitals were discharging patients sooner, and a diet that is meant to spare arteries over decades got months. Part of the material is still missing, including many of the autopsies. The margarine of the day may have contained trans fats, which would have weighed down the oil’s side of the scale.</p>
<p>The finding about falling cholesterol is weaker still. Serious illness lowers cholesterol by itself. People who were going to die may have seen it sink for that reason, whatever was on the plate, and no randomisation protects a comparison made inside the arms. As for cholesterol generally, trials of drugs that lower LDL have since shown fewer heart attacks over and over again. The Minnesota data are a poor instrument for overturning that, and a good one for doubting that every route to a lower number is equally safe.</p>
<h2>Pricing a silence</h2>
<p>Nobody hid the tapes, so far as anyone can tell. Asked years later about the delay, those involved gave the most ordinary of reasons: the result had disappointed. That is the part an investor ought to study. A null in 1973 had no owner. No product was waiting on it, the grant was spent, and the authors’ next application would not be strengthened by news that the idea had not worked. Publication costs effort, and the benefit goes entirely to strangers.</p>
<p>Yet the strangers were numerous. National dietary goals were drafted in the United States in 1977. A committee weighing them had a handful of randomised trials to look at, several small. Here was one of the largest, complete and on tape. Let its information be worth a hundred in 1973, in any unit. Delivered in 2016, at three per cent a year, it is worth twenty-eight. At seven per cent it is worth five and a half. The cost of storage was one corner of a basement.</p>
<p>Had I been selling, I would have looked for buyers among people with something to lose from being wrong: the makers of oils, an insurer, the catering departments of large institutions. Each would have had a motive to see the numbers early, and perhaps to see them alone. That is the trouble with the private market in nulls. The highest bidder may be the one who wants the drawer kept shut.</p>
<p>Registration and results databases have made the modern version harder, though compliance remains patchy. They work on trials begun since they existed. For everything older the system is what it was in Minnesota, a son on his third drive to the old house, moving a box to see what is behind it.</p>
`,
};
