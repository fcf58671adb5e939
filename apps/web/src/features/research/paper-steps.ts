import type { Paper } from '@longreturn/site/research/paper';

const STEP = 12;

export interface PaperStep {
  items: Paper[];
  nextCursor: string | null;
  total: number;
}

/**
 * Splits a list into steps of twelve papers, starting with the paper whose slug is `cursor` or from the beginning.
 * Returns at least one step.
 */
export function paperSteps(papers: readonly Paper[], cursor: string | undefined): PaperStep[] {
  const start = Math.max(
    0,
    papers.findIndex(({ slug }) => slug === cursor),
  );
  const count = Math.ceil((papers.length - start) / STEP);
  return Array.from({ length: Math.max(1, count) }, (_, i) => {
    const from = start + i * STEP;
    const nextCursor = papers[from + STEP]?.slug ?? null;
    return { items: papers.slice(from, from + STEP), nextCursor, total: papers.length };
  });
}
