import { EDITION_TEXTS, EDITIONS } from '@longreturn/site/edition-texts';
import { FilterBadge, FilterBadges } from '../../ui/filter-badges.tsx';
import type { IssueFilter } from './issue-filter.ts';

/** The editions as filters of the archive; the chosen one leads back to all. */
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
