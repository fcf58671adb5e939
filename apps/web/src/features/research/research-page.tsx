import { FEATURED_PAPERS, PAPERS } from '@longreturn/site/research/papers';
import { useSearch } from '@tanstack/react-router';
import type { RefObject } from 'react';
import { formatCount } from '../../lib/format-count.ts';
import { clearField, useUrlField } from '../../lib/use-applied-form.ts';
import { Blank } from '../../ui/blank.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { PageHead, Wrap } from '../../ui/section.tsx';
import { FeaturedPapers } from './featured-papers.tsx';
import { matchingPapers, type PaperFilter, paperFilter } from './paper-filter.ts';
import { PaperList } from './paper-list.tsx';
import { CategoryBadges, PaperToolbar } from './paper-toolbar.tsx';
import styles from './research-page.module.css';

const LEDE =
  'The papers behind the episodes, each with our summary and a link to the original. We have read every study here. That doesn’t mean we believe it.';

/** /research */
export function ResearchPage() {
  const filter = paperFilter(useSearch({ from: '/research' }));
  const field = useUrlField(filter.q ?? '');
  const papers = matchingPapers(PAPERS, filter);
  const isWhole = !filter.q && !filter.category;
  return (
    <Wrap>
      <PageHead title="Research Library" lede={LEDE} />
      <PaperToolbar filter={filter} field={field} />
      <CategoryBadges filter={filter} />
      <p role="status" className="visually-hidden">
        {formatCount(papers.length, 'paper')}
      </p>
      {isWhole && !filter.cursor ? <FeaturedPapers papers={FEATURED_PAPERS} /> : null}
      {papers.length > 0 ? (
        <PaperList
          key={`${filter.q} ${filter.category} ${filter.cursor}`}
          title={isWhole ? 'All Papers' : 'Matching Papers'}
          papers={papers}
          filter={filter}
        />
      ) : (
        <NoPapers filter={filter} field={field} />
      )}
    </Wrap>
  );
}

interface NoPapersProps {
  filter: PaperFilter;
  /** The search box, which the button clears and focuses. */
  field: RefObject<HTMLInputElement | null>;
}

/** Shown when no paper matches, with a button to clear the search. */
function NoPapers({ filter: { category }, field }: NoPapersProps) {
  const where = category ? ' in this category' : '';
  return (
    <div className={styles.apart}>
      <Blank
        title="No papers found"
        text={`No title, author or summary${where} contains these words.`}
        action={
          <ButtonLink to="/research" search={{}} replace resetScroll={false} onClick={() => clearField(field.current)}>
            Clear search
          </ButtonLink>
        }
      />
    </div>
  );
}
