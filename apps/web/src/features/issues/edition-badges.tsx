import { EDITION_TEXTS, EDITIONS } from '@longreturn/site/edition-texts';
import { FilterBadge, FilterBadges } from '../../ui/filter-badges.tsx';
import type { IssueFilter } from './issue-filter.ts';

/** Links that filter the archive by edition. The selected one clears the filter. */
export function EditionBadges({ filter: { archive } }: { filter: IssueFilter }) {
  return (
    <FilterBadges label="Editions">
      {EDITIONS.map((edition) => {
        const isChosen = edition === archive;
        return (
          <FilterBadge
            key={edition}
            to="/newsletter"
            search={{ archive: isChosen ? 'all' : edition }}
            resetScroll={false}
            isChosen={isChosen}
          >
            {EDITION_TEXTS[edition].title}
          </FilterBadge>
        );
      })}
    </FilterBadges>
  );
}
