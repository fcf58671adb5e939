import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import { Skeleton } from '../../ui/skeleton.tsx';
import { type EpisodeFilter, isUnfiltered } from './episode-filter.ts';
import styles from './episodes-loading.module.css';

const CARD_KEYS = ['1', '2', '3', '4', '5', '6'];

/** Placeholders for the cards while the first page of results loads. */
export function EpisodesLoading({ filter }: { filter: EpisodeFilter }) {
  return (
    <div className={styles.loading}>
      <p className="visually-hidden" role="status">
        Loading episodes...
      </p>
      {isUnfiltered(filter) ? <CardSkeleton lead /> : null}
      <div className={layout.cards}>
        {CARD_KEYS.map((place) => (
          <CardSkeleton key={place} />
        ))}
      </div>
    </div>
  );
}

function CardSkeleton({ lead = false }: { lead?: boolean }) {
  return (
    <div className={classNames(styles.card, lead && styles.lead)}>
      <Skeleton shape="cover" />
      <div className={styles.lines}>
        <Skeleton shape="line" width="46%" />
        <Skeleton shape="title" width="88%" />
        <Skeleton shape="line" />
        <Skeleton shape="line" width="94%" />
      </div>
    </div>
  );
}
