import type { Paper } from './paper.ts';

/** Heart and arteries: risk scores, drugs, and drugs that failed. */
export const PAPERS_CARDIOVASCULAR: readonly Paper[] = [
  {
    slug: 'aspree-disability-free-survival',
    title: 'Effect of Aspirin on Disability-free Survival in the Healthy Elderly',
    authors: 'McNeil JJ, Woods RL, Nelson MR, et al.',
    journal: 'New England Journal of Medicine',
    year: 2018,
    doi: '10.1056/NEJMoa1800722',
    design: 'Randomised trial',
    categories: ['cardiovascular-health'],
    summary:
      'Healthy older people in Australia and the United States, 19,114 in all and mostly past 70, took low-dose aspirin or placebo for a median of 4.7 years. Survival free of dementia and lasting disability was the same, at a hazard ratio of 1.01, while major bleeding was commoner on aspirin. Long-term users were hardly represented.',
  },
  {
    slug: 'ascend-aspirin',
    title: 'Effects of Aspirin for Primary Prevention in Persons with Diabetes Mellitus',
    authors: 'ASCEND Study Collaborative Group',
    journal: 'New England Journal of Medicine',
    year: 2018,
    doi: '10.1056/NEJMoa1804988',
    design: 'Randomised trial',
    categories: ['cardiovascular-health', 'metabolic-health'],
    summary:
      'Adults with diabetes and no evident cardiovascular disease, 15,480 Britons in all, took low-dose aspirin or placebo for a mean of 7.4 years. Serious vascular events fell from 9.6 to 8.5 per cent while major bleeding rose from 3.2 to 4.1, so gain and harm nearly cancelled. Almost all had type 2 diabetes, and 96 per cent were white.',
  },
  {
    slug: 'sprint',
    title: 'A Randomized Trial of Intensive versus Standard Blood-Pressure Control',
    authors: 'SPRINT Research Group',
    journal: 'New England Journal of Medicine',
    year: 2015,
    doi: '10.1056/NEJMoa1511939',
    design: 'Randomised trial',
    categories: ['cardiovascular-health'],
    summary:
      'Systolic targets of below 120 and below 140 were compared in 9,361 adults at raised cardiovascular risk but without diabetes. The trial stopped early, at a median of 3.26 years, with a hazard ratio of 0.75 for the main outcome. Fainting, low pressure and kidney injury were commoner, and readings were often taken unattended.',
  },
  {
    slug: 'general-cardiovascular-risk-profile',
    title: 'General Cardiovascular Risk Profile for Use in Primary Care: The Framingham Heart Study',
    authors: "D'Agostino RB Sr, Vasan RS, Pencina MJ, et al.",
    journal: 'Circulation',
    year: 2008,
    doi: '10.1161/CIRCULATIONAHA.107.699579',
    design: 'Prediction model from a cohort',
    categories: ['cardiovascular-health'],
    summary:
      'Framingham participants aged 30 to 74 and free of cardiovascular disease, 8,491 of them, supplied the data for one score covering coronary, cerebral and peripheral disease and heart failure over ten years. Age, cholesterol, blood pressure, smoking and diabetes sufficed for good discrimination. A score from one mostly white Massachusetts town needs recalibrating elsewhere.',
  },
  {
    slug: 'womens-health-initiative-estrogen-plus-progestin',
    title:
      "Risks and Benefits of Estrogen Plus Progestin in Healthy Postmenopausal Women: Principal Results From the Women's Health Initiative Randomized Controlled Trial",
    authors: "Writing Group for the Women's Health Initiative Investigators",
    journal: 'JAMA',
    year: 2002,
    doi: '10.1001/jama.288.3.321',
    design: 'Randomised trial',
    categories: ['cardiovascular-health'],
    summary:
      'Decades of observation had credited hormone therapy with protecting the heart. In 16,608 postmenopausal women aged 50 to 79 the trial was stopped after a mean of 5.2 years, with more coronary events, strokes, clots and breast cancers and fewer hip fractures. The average woman was 63, and later argument turns on that age.',
  },
  {
    slug: 'coronary-risk-factor-categories',
    title: 'Prediction of Coronary Heart Disease Using Risk Factor Categories',
    authors: "Wilson PWF, D'Agostino RB, Levy D, Belanger AM, Silbershatz H, Kannel WB",
    journal: 'Circulation',
    year: 1998,
    doi: '10.1161/01.CIR.97.18.1837',
    design: 'Prediction model from a cohort',
    categories: ['cardiovascular-health'],
    summary:
      'Blood pressure and cholesterol were sorted into the guideline categories of the day for 2,489 men and 2,856 women of the Framingham study, followed for twelve years. Categories predicted the 610 cases of coronary disease about as well as exact values did, which put the sum within reach of pencil and paper. The sample was middle-aged and white.',
  },
  {
    slug: 'scandinavian-simvastatin-survival-study',
    title:
      'Randomised trial of cholesterol lowering in 4444 patients with coronary heart disease: the Scandinavian Simvastatin Survival Study (4S)',
    authors: 'Scandinavian Simvastatin Survival Study Group',
    journal: 'The Lancet',
    year: 1994,
    doi: '10.1016/S0140-6736(94)90566-5',
    design: 'Randomised trial',
    categories: ['cardiovascular-health'],
    summary:
      'Does lowering cholesterol save lives, or only tidy the laboratory report? In 4,444 Nordic patients with angina or a past heart attack, followed for a median of 5.4 years, 256 died on placebo and 182 on simvastatin. All had raised cholesterol and established disease, and fewer than one in five were women.',
  },
  {
    slug: 'cardiac-arrhythmia-suppression-trial',
    title:
      'Mortality and Morbidity in Patients Receiving Encainide, Flecainide, or Placebo: The Cardiac Arrhythmia Suppression Trial',
    authors: 'Echt DS, Liebson PR, Mitchell LB, et al.',
    journal: 'New England Journal of Medicine',
    year: 1991,
    doi: '10.1056/NEJM199103213241201',
    design: 'Randomised trial',
    categories: ['cardiovascular-health', 'biomarkers'],
    summary:
      'After a heart attack, extra beats foretell sudden death, so drugs that silence them seemed sure to save lives. Among 1,498 patients whose arrhythmia had been suppressed, 63 of 755 died on active drug and 26 of 743 on placebo within ten months on average. The result covers two drugs in one kind of patient; the lesson has travelled further.',
    whyItMatters:
      'This is the paper we reach for whenever a marker improves and somebody books the benefit in advance. The electrocardiogram got better and the patients died; Elias has the entry underlined in the ledger.',
  },
];
