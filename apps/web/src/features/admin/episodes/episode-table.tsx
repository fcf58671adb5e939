import type { AdminEpisode } from '@longreturn/contract/admin-content';
import { formatDate, wholeMinutes } from '@longreturn/contract/format-time';
import { coverPath } from '../../../lib/art-path.ts';
import { LibraryImage } from '../../../ui/library-image.tsx';
import { PremiumTag } from '../../../ui/tag.tsx';
import { AdminTable, type Column, RowName } from '../admin-table.tsx';
import { Moment } from '../moment.tsx';
import { PublicationTag } from '../publication-tag.tsx';
import { EpisodeActions } from './episode-actions.tsx';
import styles from './episode-table.module.css';

interface EpisodeTableProps {
  episodes: readonly AdminEpisode[];
  landing: AdminEpisode | undefined;
  onEdit: (episode: AdminEpisode) => void;
  onDeleted: (episode: AdminEpisode) => void;
}

const FACTS: readonly Column<AdminEpisode>[] = [
  { key: 'title', title: 'Episode', cell: (episode) => <EpisodeCell episode={episode} /> },
  {
    key: 'status',
    title: 'Status',
    cell: ({ state, publishedAt }) => (
      <div className={styles.status}>
        <PublicationTag state={state} />
        {state === 'scheduled' ? <Moment iso={publishedAt} /> : null}
      </div>
    ),
  },
  {
    key: 'access',
    title: 'Access',
    cell: ({ isPremium }) => (isPremium ? <PremiumTag isLocked={false} /> : <span className={styles.quiet}>Free</span>),
  },
  {
    key: 'length',
    title: 'Length',
    isRight: true,
    isDesktopOnly: true,
    cell: ({ durationSec }) => (durationSec === null ? '–' : `${wholeMinutes(durationSec)} min`),
  },
  {
    key: 'published',
    title: 'Published',
    isRight: true,
    isWideOnly: true,
    cell: ({ state, publishedAt }) =>
      state === 'published' && publishedAt ? (
        formatDate(publishedAt)
      ) : (
        <span className={styles.quiet}>{state === 'draft' ? 'Not set' : 'Not yet'}</span>
      ),
  },
];

/** A row for each episode. */
export function EpisodeTable({ episodes, landing, onEdit, onDeleted }: EpisodeTableProps) {
  const actions: Column<AdminEpisode> = {
    key: 'actions',
    title: 'Actions',
    isTitleHidden: true,
    isRight: true,
    cell: (episode) => (
      <EpisodeActions episode={episode} onEdit={() => onEdit(episode)} onDeleted={() => onDeleted(episode)} />
    ),
  };
  return <AdminTable label="Episodes" columns={[...FACTS, actions]} rows={episodes} landing={landing} />;
}

function EpisodeCell({ episode: { title, type, slug, cover } }: { episode: AdminEpisode }) {
  return (
    <div className={styles.cell}>
      <div className={styles.cover}>
        {cover ? (
          <LibraryImage image={cover} alt="" sizes="48px" />
        ) : (
          <img src={coverPath(type, slug)} width={48} height={48} alt="" loading="lazy" />
        )}
      </div>
      <RowName name={title} note={type} />
    </div>
  );
}
