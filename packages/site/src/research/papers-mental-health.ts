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
      'Sessions with a dietitian were set against sessions of friendly conversation for twelve weeks in 67 Australian adults with major depression and poor diets. Remission was reached by 32.3 per cent and 8.0 per cent respectively. The sample was well short of the planned size, and nobody can be blinded to their own supper.',
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
      'Finland enrolled 1,260 people aged 60 to 77 at raised risk of dementia and gave half of them diet advice, exercise, cognitive training and vascular monitoring together. After two years both groups scored better on a cognitive battery, the intervention group slightly more so. The difference was small, its parts cannot be separated, and dementia was not the outcome.',
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
      'Pooling 148 studies and 308,849 people followed for an average of 7.5 years, the authors found that those with stronger social ties had 50 per cent higher odds of surviving. How ties were measured varied widely, from marital status to elaborate scales. Sick people see fewer friends, and observation alone cannot fully remove that.',
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
      'Group aerobic exercise, sertraline, or the two combined were given for sixteen weeks to 156 people aged 50 and over with major depression. By the end the three arms had improved to a similar degree, though the drug worked faster at first. With no placebo arm, time and company remain possible explanations.',
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
      'Members of a Californian health plan, 9,508 adults, answered a posted questionnaire on seven kinds of childhood adversity. Reports of four or more went with a four- to twelvefold higher risk of alcoholism, drug abuse, depression and suicide attempts, in graded steps. Childhood was recalled in middle age, and a score for groups was never a prognosis for one person.',
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
      'Between 1985 and 1988, 10,314 London civil servants aged 35 to 55 were examined and asked about work, habits and health. Angina, signs of ischaemia and chronic bronchitis were commoner at each step down the grades, as they had been twenty years before. Everyone had a secure office job, and a baseline survey shows gradients without their cause.',
  },
];
