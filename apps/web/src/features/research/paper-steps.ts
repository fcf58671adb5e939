import type { Paper } from '@longreturn/site/research/paper';

const STEP = 12;

export interface PaperStep {
  items: Paper[];
  nextCursor: string | null;
  total: number;
}

/** The first `count` steps of a list, twelve papers each, from the paper named by `cursor` on, or from the beginning. */
export function paperSteps(papers: readonly Paper[], cursor: string | undefined, count: number): PaperStep[] {
  const start = Math.max(
    0,
    papers.findIndex(({ slug }) => slug === cursor),
  );
  return Array.from({ length: count }, (_, i) => {
    const from = start + i * STEP;
    const nextCursor = papers[from + STEP]?.slug ?? null;
    return { items: papers.slice(from, from + STEP), nextCursor, total: papers.length };
  });
}
