import type { SampleArticle } from '../sample-content.ts';

export const onTheSameShelfAsTobacco: SampleArticle = {
  title: 'On the Same Shelf as Tobacco',
  slug: 'on-the-same-shelf-as-tobacco',
  excerpt:
    'A list that includes bacon, tobacco and plutonium says how sure experts are of a danger, not how large it is.',
  isPremium: false,
  publishedAt: '2026-08-23T07:30:00.000Z',
  host: 'maren-oduya',
  figure: null,
  topics: ['nutrition', 'risk-assessment'],
  bodyRichtext: `
<p>Twenty-two experts from ten countries met in Lyon in October 2015 to consider sausages. They had some eight hundred studies before them. When they had finished, processed meat went into Group 1, where the International Agency for Research on Cancer lists what it considers a cause of cancer in humans. The group already included tobacco smoke, asbestos, plutonium, alcoholic drinks and sunlight. By evening bacon had been likened to cigarettes on several continents.</p>
<p>The agency had tried to prevent this. Its own questions and answers, published with the verdict, explained that two things in the same group need not be equally dangerous. The explanation was correct, and it travelled more slowly than the news. The mistake was a simple one: a list ordered by certainty had been read as a list ordered by size.</p>
<h2>Can it cause harm, and how often?</h2>
<p>A kitchen step and a cliff edge are both known, beyond reasonable doubt, to cause falls. A careful agency would put them in the same group, because it would be answering the question of hazard: can this thing do that harm at all? Risk is the other question: how often does it do so, in which people, and at what exposure? Hazard comes first, because there is no point in computing the size of an effect that may not exist. But knowing that something is a hazard does not tell us whether it is a cliff or a step.</p>
<p>For processed meat the size was in the same document. Each fifty grams eaten daily, the agency reported, goes with an increase of about 18 per cent in the risk of bowel cancer. To see what that means, one needs to know the risk before the increase. Take for illustration a population in which six people in a hundred develop bowel cancer over a lifetime. Raise the risk by 18 per cent and the six become seven. That is one more in a hundred, for a habit kept up every day: enough to matter to a health ministry.</p>
<p>Now compare tobacco, in the same group. Compared with people who never smoked, long-term smokers are commonly said to have fifteen to thirty times the risk of lung cancer. As a percentage, that increase is in the thousands. The World Health Organization, citing outside estimates, also compared the worldwide deaths at the time: about 34,000 cancer deaths a year attributable to diets high in processed meat, about 600,000 to alcohol, about a million to tobacco. Those figures are rough. But tobacco’s toll is nearly thirty times that of processed meat, and a gap so wide would remain even if the figures were badly wrong.</p>
<h2>Where the 18 per cent comes from</h2>
<p>How sure is the 18 per cent? It was pooled from cohorts in which people reported on questionnaires what they usually ate, and were then followed for years. Memory errs, and random error of that kind tends to make a link look weaker than it is. On the other hand, people who eat a good deal of salami differ from people who do not: in smoking, in weight, in vegetables, in how they spend a Sunday. Statistical adjustment removes only those differences that were measured. The panel concluded that chance, bias and confounding could be ruled out for processed meat with reasonable confidence.</p>
<p>Four years later a different panel looked at much the same literature with a grading system developed for clinical trials, in which evidence from cohorts starts with a low grade. This panel called the certainty low, and suggested, as a weak recommendation, that adults might go on eating as they were. There was an uproar. Yet the two panels hardly disagreed about the numbers. One asked whether all the evidence together, including studies of animals and mechanisms, justified the word “causes”. The other asked how much confidence a person deciding about dinner could place in a small absolute difference. It is possible to be firm on the first and modest on the second.</p>
<p>A good label would have two fields, one for how sure and one for how large, and the two would often disagree. There are large effects we only half believe, and small ones we are certain of. Both fields fit on a packet. Only one of them fits in a headline.</p>
`,
};
