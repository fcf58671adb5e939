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
      'Would weight loss through diet and activity prevent heart attacks and strokes in 5,145 overweight adults with type 2 diabetes? After a median of 9.6 years the trial was stopped for futility, with a hazard ratio of 0.95. Weight, fitness and glucose had improved, which is the uncomfortable part; modern drug treatment in both arms may have narrowed the gap.',
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
      'Pushing glycated haemoglobin below 6 per cent was expected to help 10,251 people with long-standing type 2 diabetes and high cardiovascular risk. Instead 257 died in the intensive arm against 203, and that arm was halted after a mean of 3.5 years. Why the marker improved while the patients did not is still argued over.',
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
      'At 27 American centres 3,234 adults with raised glucose but no diabetes received placebo, metformin, or coaching in diet and activity. Over an average of 2.8 years the coached group developed diabetes 58 per cent less often than placebo, the metformin group 31 per cent less. The coaching was intensive and diagnosis, rather than its complications, was the endpoint.',
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
      'Newly diagnosed type 2 diabetes was treated intensively, with a sulphonylurea or insulin, or conventionally by diet in 3,867 British patients over ten years. Glycated haemoglobin ran at 7.0 against 7.9 per cent, and diabetes-related endpoints were 12 per cent fewer, mostly small-vessel disease. The fall in heart attacks stopped just short of significance, and hypoglycaemia rose.',
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
      'Metformin was compared with a policy of diet in 753 overweight patients newly diagnosed with type 2 diabetes, over a median of 10.7 years. Diabetes-related endpoints were 32 per cent fewer and deaths from any cause 36 per cent. Only 342 were assigned the drug, and adding it to a sulphonylurea in a companion trial went with more diabetes-related deaths.',
  },
];
