import type { Episode } from '@longreturn/contract/content';
import { stringifySearch } from '../../lib/search-schema.ts';
import type { useSteps } from '../../lib/use-steps.ts';
import { classNames } from '../../ui/class-names.ts';
import { GoLink } from '../../ui/go-link.tsx';
import layout from '../../ui/layout.module.css';
import { ListEnd } from '../../ui/list-end.tsx';
import { EpisodeCard } from './episode-card.tsx';
import { type EpisodeFilter, isWholeList } from './episode-filter.ts';
import styles from './episode-list.module.css';

interface EpisodeListProps {
  filter: EpisodeFilter;
  steps: ReturnType<typeof useSteps<Episode>>;
}

/** The cards of the list. If the list is complete, the newest episode is large. */
export function EpisodeList({ filter, steps }: EpisodeListProps) {
  const [newest] = steps.items;
  const isWhole = isWholeList(filter);
  const leads = isWhole ? 1 : 0;
  return (
    <>
      {filter.cursor ? <NewestLink filter={filter} /> : null}
      {isWhole && newest ? (
        <div className={styles.lead}>
          <EpisodeCard episode={newest} heading="h2" lead priority />
        </div>
      ) : null}
      <div className={classNames(layout.cards, !isWhole && styles.alone)}>
        {steps.items.slice(leads).map((episode, index) => (
          <EpisodeCard
            key={episode.id}
            episode={episode}
            heading="h2"
            priority={leads + index === 0}
            {...steps.landing(leads + index)}
          />
        ))}
      </div>
      <ListEnd
        steps={steps}
        pathOf={(cursor) => `/episodes${stringifySearch({ ...filter, cursor, steps: undefined })}`}
        moreText="Load more episodes"
        loadedText="All episodes loaded"
        failedText="Failed to fetch episodes"
      />
    </>
  );
}

/** Link to the start of the list, for a page that begins in the middle of it. */
function NewestLink({ filter: { cursor: _, steps: __, ...search } }: { filter: EpisodeFilter }) {
  return (
    <p className={styles.newest}>
      <GoLink to="/episodes" search={search}>
        Newest episodes
      </GoLink>
    </p>
  );
}
