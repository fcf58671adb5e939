import type { Paper } from './paper.ts';

/** Glucose, weight and trials that tried to change them. */
export const PAPERS_METABOLIC: readonly Paper[] = [
  {
    slug: 'look-ahead',
    title: 'Cardiovascular Effects of Intensive Lifestyle Intervention in Type 2 Diabetes',
    authors: 'Look AHEAD Research Group',
    journal: 'New England Journal of Medicine',
    year: 2013,
    doi: '10.1056/NEJMoa1212914',
    design: 'Randomised trial',
    categories: ['metabolic-health', 'cardiovascular-health'],
    summary:
      'Would weight loss through diet and activity prevent heart attacks and strokes in 5,145 overweight adults with type 2 diabetes? After a median of 9.6 years the trial was stopped because it could no longer show a benefit, with a hazard ratio of 0.95. Yet weight, fitness and glucose had all improved. Modern drug treatment in both groups may have narrowed the gap.',
  },
  {
    slug: 'accord',
    title: 'Effects of Intensive Glucose Lowering in Type 2 Diabetes',
    authors: 'Action to Control Cardiovascular Risk in Diabetes Study Group',
    journal: 'New England Journal of Medicine',
    year: 2008,
    doi: '10.1056/NEJMoa0802743',
    design: 'Randomised trial',
    categories: ['metabolic-health', 'biomarkers'],
    summary:
      'Lowering glycated haemoglobin to below 6 per cent was expected to help 10,251 people with long-standing type 2 diabetes and high cardiovascular risk. Instead 257 died with intensive treatment against 203 with standard treatment, and the intensive treatment was stopped after a mean of 3.5 years. Researchers still argue about why the marker improved while the patients did not.',
  },
  {
    slug: 'diabetes-prevention-program',
    title: 'Reduction in the Incidence of Type 2 Diabetes with Lifestyle Intervention or Metformin',
    authors: 'Diabetes Prevention Program Research Group',
    journal: 'New England Journal of Medicine',
    year: 2002,
    doi: '10.1056/NEJMoa012512',
    design: 'Randomised trial',
    categories: ['metabolic-health', 'nutrition-and-diet'],
    summary:
      'At 27 American centres, 3,234 adults with raised glucose but no diabetes received placebo, metformin, or coaching in diet and activity. Over an average of 2.8 years, diabetes developed 58 per cent less often in the coached group than in the placebo group, and 31 per cent less often in the metformin group. The coaching was intensive, and the trial counted diagnoses of diabetes rather than its complications.',
  },
  {
    slug: 'ukpds-33',
    title:
      'Intensive blood-glucose control with sulphonylureas or insulin compared with conventional treatment and risk of complications in patients with type 2 diabetes (UKPDS 33)',
    authors: 'UK Prospective Diabetes Study (UKPDS) Group',
    journal: 'The Lancet',
    year: 1998,
    doi: '10.1016/S0140-6736(98)07019-6',
    design: 'Randomised trial',
    categories: ['metabolic-health'],
    summary:
      'In 3,867 British patients, newly diagnosed type 2 diabetes was treated for ten years, either intensively with a sulphonylurea or insulin, or conventionally by diet. Glycated haemoglobin was 7.0 per cent against 7.9 per cent. Diabetes-related endpoints were 12 per cent fewer with intensive treatment, mostly in small blood vessels. The fall in heart attacks just missed significance, and hypoglycaemia became more common.',
  },
  {
    slug: 'ukpds-34',
    title:
      'Effect of intensive blood-glucose control with metformin on complications in overweight patients with type 2 diabetes (UKPDS 34)',
    authors: 'UK Prospective Diabetes Study (UKPDS) Group',
    journal: 'The Lancet',
    year: 1998,
    doi: '10.1016/S0140-6736(98)07037-8',
    design: 'Randomised trial',
    categories: ['metabolic-health'],
    summary:
      'Metformin was compared with treatment by diet in 753 overweight patients newly diagnosed with type 2 diabetes, over a median of 10.7 years. With metformin, diabetes-related endpoints were 32 per cent fewer and deaths from any cause 36 per cent fewer. Only 342 patients were assigned the drug. In a companion trial, adding metformin to a sulphonylurea went with more diabetes-related deaths.',
  },
];
