import type { SampleArticle } from '../sample-content.ts';

export const thirtyThreeClinicsThirtyYears: SampleArticle = {
  title: 'Thirty-Three Clinics, Thirty Years',
  slug: 'thirty-three-clinics-thirty-years',
  excerpt:
    'In 1986 a Chinese oil town set out to learn whether diet and walking could hold off diabetes. The first answer took six years, and the one that mattered took thirty.',
  isPremium: true,
  publishedAt: '2026-09-28T07:30:00.000Z',
  host: 'maren-oduya',
  figure: null,
  topics: ['exercise', 'nutrition'],
  bodyRichtext: `
<p>Da Qing is an oil town in the cold north-east of China, and in 1986 its clinics did something few health systems have managed since. They tested more than a hundred thousand people, found 577 adults whose blood sugar lay between normal and diabetic, and let chance decide what each clinic would do about them. No tablet was involved. Some clinics taught diet, some prescribed exercise, some did both, and some carried on as before.</p>
<p>The programme ran for six years and the first report appeared in 1997. In the control clinics about 68 per cent of the participants had become diabetic. In the diet clinics it was 44 per cent and in the exercise clinics 41. So far the reader nods. Then comes the third arm, the clinics that offered diet and exercise together. Their figure was 46.</p>
<p>Anyone who reads a methods section before a conclusion will stop there. Two good things, added, came to slightly less than either. It is tempting to explain this with physiology, or with human nature: give people two tasks and they do neither. Before that, it is worth asking how many coins were tossed.</p>
<h2>Chance, by the building</h2>
<p>The answer is thirty-three. The clinics were randomised, and the patients came along with them. There are sound reasons to do it that way. People who share a clinic share a street, a canteen and often a kitchen. One can hardly teach a man to walk in the evenings and ask him not to mention it to the neighbour who has been assigned to sit still. Advice leaks, and a leak makes two groups look alike.</p>
<hr data-members>
<p>The price is paid in precision. Patients of one clinic resemble each other, in what they eat, in who treats them, in how far they live from the market. Each additional patient in the same building tells us a little less than the one before. A study of 577 people arranged in thirty-three clusters knows less than 577 scattered individuals would, and with four arms there are only about eight clinics in each. Seen through that lens, 44, 41 and 46 are the same number written three times. Later reports treated the three programmes as one, which was the honest thing to do with them.</p>
<h2>What arrived after the end</h2>
<p>In 1992 the teaching stopped. The clinics went back to ordinary care, and someone took the decision on which everything since depends: to keep the list of names. Twenty years after the start the former participants were traced. Those from the intervention clinics had lived fewer years with diabetes. On deaths and heart disease, the difference was too small to be told from chance. A sponsor with a deadline would have written the closing line then: delays a diagnosis, saves no one.</p>
<p>At twenty-three years, 28 per cent of the intervention group had died and 38 per cent of the controls. At thirty, reported in 2019, the intervention clinics, taken together, had reached diabetes a median of about four years later, had suffered fewer cardiovascular events, with a hazard ratio of 0.74, and had an estimated life expectancy longer by 1.44 years. The curves had been parting all along, at a pace that no grant cycle could see.</p>
<p>Now the other ink. The control group began with 138 people, and results that rest on so few are fragile: at twenty-three years the p-value for deaths from any cause was 0.049, as near the customary line as a figure can stand. Nobody was blinded. What people ate and how they moved after 1992 is poorly known. And the word prevention promises too much. By the twenty-third year some 73 per cent of the intervention group had diabetes after all, against 90 per cent. What six years of rice portions and brisk walking bought was, for most of them, time.</p>
<h2>Priced in time</h2>
<p>Four years without a disease that damages small vessels quietly is a respectable purchase. It is also a strange asset. The outlay was clinic staff in the late 1980s, the return fell due after 2009, and it was paid to a few hundred people in Heilongjiang who had no means of sharing it with whoever had kept the list. My co-host looked for the party that might have financed such a thing in expectation of a profit, and closed the spreadsheet quite soon.</p>
<p>Nearly all trials of diet and exercise are shorter than the processes they hope to alter. Most report at one year, or two, and the verdict is taken to be about the intervention when it may be about the calendar. Da Qing gave three different answers to one question, at six, twenty and thirty years. None of them was wrong when it was given. The control clinics did nothing unusual for six years. The investigators, for the next twenty-four, did nothing except go on counting. Of the two, the second has proved much harder to repeat.</p>
`,
};
