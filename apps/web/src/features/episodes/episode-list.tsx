import type { Episode } from '@longreturn/contract/content';
import { stringifySearch } from '../../lib/search-schema.ts';
import type { useListPages } from '../../lib/use-list-pages.ts';
import { classNames } from '../../ui/class-names.ts';
import { GoLink } from '../../ui/go-link.tsx';
import layout from '../../ui/layout.module.css';
import { ListEnd } from '../../ui/list-end.tsx';
import { EpisodeCard } from './episode-card.tsx';
import { type EpisodeFilter, isUnfiltered } from './episode-filter.ts';
import styles from './episode-list.module.css';

interface EpisodeListProps {
  filter: EpisodeFilter;
  pages: ReturnType<typeof useListPages<Episode>>;
}

/** The cards of the list. In the unfiltered list, the newest episode has a large card. */
export function EpisodeList({ filter, pages }: EpisodeListProps) {
  const [newest] = pages.items;
  const isWhole = isUnfiltered(filter);
  const leadCount = isWhole ? 1 : 0;
  return (
    <>
      {filter.cursor ? <NewestLink filter={filter} /> : null}
      {isWhole && newest ? (
        <div className={styles.lead}>
          <EpisodeCard episode={newest} heading="h2" lead priority />
        </div>
      ) : null}
      <div className={classNames(layout.cards, !isWhole && styles.alone)}>
        {pages.items.slice(leadCount).map((episode, index) => (
          <EpisodeCard
            key={episode.id}
            episode={episode}
            heading="h2"
            priority={leadCount + index === 0}
            {...pages.landing(leadCount + index)}
          />
        ))}
      </div>
      <ListEnd
        pages={pages}
        pathOf={(cursor) => `/episodes${stringifySearch({ ...filter, cursor, steps: undefined })}`}
        moreText="Load more episodes"
        loadedText="All episodes loaded"
        failedText="Failed to fetch episodes"
      />
    </>
  );
}

/** The link to the start of the list, for a URL whose cursor is further down the list. */
function NewestLink({ filter: { cursor: _, steps: __, ...search } }: { filter: EpisodeFilter }) {
  return (
    <p className={styles.newest}>
      <GoLink to="/episodes" search={search}>
        Newest episodes
      </GoLink>
    </p>
  );
}
