import { EPISODE_TYPES } from '@longreturn/contract/content-types';
import { useNavigate } from '@tanstack/react-router';
import type { RefObject } from 'react';
import { formatCount } from '../../lib/format-count.ts';
import { useAppliedForm, useUrlField } from '../../lib/use-applied-form.ts';
import { Button } from '../../ui/button.tsx';
import field from '../../ui/field.module.css';
import { FilterBadge, FilterBadges } from '../../ui/filter-badges.tsx';
import text from '../../ui/text.module.css';
import { SearchField, Toolbar } from '../../ui/toolbar.tsx';
import { type EpisodeFilter, episodeFilter } from './episode-filter.ts';
import styles from './episode-toolbar.module.css';

interface EpisodeToolbarProps {
  filter: EpisodeFilter;
  /** The number of matches; undefined until it is known. */
  total: number | undefined;
  searchBox: RefObject<HTMLInputElement | null>;
}

/** The search box, the type filter and the number of matches. The URL stores the filter. */
export function EpisodeToolbar({ filter, total, searchBox }: EpisodeToolbarProps) {
  const { q = '', type: chosen } = filter;
  const type: string = chosen ?? '';
  const navigate = useNavigate();
  const form = useAppliedForm((fields) => {
    const search = episodeFilter({ q: fields.get('q'), type: fields.get('type'), ama: fields.get('ama') });
    void navigate({ to: '/episodes', search, replace: true, resetScroll: false });
  });
  const typeBox = useUrlField<HTMLSelectElement>(type);
  return (
    <Toolbar action="/episodes" onSubmit={form.onSubmit}>
      <SearchField label="Search episodes" defaultValue={q} ref={searchBox} onChange={form.onType} />
      <select
        className={field.input}
        name="type"
        aria-label="Filter by type"
        defaultValue={type}
        ref={typeBox}
        onChange={form.onChoose}
      >
        <option value="">All Types</option>
        {EPISODE_TYPES.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
      {filter.ama ? <input type="hidden" name="ama" value={filter.ama} /> : null}
      <div className={styles.end}>
        <noscript>
          <Button type="submit">Apply</Button>
        </noscript>
        <p className={text.meta} role="status">
          {total === undefined ? null : formatCount(total, 'episode')}
        </p>
      </div>
    </Toolbar>
  );
}

/** The link that turns the AMA filter on or off. It keeps the search text and the type. */
export function AmaBadge({ filter: { q, type, ama } }: { filter: EpisodeFilter }) {
  return (
    <FilterBadges label="Filters">
      <FilterBadge
        to="/episodes"
        search={{ ...(q && { q }), ...(type && { type }), ...(!ama && { ama: '1' as const }) }}
        resetScroll={false}
        isChosen={ama !== undefined}
      >
        Ask me anything
      </FilterBadge>
    </FilterBadges>
  );
}
