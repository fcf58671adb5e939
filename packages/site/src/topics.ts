/** The six topics, in the order in which every page shows them. */
export const TOPICS = [
  {
    slug: 'exercise',
    title: 'Exercise',
    description: 'Strength, aerobic capacity and balance: what trials measured, in whom, and for how long.',
  },
  {
    slug: 'nutrition',
    title: 'Nutrition',
    description:
      'Eating patterns rather than supplements: protein, fibre, fasting, and how far we can trust what people say they ate.',
  },
  {
    slug: 'sleep',
    title: 'Sleep',
    description: 'Sleep stages, timing and light, measured in the laboratory and by devices on the wrist.',
  },
  {
    slug: 'risk-assessment',
    title: 'Risk Assessment',
    description: 'Base rates, biomarkers, and how to read a risk figure without being frightened by it.',
  },
  {
    slug: 'medications-and-supplements',
    title: 'Medications & Supplements',
    description:
      'New claims about old drugs and supplements: the mechanism, the dose, the evidence, and who paid for the study.',
  },
  {
    slug: 'mental-and-emotional-health',
    title: 'Mental & Emotional Health',
    description:
      'Mood, purpose, friendship and cognition: hard to measure, but important in every part of a long life.',
  },
] as const;

export type TopicSlug = (typeof TOPICS)[number]['slug'];
