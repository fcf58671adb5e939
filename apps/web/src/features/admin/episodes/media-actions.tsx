import type { MediaItem } from '@longreturn/contract/content';
import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { trpc } from '../../../lib/trpc.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { IconChevron } from '../../../ui/icons.tsx';
import { RowActions } from '../admin-table.tsx';
import { confirmDeletion } from '../confirm-deletion.tsx';
import { DeleteButton, EditButton } from '../row-buttons.tsx';
import { reasonOr, useAdminChange } from '../use-admin-change.ts';
import styles from './media-actions.module.css';

interface MediaActionsProps {
  item: Pick<MediaItem, 'id' | 'title'>;
  /** The item's position in the list, counted from 0. */
  index: number;
  /** How many items the episode has. */
  count: number;
  onMove: (to: number) => void;
  onEdit: () => void;
}

/** The buttons of a media item: move, edit and delete. */
export function MediaActions({ item: { id, title }, index, count, onMove, onEdit }: MediaActionsProps) {
  const remove = trpc.admin.mediaItems.delete.useMutation(
    useAdminChange({ done: 'Media deleted', failed: reasonOr('Failed to delete media.') }),
  );
  const moveTo = (to: number) => {
    if (to < 0 || to >= count) return undefined;
    return ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
      flushSync(() => onMove(to));
      currentTarget.focus(); // moving the row in the document takes the focus away from its button
    };
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
        label="Move up"
        aria-description={title}
        className={styles.up}
        aria-disabled={index === 0 || undefined}
        onClick={moveTo(index - 1)}
      >
        <IconChevron />
      </IconButton>
      <IconButton
        label="Move down"
        aria-description={title}
        className={styles.down}
        aria-disabled={index === count - 1 || undefined}
        onClick={moveTo(index + 1)}
      >
        <IconChevron />
      </IconButton>
      <EditButton of={title} onClick={onEdit} />
      <DeleteButton of={title} onClick={askToDelete} />
    </RowActions>
  );
}
