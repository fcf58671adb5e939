import type { Paper } from '@longreturn/site/research/paper';
import { useId } from 'react';
import { stringifySearch } from '../../lib/search-schema.ts';
import { useSteps } from '../../lib/use-steps.ts';
import { GoLink } from '../../ui/go-link.tsx';
import { ListEnd } from '../../ui/list-end.tsx';
import type { PaperFilter } from './paper-filter.ts';
import styles from './paper-list.module.css';
import { PaperRow } from './paper-row.tsx';

interface PaperListProps {
  title: string;
  papers: readonly Paper[];
  filter: PaperFilter;
}

/** Steps are never fetched: the page holds all papers. */
const AT_HAND = {
  isFetchingNextPage: false,
  isFetchNextPageError: false,
  fetchNextPage: async () => ({ data: undefined }),
} as const;

/** Papers in steps of twelve. The page holds them all, so a step shows at once. */
export function PaperList({ title, papers, filter }: PaperListProps) {
  const id = useId();
  const { cursor, steps: shown, ...whole } = filter;
  const steps = useSteps({ data: { pages: paperSteps(papers, cursor) }, ...AT_HAND }, { shown });
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.heading}>
          {title} <span className={styles.count}>{papers.length}</span>
        </h2>
        {cursor ? (
          <GoLink to="/research" search={whole} resetScroll={false}>
            Newest papers
          </GoLink>
        ) : null}
      </div>
      {steps.items.map((paper, index) => (
        <PaperRow key={paper.slug} paper={paper} {...steps.landing(index)} />
      ))}
      <ListEnd
        steps={steps}
        pathOf={(next) => `/research${stringifySearch({ ...whole, cursor: next })}`}
        moreText="Load More Papers"
        loadedText="All papers loaded"
        failedText="Failed to load papers"
      />
    </section>
  );
}

const STEP = 12;

interface PaperStep {
  items: Paper[];
  nextCursor: string | null;
  total: number;
}

/**
 * Splits a list into steps of twelve papers, starting with the paper whose slug is `cursor` or from the beginning.
 * Returns at least one step.
 */
function paperSteps(papers: readonly Paper[], cursor: string | undefined): PaperStep[] {
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
