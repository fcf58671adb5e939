import type { Paper } from './paper.ts';
import { PAPERS_BIOMARKERS } from './papers-biomarkers.ts';
import { PAPERS_CARDIOVASCULAR } from './papers-cardiovascular.ts';
import { PAPERS_EXERCISE } from './papers-exercise.ts';
import { PAPERS_MENTAL_HEALTH } from './papers-mental-health.ts';
import { PAPERS_METABOLIC } from './papers-metabolic.ts';
import { PAPERS_NUTRITION } from './papers-nutrition.ts';
import { PAPERS_SLEEP } from './papers-sleep.ts';
import { PAPERS_SUPPLEMENTS } from './papers-supplements.ts';

/** The research library, newest first. */
export const PAPERS: readonly Paper[] = [
  ...PAPERS_EXERCISE,
  ...PAPERS_NUTRITION,
  ...PAPERS_SLEEP,
  ...PAPERS_BIOMARKERS,
  ...PAPERS_SUPPLEMENTS,
  ...PAPERS_MENTAL_HEALTH,
  ...PAPERS_CARDIOVASCULAR,
  ...PAPERS_METABOLIC,
].toSorted((one, other) => other.year - one.year);

/** The papers with a `whyItMatters`. */
export const FEATURED_PAPERS: readonly Paper[] = PAPERS.filter((paper) => paper.whyItMatters !== undefined);
