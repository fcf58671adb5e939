import type { Paper } from './paper.ts';

/** Mood, social contact, status and memory. */
export const PAPERS_MENTAL_HEALTH: readonly Paper[] = [
  {
    slug: 'the-smiles-trial',
    title: "A randomised controlled trial of dietary improvement for adults with major depression (the 'SMILES' trial)",
    authors: "Jacka FN, O'Neil A, Opie R, et al.",
    journal: 'BMC Medicine',
    year: 2017,
    doi: '10.1186/s12916-017-0791-y',
    design: 'Randomised trial',
    categories: ['mental-health', 'nutrition-and-diet'],
    summary:
      'For twelve weeks, 67 Australian adults with major depression and poor diets had either sessions with a dietitian or sessions of friendly conversation. Remission was reached by 32.3 per cent and 8.0 per cent respectively. The sample was well short of the planned size, and the participants necessarily knew whether they were changing their diet.',
  },
  {
    slug: 'the-finger-trial',
    title:
      'A 2 year multidomain intervention of diet, exercise, cognitive training, and vascular risk monitoring versus control to prevent cognitive decline in at-risk elderly people (FINGER): a randomised controlled trial',
    authors: 'Ngandu T, Lehtisalo J, Solomon A, et al.',
    journal: 'The Lancet',
    year: 2015,
    doi: '10.1016/S0140-6736(15)60461-5',
    design: 'Randomised trial',
    categories: ['mental-health', 'exercise-and-fitness'],
    summary:
      'In Finland, 1,260 people aged 60 to 77 at raised risk of dementia took part, and half of them received diet advice, exercise, cognitive training and vascular monitoring together. After two years both groups scored better on cognitive tests, the intervention group slightly more so. The difference was small, the effects of the four parts cannot be separated, and dementia itself was not the outcome.',
  },
  {
    slug: 'social-relationships-and-mortality-risk',
    title: 'Social Relationships and Mortality Risk: A Meta-analytic Review',
    authors: 'Holt-Lunstad J, Smith TB, Layton JB',
    journal: 'PLoS Medicine',
    year: 2010,
    doi: '10.1371/journal.pmed.1000316',
    design: 'Meta-analysis of cohort studies',
    categories: ['mental-health'],
    summary:
      'The authors pooled 148 studies with 308,849 people, followed for an average of 7.5 years. Those with stronger social ties had 50 per cent higher odds of surviving. How ties were measured varied widely, from marital status to elaborate scales. Sick people see fewer friends, and observational studies cannot fully rule out that explanation.',
  },
  {
    slug: 'exercise-training-in-older-patients-with-depression',
    title: 'Effects of Exercise Training on Older Patients With Major Depression',
    authors: 'Blumenthal JA, Babyak MA, Moore KA, et al.',
    journal: 'Archives of Internal Medicine',
    year: 1999,
    doi: '10.1001/archinte.159.19.2349',
    design: 'Randomised trial',
    categories: ['mental-health', 'exercise-and-fitness'],
    summary:
      'For sixteen weeks, 156 people aged 50 and over with major depression had group aerobic exercise, the drug sertraline, or both. By the end the three groups had improved to a similar degree, though the drug worked faster at first. With no placebo group, the passing of time and the contact with other people remain possible explanations.',
  },
  {
    slug: 'the-adverse-childhood-experiences-study',
    title:
      'Relationship of Childhood Abuse and Household Dysfunction to Many of the Leading Causes of Death in Adults: The Adverse Childhood Experiences (ACE) Study',
    authors: 'Felitti VJ, Anda RF, Nordenberg D, et al.',
    journal: 'American Journal of Preventive Medicine',
    year: 1998,
    doi: '10.1016/S0749-3797(98)00017-8',
    design: 'Retrospective survey',
    categories: ['mental-health'],
    summary:
      'In a Californian health plan, 9,508 adults answered a posted questionnaire on seven kinds of childhood adversity. Those who reported four or more kinds had a four- to twelvefold higher risk of alcoholism, drug abuse, depression and suicide attempts, and the risk rose step by step with the number. Childhood was recalled in middle age, and a score that describes groups does not predict what happens to one person.',
  },
  {
    slug: 'the-whitehall-ii-study',
    title: 'Health inequalities among British civil servants: the Whitehall II study',
    authors: 'Marmot MG, Davey Smith G, Stansfeld S, et al.',
    journal: 'The Lancet',
    year: 1991,
    doi: '10.1016/0140-6736(91)93068-K',
    design: 'Cohort study, baseline survey',
    categories: ['mental-health', 'cardiovascular-health'],
    summary:
      'Between 1985 and 1988, 10,314 London civil servants aged 35 to 55 were examined and asked about work, habits and health. Angina, signs of ischaemia and chronic bronchitis were more common at each step down the employment grades, as they had been twenty years before. Everyone had a secure office job, and a survey at one point in time shows gradients without their cause.',
  },
];
