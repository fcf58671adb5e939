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
      'In Australia and the United States, 19,114 healthy older people, mostly past 70, took low-dose aspirin or placebo for a median of 4.7 years. Survival free of dementia and lasting disability was the same in both groups, with a hazard ratio of 1.01, while major bleeding was more common on aspirin. Few participants had already been taking aspirin for a long time.',
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
      'In Britain, 15,480 adults with diabetes and no evident cardiovascular disease took low-dose aspirin or placebo for a mean of 7.4 years. Serious vascular events occurred in 8.5 per cent on aspirin and 9.6 per cent on placebo, and major bleeding in 4.1 and 3.2 per cent. Benefit and harm nearly cancelled out. Almost all had type 2 diabetes, and 96 per cent were white.',
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
      'Targets of below 120 and below 140 for systolic blood pressure were compared in 9,361 adults at raised cardiovascular risk but without diabetes. The trial stopped early, at a median of 3.26 years, with a hazard ratio of 0.75 for the main outcome in favour of the lower target. Fainting, low blood pressure and kidney injury were more common with the lower target. Blood pressure was often measured with no staff in the room.',
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
      'Data from 8,491 Framingham participants aged 30 to 74, all free of cardiovascular disease, were used to build one score for coronary, cerebral and peripheral disease and heart failure over ten years. Age, cholesterol, blood pressure, smoking and diabetes were enough to tell high risk from low risk well. The score comes from one mostly white Massachusetts town and needs recalibrating before it is used elsewhere.',
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
      'Decades of observational studies had suggested that hormone therapy protects the heart. This trial in 16,608 postmenopausal women aged 50 to 79 was stopped after a mean of 5.2 years. Women on hormones had more coronary events, strokes, clots and breast cancers, and fewer hip fractures. The average woman was 63, and later debate has centred on that age.',
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
      'Blood pressure and cholesterol were sorted into the guideline categories of the day for 2,489 men and 2,856 women of the Framingham study, who were followed for twelve years. The categories predicted the 610 cases of coronary disease about as well as exact values did, so a doctor could work out the risk with pencil and paper. The sample was middle-aged and white.',
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
      'Does lowering cholesterol save lives, or does it only improve a laboratory value? In 4,444 Nordic patients with angina or a past heart attack, followed for a median of 5.4 years, 256 died on placebo and 182 on simvastatin. All had raised cholesterol and established disease, and fewer than one in five were women.',
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
      'After a heart attack, extra heartbeats are a sign that sudden death is more likely, so drugs that suppress them seemed sure to save lives. After a first phase in which encainide or flecainide suppressed their arrhythmia, 1,498 patients were assigned the drug that had worked or placebo and followed for ten months on average. Of the 755 on the active drug, 63 died, and of the 743 on placebo, 26 did. The result covers only two drugs in one kind of patient, but its lesson applies more widely.',
    whyItMatters:
      'This is the paper we cite whenever a marker improves and somebody assumes that patients will benefit. The electrocardiogram got better and more of the patients died.',
  },
];
