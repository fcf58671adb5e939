/** The categories of papers, in the order of the badges. */
export const PAPER_CATEGORIES = [
  { slug: 'exercise-and-fitness', title: 'Exercise & Fitness' },
  { slug: 'nutrition-and-diet', title: 'Nutrition & Diet' },
  { slug: 'sleep-and-recovery', title: 'Sleep & Recovery' },
  { slug: 'biomarkers', title: 'Biomarkers' },
  { slug: 'supplements', title: 'Supplements' },
  { slug: 'mental-health', title: 'Mental Health' },
  { slug: 'cardiovascular-health', title: 'Cardiovascular Health' },
  { slug: 'metabolic-health', title: 'Metabolic Health' },
] as const;

export type PaperCategory = (typeof PAPER_CATEGORIES)[number]['slug'];

/** A real publication. */
export interface Paper {
  /** Its ID in URLs. */
  slug: string;
  title: string;
  /** In reference list style: 'Morris JN, Heady JA, Raffle PAB, et al.' */
  authors: string;
  journal: string;
  year: number;
  /** Without the resolver: '10.1016/…'. */
  doi: string;
  /** 'Randomised trial', 'Cohort study' and so on. */
  design: string;
  categories: readonly [PaperCategory, ...PaperCategory[]];
  /** Our summary: the measurement, the participants, the duration and the result. */
  summary: string;
  /** Why it matters to the hosts; featured papers only. */
  whyItMatters?: string;
}
