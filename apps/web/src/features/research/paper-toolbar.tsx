import { useNavigate } from '@tanstack/react-router';
import type { RefObject } from 'react';
import { useAppliedForm } from '../../lib/use-applied-form.ts';
import { Button } from '../../ui/button.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Toolbar } from '../../ui/toolbar.tsx';
import { type PaperFilter, paperFilter } from './paper-filter.ts';

interface PaperToolbarProps {
  filter: PaperFilter;
  field: RefObject<HTMLInputElement | null>;
}

/** Search of the research library. The search text and the category are in the URL. */
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
