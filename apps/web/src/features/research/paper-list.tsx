import type { Paper } from '@longreturn/site/research/paper';
import { useId } from 'react';
import { stringifySearch } from '../../lib/search-schema.ts';
import { useListPages } from '../../lib/use-list-pages.ts';
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

/** The state of a query that never fetches, because the page has all papers. */
const ALL_FETCHED = {
  isFetchingNextPage: false,
  isFetchNextPageError: false,
  fetchNextPage: async () => ({ data: undefined }),
} as const;

/** A list of papers in pages of twelve. The browser has all papers, so the next page appears immediately. */
export function PaperList({ title, papers, filter }: PaperListProps) {
  const id = useId();
  const { cursor, steps: shown, ...whole } = filter;
  const pages = useListPages({ data: { pages: splitIntoPages(papers, cursor) }, ...ALL_FETCHED }, { shown });
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
      {pages.items.map((paper, index) => (
        <PaperRow key={paper.slug} paper={paper} {...pages.landing(index)} />
      ))}
      <ListEnd
        pages={pages}
        pathOf={(next) => `/research${stringifySearch({ ...whole, cursor: next })}`}
        moreText="Load More Papers"
        loadedText="All papers loaded"
        failedText="Failed to load papers"
      />
    </section>
  );
}

const PAGE_SIZE = 12;

interface PaperPage {
  items: Paper[];
  nextCursor: string | null;
  total: number;
}

/**
 * Splits a list into pages of twelve papers, starting with the paper whose slug is `cursor` or else with the first.
 * Returns at least one page.
 */
function splitIntoPages(papers: readonly Paper[], cursor: string | undefined): PaperPage[] {
  const start = Math.max(
    0,
    papers.findIndex(({ slug }) => slug === cursor),
  );
  const count = Math.ceil((papers.length - start) / PAGE_SIZE);
  return Array.from({ length: Math.max(1, count) }, (_, i) => {
    const from = start + i * PAGE_SIZE;
    const nextCursor = papers[from + PAGE_SIZE]?.slug ?? null;
    return { items: papers.slice(from, from + PAGE_SIZE), nextCursor, total: papers.length };
  });
}
