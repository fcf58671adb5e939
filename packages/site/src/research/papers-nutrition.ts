import type { Paper } from './paper.ts';

/** Trials that controlled the food, or at least assigned it. */
export const PAPERS_NUTRITION: readonly Paper[] = [
  {
    slug: 'ultra-processed-diets-cause-excess-calorie-intake',
    title:
      'Ultra-Processed Diets Cause Excess Calorie Intake and Weight Gain: An Inpatient Randomized Controlled Trial of Ad Libitum Food Intake',
    authors: 'Hall KD, Ayuketah A, Brychta R, et al.',
    journal: 'Cell Metabolism',
    year: 2019,
    doi: '10.1016/j.cmet.2019.05.008',
    design: 'Randomised crossover trial',
    categories: ['nutrition-and-diet', 'metabolic-health'],
    summary:
      'Twenty adults lived on a research ward for four weeks and ate ultra-processed meals for two of them and unprocessed meals for the other two. The meals offered were matched for calories, sugar, fat and fibre. On the ultra-processed diet people ate roughly 500 more kilocalories a day and gained 0.9 kilograms; on the unprocessed diet they lost as much. People at home may eat differently from people on a ward.',
  },
  {
    slug: 'calerie-two-years-of-calorie-restriction',
    title:
      '2 years of calorie restriction and cardiometabolic risk (CALERIE): exploratory outcomes of a multicentre, phase 2, randomised controlled trial',
    authors: 'Kraus WE, Bhapkar M, Huffman KM, et al.',
    journal: 'The Lancet Diabetes & Endocrinology',
    year: 2019,
    doi: '10.1016/S2213-8587(19)30151-2',
    design: 'Randomised trial',
    categories: ['nutrition-and-diet', 'metabolic-health'],
    summary:
      'Healthy adults aged 21 to 50 who were not obese were asked to eat a quarter less for two years, and managed about 12 per cent less. Blood pressure, LDL cholesterol and several other cardiometabolic markers still improved compared with a group that ate freely. The trial had 218 volunteers and no illnesses or deaths to count, so it tells us about risk factors and not about lifespan.',
  },
  {
    slug: 'predimed-republished',
    title:
      'Primary Prevention of Cardiovascular Disease with a Mediterranean Diet Supplemented with Extra-Virgin Olive Oil or Nuts',
    authors: 'Estruch R, Ros E, Salas-Salvadó J, et al.',
    journal: 'New England Journal of Medicine',
    year: 2018,
    doi: '10.1056/NEJMoa1800389',
    design: 'Randomised trial, republished',
    categories: ['nutrition-and-diet', 'cardiovascular-health'],
    summary:
      'In Spain, 7,447 people at high cardiovascular risk were assigned a Mediterranean diet with olive oil, one with nuts, or advice to eat less fat, and followed for a median of 4.8 years. Major cardiovascular events were about 30 per cent fewer on either Mediterranean diet. The 2013 version of the paper was retracted over faults in randomisation; this is the reanalysis.',
    whyItMatters:
      'A trial we admired turned out to have two faults. Some relatives of participants were enrolled without randomisation, and one site assigned whole clinics, instead of individual people, to a diet. The authors withdrew the paper, reanalysed the data and published it again. We wish that were less unusual.',
  },
  {
    slug: 'womens-health-initiative-dietary-modification',
    title:
      "Low-Fat Dietary Pattern and Risk of Cardiovascular Disease: The Women's Health Initiative Randomized Controlled Dietary Modification Trial",
    authors: 'Howard BV, Van Horn L, Hsia J, et al.',
    journal: 'JAMA',
    year: 2006,
    doi: '10.1001/jama.295.6.655',
    design: 'Randomised trial',
    categories: ['nutrition-and-diet', 'cardiovascular-health'],
    summary:
      'In this trial 48,835 postmenopausal American women were either coached to eat less fat and more vegetables, fruit and grain, or left to their usual diet, for a mean of 8.1 years. Coronary disease and stroke were about equally common in both groups, with hazard ratios of 0.97 and 1.02. Fat intake fell by less than planned, and all kinds of fat fell together.',
  },
  {
    slug: 'lyon-diet-heart-study',
    title:
      'Mediterranean Diet, Traditional Risk Factors, and the Rate of Cardiovascular Complications After Myocardial Infarction: Final Report of the Lyon Diet Heart Study',
    authors: 'de Lorgeril M, Salen P, Martin JL, Monjaud I, Delaye J, Mamelle N',
    journal: 'Circulation',
    year: 1999,
    doi: '10.1161/01.CIR.99.6.779',
    design: 'Randomised trial',
    categories: ['nutrition-and-diet', 'cardiovascular-health'],
    summary:
      'French survivors of a first heart attack were assigned a Mediterranean-type diet or the usual dietary advice and followed for a mean of 46 months. Cardiac death or another heart attack occurred 14 times with the Mediterranean-type diet and 44 times with the usual advice. The numbers are small, the trial was stopped early, and later trials of similar diets have found smaller effects.',
  },
  {
    slug: 'dash',
    title: 'A Clinical Trial of the Effects of Dietary Patterns on Blood Pressure',
    authors: 'Appel LJ, Moore TJ, Obarzanek E, et al.',
    journal: 'New England Journal of Medicine',
    year: 1997,
    doi: '10.1056/NEJM199704173361601',
    design: 'Randomised feeding trial',
    categories: ['nutrition-and-diet', 'cardiovascular-health'],
    summary:
      'All food was supplied to 459 adults for eight weeks after a three-week run-in, with sodium and body weight held steady. A diet rich in fruit, vegetables and low-fat dairy lowered systolic blood pressure by 5.5 millimetres of mercury more than a typical American diet did. Keeping to a diet is easy when somebody else does the cooking, and eight weeks is short.',
  },
];
