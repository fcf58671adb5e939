/** The six topics, in the order of every page. */
export const TOPICS = [
  {
    slug: 'exercise',
    title: 'Exercise',
    description: 'Strength, aerobic capacity and balance: what trials measured, in whom, and for how long.',
  },
  {
    slug: 'nutrition',
    title: 'Nutrition',
    description: 'Patterns over potions. Protein, fibre, fasting and the limits of asking people what they ate.',
  },
  {
    slug: 'sleep',
    title: 'Sleep',
    description: 'Stages, timing and light, from the laboratory bed to the wrist and back again.',
  },
  {
    slug: 'risk-assessment',
    title: 'Risk Assessment',
    description: 'Base rates, biomarkers and the art of reading a number without being frightened by it.',
  },
  {
    slug: 'medications-and-supplements',
    title: 'Medications & Supplements',
    description: 'Old drugs, new claims. Mechanism, dose, evidence, and who paid for the study.',
  },
  {
    slug: 'mental-and-emotional-health',
    title: 'Mental & Emotional Health',
    description: 'Mood, purpose, company and cognition: the softest measures with the longest reach.',
  },
] as const;

export type TopicSlug = (typeof TOPICS)[number]['slug'];
