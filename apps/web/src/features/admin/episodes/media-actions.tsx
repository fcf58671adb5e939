import type { MediaItem } from '@longreturn/contract/content';
import { trpc } from '../../../lib/trpc.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { IconChevron } from '../../../ui/icons.tsx';
import { RowActions } from '../admin-table.tsx';
import { confirmDeletion } from '../confirm-deletion.tsx';
import { DeleteButton, EditButton } from '../row-buttons.tsx';
import { reasonOr, useAdminChange } from '../use-admin-change.ts';
import styles from './media-actions.module.css';

interface MediaActionsProps {
  item: Pick<MediaItem, 'id' | 'title' | 'order'>;
  /** How many items the episode has. */
  count: number;
  onEdit: () => void;
}

/** The buttons of a media item: move, edit and delete. */
export function MediaActions({ item: { id, title, order }, count, onEdit }: MediaActionsProps) {
  const move = trpc.admin.mediaItems.update.useMutation(
    useAdminChange({ done: 'Media updated!', failed: reasonOr('Failed to update media.') }),
  );
  const remove = trpc.admin.mediaItems.delete.useMutation(
    useAdminChange({ done: 'Media deleted', failed: reasonOr('Failed to delete media.') }),
  );
  const moveTo = (place: number) => {
    if (!move.isPending && place >= 0 && place < count) move.mutate({ id, order: place });
  };
  const askToDelete = () =>
    confirmDeletion({
      title: 'Delete this media item?',
      text: `“${title}” will be removed from the episode. This cannot be undone.`,
      verb: 'Delete media item',
      run: () => remove.mutateAsync({ id }),
    });
  return (
    <RowActions>
      <IconButton
        label={`Move up ${title}`}
        className={styles.up}
        aria-disabled={order === 0 || undefined}
        onClick={() => moveTo(order - 1)}
      >
        <IconChevron />
      </IconButton>
      <IconButton
        label={`Move down ${title}`}
        className={styles.down}
        aria-disabled={order === count - 1 || undefined}
        onClick={() => moveTo(order + 1)}
      >
        <IconChevron />
      </IconButton>
      <EditButton of={title} onClick={onEdit} />
      <DeleteButton of={title} onClick={askToDelete} />
    </RowActions>
  );
}
