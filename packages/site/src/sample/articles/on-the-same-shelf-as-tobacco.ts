import type { SampleArticle } from '../sample-content.ts';

export const onTheSameShelfAsTobacco: SampleArticle = {
  title: 'On the Same Shelf as Tobacco',
  slug: 'on-the-same-shelf-as-tobacco',
  excerpt:
    'In 2015 bacon joined a list that also holds tobacco and plutonium. The list says how sure the experts were. It was read as though it said how worried to be.',
  isPremium: false,
  publishedAt: '2026-08-23T07:30:00.000Z',
  host: 'maren-oduya',
  figure: null,
  topics: ['nutrition', 'risk-assessment'],
  bodyRichtext: `
<p>Twenty-two experts from ten countries met in Lyon in October 2015 to consider sausages. They had some eight hundred studies before them, and when they had finished, processed meat went into Group 1, where the International Agency for Research on Cancer keeps the things it holds to cause cancer in humans. The shelf already carried tobacco smoke, asbestos, plutonium, alcoholic drinks and sunlight. By evening bacon had been likened to cigarettes on several continents.</p>
<p>The agency had tried to prevent this. Its own questions and answers, published with the verdict, explained that sharing a group does not mean sharing a danger. The explanation was correct and travelled at the usual speed of explanations. What had happened was a category error of great elegance: a list ordered by certainty had been read as a list ordered by size.</p>
<h2>Can it, and how often</h2>
<p>A kitchen step and a cliff edge are both known, beyond reasonable doubt, to cause falls. A careful agency would put them in the same group. It would be answering the question of hazard: can this thing do that harm at all? Risk is the other question, about how often it does so, to whom, at what exposure. Hazard comes first, because there is no point in computing the size of an effect that may not exist. But it is only a gate, and what lies behind the gate may be a cliff or a step.</p>
<p>For processed meat the size was in the same document. Each fifty grams eaten daily, the agency reported, goes with an increase of about 18 per cent in the risk of bowel cancer. To see what that does, one needs the number it is 18 per cent of. Take for illustration a population in which six people in a hundred develop bowel cancer over a lifetime. Raise the risk by 18 per cent and the six become seven. One more in a hundred, for a habit kept up every day: enough to matter to a health ministry, and rather less than the headline required.</p>
<p>Now the neighbour on the shelf. Long-term smokers are commonly said to run fifteen to thirty times the risk of lung cancer of people who never smoked, an increase to be written in the thousands of per cent. The World Health Organization, citing outside estimates, set the global tolls next to each other at the time: about 34,000 cancer deaths a year attributable to diets high in processed meat, about 600,000 to alcohol, about a million to tobacco. Those figures are rough. The ratio between the first and the last, near thirty, can survive a good deal of roughness.</p>
<h2>The making of the eighteen</h2>
<p>How sure is the 18? It was pooled from cohorts in which people reported on questionnaires what they usually ate, and were then followed for years. Memory errs, and random error of that kind tends to shrink an association towards nothing. Against that, people who eat a good deal of salami differ from people who do not: in smoking, in weight, in vegetables, in how they spend a Sunday. Adjustment removes what was measured. The panel concluded that for processed meat chance, bias and confounding could be ruled out with reasonable confidence. For red meat they could not say so, and it went one shelf down, to “probably”.</p>
<p>Four years later a different panel looked at much the same literature with a different instrument, a grading system grown up around clinical trials, in which evidence from cohorts starts low. It called the certainty low, and suggested, weakly, that adults might go on as they were. There was an uproar. Yet the two panels hardly disagreed about the numbers. One asked whether the combined evidence, animal and mechanistic work included, justified the word “causes”. The other asked how much confidence a person deciding about dinner could place in a small absolute difference. It is possible to be firm on the first and modest on the second.</p>
<p>My co-host finds none of this puzzling. A credit rating, he says, tells you how likely a borrower is to default and nothing about how much you lent him. Nobody reads the letter without the loan. In health news the letter is all that is printed, and the reader is left to supply the loan from imagination, which is generous.</p>
<p>A better label would need two fields, one for how sure and one for how much, and they would often point in different directions. There are large effects we half believe, and small ones we are certain of. Both fields fit on a packet. Only one of them fits in a headline.</p>
<p>The shelf in Lyon, meanwhile, is still filling. Among the entries in Group 1, by the way, is the occupation of painter, owing to what painters have had to breathe. It has been there for decades. Nobody has yet written that redecorating the hall is as bad as smoking.</p>
`,
};
