import type { AdminEpisode } from '@longreturn/contract/admin-content';
import { formatDate, wholeMinutes } from '@longreturn/contract/format-time';
import { coverPath } from '../../../lib/art-path.ts';
import { PremiumTag } from '../../../ui/tag.tsx';
import { AdminTable, type Column, RowName } from '../admin-table.tsx';
import { PublicationTag, publicationState } from '../publication-tag.tsx';
import { useTabsPage } from '../tabs-page.ts';
import { EpisodeActions } from './episode-actions.tsx';
import styles from './episode-table.module.css';

interface EpisodeTableProps {
  episodes: readonly AdminEpisode[];
  landing: AdminEpisode | undefined;
  onEdit: (episode: AdminEpisode) => void;
  onDeleted: (episode: AdminEpisode) => void;
}

/** A row for each episode. */
export function EpisodeTable({ episodes, landing, onEdit, onDeleted }: EpisodeTableProps) {
  const { now } = useTabsPage();
  const columns: Column<AdminEpisode>[] = [
    { key: 'title', title: 'Episode', cell: (episode) => <EpisodeCell episode={episode} /> },
    {
      key: 'status',
      title: 'Status',
      cell: ({ publishedAt }) => <PublicationTag state={publicationState(publishedAt, currentTime(now))} />,
    },
    {
      key: 'access',
      title: 'Access',
      cell: ({ isPremium }) => (isPremium ? <PremiumTag isLocked /> : <span className={styles.quiet}>Free</span>),
    },
    {
      key: 'length',
      title: 'Length',
      isRight: true,
      isWideOnly: true,
      cell: ({ durationSec }) => (durationSec === null ? '–' : `${wholeMinutes(durationSec)} min`),
    },
    {
      key: 'published',
      title: 'Published',
      isRight: true,
      isWideOnly: true,
      cell: ({ publishedAt }) =>
        publishedAt ? formatDate(publishedAt) : <span className={styles.quiet}>Not set</span>,
    },
    {
      key: 'actions',
      title: 'Actions',
      isTitleHidden: true,
      isRight: true,
      cell: (episode) => (
        <EpisodeActions
          episode={episode}
          isPublic={publicationState(episode.publishedAt, currentTime(now)) === 'published'}
          onEdit={() => onEdit(episode)}
          onDeleted={() => onDeleted(episode)}
        />
      ),
    },
  ];
  return <AdminTable label="Episodes" columns={columns} rows={episodes} landing={landing} />;
}

/** The time of the page on the server, and the current one in the browser. */
function currentTime(opened: string): number {
  return import.meta.env.SSR ? Date.parse(opened) : Date.now();
}

function EpisodeCell({ episode: { title, type, slug } }: { episode: AdminEpisode }) {
  return (
    <div className={styles.cell}>
      <img className={styles.cover} src={coverPath(type, slug)} width={48} height={48} alt="" loading="lazy" />
      <RowName name={title} note={type} />
    </div>
  );
}
