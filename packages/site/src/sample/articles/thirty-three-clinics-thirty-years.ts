import type { SampleArticle } from '../sample-content.ts';

export const thirtyThreeClinicsThirtyYears: SampleArticle = {
  title: 'Thirty-Three Clinics, Thirty Years',
  slug: 'thirty-three-clinics-thirty-years',
  excerpt:
    'A Chinese oil town tested diet and walking against diabetes in 1986, and the answer that mattered took thirty years.',
  isPremium: true,
  publishedAt: '2026-09-28T07:30:00.000Z',
  host: 'maren-oduya',
  figure: null,
  topics: ['exercise', 'nutrition'],
  bodyRichtext: `
<p>Da Qing is an oil town in the cold north-east of China, and in 1986 its clinics did something few health systems have managed since. They tested more than a hundred thousand people, found 577 adults whose blood sugar was between normal and diabetic, and let chance decide what each clinic would do about them. No tablet was involved. Some clinics taught diet, some prescribed exercise, some did both, and some carried on as before.</p>
<p>The programme ran for six years and the first report appeared in 1997.<sup id="fnref-1"><a href="#fn-1">1</a></sup> In the control clinics about 68 per cent of the participants had become diabetic. In the diet clinics it was 44 per cent and in the exercise clinics 41. So far there is nothing surprising. Then come the clinics that offered diet and exercise together. Their figure was 46.</p>
<p>Anyone who reads a methods section before a conclusion will pause here. The two treatments together did slightly worse than either alone. It is tempting to explain this with physiology, or with human nature: give people two tasks and they do neither. But first it is worth asking how many separate draws the trial had made.</p>
<h2>Clinics, not patients</h2>
<p>The answer is thirty-three, one for each clinic. It was the clinics that were randomised, and not the patients. There are sound reasons to do it that way. People who share a clinic share a street, a canteen and often a kitchen. You can hardly ask a man to take up evening walks and not mention them to the neighbour who is to carry on as before. Advice spreads, and when it does, the two groups come to look alike.</p>
<hr data-members>
<p>The price is paid in precision. Patients of one clinic resemble each other, in what they eat, in who treats them, in how far they live from the market. Each additional patient in the same clinic tells us a little less than the one before. A study of 577 people arranged in thirty-three clusters tells us less than 577 scattered individuals would. With four arms there are only about eight clinics in each, so one unusual doctor can be an eighth of an arm’s evidence. With so few clinics, 44, 41 and 46 cannot be told apart. Later reports treated the three programmes as one, which was the honest thing to do.</p>
<h2>What came after the trial ended</h2>
<p>In 1992 the teaching stopped. The clinics went back to ordinary care, and someone took the decision on which everything since depends: to keep the list of names. Twenty years after the start the former participants were traced. Those from the intervention clinics had lived fewer years with diabetes. On deaths and heart disease, the difference was too small to be told from chance. A sponsor with a deadline would have stopped there, and concluded that such a programme delays a diagnosis but saves no lives.</p>
<p>At twenty-three years, 28 per cent of the intervention group had died, against 38 per cent of the controls. The results at thirty years were reported in 2019.<sup id="fnref-2"><a href="#fn-2">2</a></sup> The intervention group, taken together, had developed diabetes a median of about four years later. They had suffered fewer cardiovascular events, with a hazard ratio of 0.74, and their estimated life expectancy was longer by 1.44 years. The two groups had been drawing apart all along, too slowly to show within the term of any grant.</p>
<p>Now the cautions. The control group began with 138 people, and results that rest on so few are fragile: at twenty-three years the p-value for deaths from any cause was 0.049, which is as close to the customary threshold as a figure can be. Nobody was blinded. What people ate and how they moved after 1992 is poorly known. And the word prevention promises too much. By the twenty-third year some 73 per cent of the intervention group had diabetes after all, against 90 per cent of the controls. For most of them, what six years of diet and brisk walking had bought was time.</p>
<h2>A return after thirty years</h2>
<p>Four years without a disease that quietly damages small blood vessels is a respectable result. As an investment it is a strange one. The cost was clinic staff in the late 1980s. The return came after 2009, and it went to a few hundred people in Heilongjiang who had no means of sharing it with whoever had kept the list. My co-host looked for anyone who might have financed such a trial for profit, and soon gave up.</p>
<p>Nearly all trials of diet and exercise are shorter than the processes they hope to alter. Most report at one year, or two, and the verdict is taken to be about the treatment, although the trial may simply have been too short. Da Qing gave three different answers to one question, at six, twenty and thirty years. None of them was wrong when it was given. For six years, clinics taught diet and exercise. For the next twenty-four, the investigators did nothing except go on counting. Of the two, the counting has proved much harder to repeat.</p>
<section data-footnotes>
<ol>
<li id="fn-1">Pan XR, Li GW, Hu YH, et al. Diabetes Care, 1997. <a href="https://doi.org/10.2337/diacare.20.4.537">doi.org/10.2337/diacare.20.4.537</a> <a href="#fnref-1">Back</a></li>
<li id="fn-2">Gong Q, Zhang P, Wang J, et al. The Lancet Diabetes &amp; Endocrinology, 2019. <a href="https://doi.org/10.1016/S2213-8587(19)30093-2">doi.org/10.1016/S2213-8587(19)30093-2</a> <a href="#fnref-2">Back</a></li>
</ol>
</section>
`,
};
