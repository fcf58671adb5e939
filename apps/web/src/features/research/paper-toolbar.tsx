import { PAPER_CATEGORIES } from '@longreturn/site/research/paper';
import { useNavigate } from '@tanstack/react-router';
import type { RefObject } from 'react';
import { useAppliedForm } from '../../lib/use-applied-form.ts';
import { Button } from '../../ui/button.tsx';
import { FilterBadge, FilterBadges } from '../../ui/filter-badges.tsx';
import { SearchField, Toolbar } from '../../ui/toolbar.tsx';
import { type PaperFilter, paperFilter } from './paper-filter.ts';

interface PaperToolbarProps {
  filter: PaperFilter;
  field: RefObject<HTMLInputElement | null>;
}

/** The search form of the research library. The search text and the category are in the URL. */
export function PaperToolbar({ filter, field }: PaperToolbarProps) {
  const navigate = useNavigate();
  const form = useAppliedForm((fields) => {
    const search = paperFilter({ q: fields.get('q'), category: fields.get('category') });
    void navigate({ to: '/research', search, replace: true, resetScroll: false });
  });
  return (
    <Toolbar action="/research" columns="two" onSubmit={form.onSubmit}>
      <SearchField label="Search papers" defaultValue={filter.q} ref={field} onChange={form.onType} />
      <Button type="submit">Search</Button>
      {filter.category ? <input type="hidden" name="category" value={filter.category} /> : null}
    </Toolbar>
  );
}

/** Links that filter by category and keep the search text. The link of the selected category clears the filter. */
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
