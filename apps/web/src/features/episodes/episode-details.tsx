import type { Episode } from '@longreturn/contract/content';
import { wholeMinutes } from '@longreturn/contract/format-time';
import type { ReactNode } from 'react';
import { Day } from '../../ui/day.tsx';
import styles from './episode-details.module.css';
import { EpisodePart } from './episode-part.tsx';

/** Date, duration, type and access. */
export function EpisodeDetails({ episode: { type, publishedAt, durationSec, isPremium } }: { episode: Episode }) {
  return (
    <EpisodePart title="Details">
      <dl className={styles.details}>
        <Detail term="Published">
          <Day at={publishedAt} />
        </Detail>
        {durationSec === null ? null : <Detail term="Length">{wholeMinutes(durationSec)} min</Detail>}
        <Detail term="Type">{type}</Detail>
        <Detail term="Access">{isPremium ? 'Members' : 'Free to all'}</Detail>
      </dl>
    </EpisodePart>
  );
}

function Detail({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
