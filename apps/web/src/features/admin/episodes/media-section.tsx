import type { MediaItem } from '@longreturn/contract/content';
import { MEDIA_ITEM_LABELS } from '@longreturn/contract/content-types';
import { useState } from 'react';
import { trpc } from '../../../lib/trpc.ts';
import { ListFailed } from '../../../ui/blank.tsx';
import { Button } from '../../../ui/button.tsx';
import { AdminTable, type Column, RowName } from '../admin-table.tsx';
import { MediaActions } from './media-actions.tsx';
import { MediaForm } from './media-form.tsx';
import styles from './media-section.module.css';

interface MediaSectionProps {
  episodeId: string;
  /** Whether the form of a new item is open at first. */
  startsWithForm: boolean;
}

/** Which item's form is open. */
type Editing = { is: 'closed' } | { is: 'new' } | { is: 'open'; item: MediaItem };

/** The media items of an episode, in their order, and the form of one of them. */
export function MediaSection({ episodeId, startsWithForm }: MediaSectionProps) {
  const [editing, setEditing] = useState<Editing>({ is: startsWithForm ? 'new' : 'closed' });
  const { data: items = [], isLoadingError, refetch } = trpc.content.episodes.media.useQuery({ id: episodeId });
  const close = () => setEditing({ is: 'closed' });
  const item = editing.is === 'open' ? editing.item : undefined;
  const columns: Column<MediaItem>[] = [
    { key: 'title', title: 'Title', cell: ({ title }) => <RowName name={title} /> },
    { key: 'type', title: 'Type', cell: ({ type }) => MEDIA_ITEM_LABELS[type] },
    { key: 'order', title: 'Order', isWideOnly: true, cell: ({ order }) => order },
    {
      key: 'actions',
      title: 'Actions',
      isTitleHidden: true,
      isRight: true,
      cell: (row) => (
        <MediaActions item={row} count={items.length} onEdit={() => setEditing({ is: 'open', item: row })} />
      ),
    },
  ];
  return (
    <div className={styles.section}>
      <div className={styles.head}>
        <h3>Media items</h3>
        <Button size="sm" onClick={() => setEditing({ is: 'new' })}>
          Add Media
        </Button>
      </div>
      {editing.is === 'closed' ? null : (
        <MediaForm key={item?.id ?? 'new'} episodeId={episodeId} item={item} order={items.length} onEnd={close} />
      )}
      {isLoadingError ? <ListFailed what="media" onRetry={() => void refetch()} /> : null}
      {items.length > 0 ? <AdminTable label="Media items" columns={columns} rows={items} /> : null}
    </div>
  );
}
