import { FEATURED_PAPERS, PAPERS } from '@longreturn/site/research/papers';
import { useSearch } from '@tanstack/react-router';
import { counted } from '../../lib/counted.ts';
import { useFollowingField } from '../../lib/use-following-field.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import { CategoryBadges } from './category-badges.tsx';
import { FeaturedPapers } from './featured-papers.tsx';
import { matchingPapers } from './matching-papers.ts';
import { NoPapers } from './no-papers.tsx';
import { paperFilter } from './paper-filter.ts';
import { PaperList } from './paper-list.tsx';
import { PaperToolbar } from './paper-toolbar.tsx';

const LEDE =
  'The papers behind the episodes, each with our summary and a link to the original. We have read every study here. That doesn’t mean we believe it.';

/** /research */
export function ResearchPage() {
  const filter = paperFilter(useSearch({ from: '/research' }));
  const field = useFollowingField(filter.q ?? '');
  const papers = matchingPapers(PAPERS, filter);
  const isWhole = !filter.q && !filter.category;
  return (
    <Wrap>
      <PageHead title="Research Library" lede={LEDE} />
      <PaperToolbar filter={filter} field={field} />
      <CategoryBadges filter={filter} />
      <p role="status" className="visually-hidden">
        {counted(papers.length, 'paper')}
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
