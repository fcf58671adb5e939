import { PAPER_CATEGORIES } from '@longreturn/site/research/paper';
import { FilterBadge, FilterBadges } from '../../ui/filter-badges.tsx';
import type { PaperFilter } from './paper-filter.ts';

/** Links that filter by category and keep the search text. The selected one clears the filter. */
export function CategoryBadges({ filter: { q, category } }: { filter: PaperFilter }) {
  return (
    <FilterBadges label="Categories">
      {PAPER_CATEGORIES.map(({ slug, title }) => {
        const isChosen = slug === category;
        return (
          <FilterBadge
            key={slug}
            to="/research"
            search={{ ...(q && { q }), ...(!isChosen && { category: slug }) }}
            resetScroll={false}
            isChosen={isChosen}
          >
            {title}
          </FilterBadge>
        );
      })}
    </FilterBadges>
  );
}
