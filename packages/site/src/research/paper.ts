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

/** A published paper. All papers are real. */
export interface Paper {
  /** The ID of the paper in URLs. */
  slug: string;
  title: string;
  /** The authors as in a reference list: 'Morris JN, Heady JA, Raffle PAB, et al.' */
  authors: string;
  journal: string;
  year: number;
  /** The DOI without the resolver's URL: '10.1016/…'. */
  doi: string;
  /** 'Randomised trial', 'Cohort study' and so on. */
  design: string;
  categories: readonly [PaperCategory, ...PaperCategory[]];
  /** Our summary: the measurement, the participants, the duration and the result. */
  summary: string;
  /** Why the paper matters to the hosts; for featured papers only. */
  whyItMatters?: string;
}
