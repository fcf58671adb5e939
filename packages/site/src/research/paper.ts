/** What a paper is about, in the order of the badges (specification §9, Research categories). */
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

/** A real publication, cited as it appeared. */
export interface Paper {
  /** Names it in addresses. */
  slug: string;
  title: string;
  /** As a reference list has them: 'Morris JN, Heady JA, Raffle PAB, et al.' */
  authors: string;
  journal: string;
  year: number;
  /** Without the resolver: '10.1016/…'. */
  doi: string;
  /** 'Randomised trial', 'Cohort study' and so on. */
  design: string;
  categories: readonly [PaperCategory, ...PaperCategory[]];
  /** In our words: what was measured, in whom, for how long, and what came out. */
  summary: string;
  /** Why the hosts keep coming back to it; only the featured ones have it. */
  whyItMatters?: string;
}
