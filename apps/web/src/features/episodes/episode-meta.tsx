import type { Episode } from '@longreturn/contract/content';
import { formatDuration, wholeMinutes } from '@longreturn/contract/format-time';
import type { ReactNode } from 'react';
import { Day, MetaGroup, MetaRow } from '../../ui/meta-row.tsx';

interface EpisodeMetaProps {
  episode: Pick<Episode, 'type' | 'publishedAt' | 'durationSec'>;
  /** How the length is written: '1:02:30' or '62 min'. */
  length: 'exact' | 'minutes';
  /** More facts. */
  children?: ReactNode;
}

/** The type, date and length of an episode in one line. */
export function EpisodeMeta({ episode: { type, publishedAt, durationSec }, length, children }: EpisodeMetaProps) {
  const write = (sec: number) => (length === 'exact' ? formatDuration(sec) : `${wholeMinutes(sec)} min`);
  return (
    <MetaRow>
      <span>{type}</span>
      <MetaGroup>
        <Day at={publishedAt} />
        {durationSec === null ? null : <span>{write(durationSec)}</span>}
        {children}
      </MetaGroup>
    </MetaRow>
  );
}
