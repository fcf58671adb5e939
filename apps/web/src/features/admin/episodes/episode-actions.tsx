import type { AdminEpisode } from '@longreturn/contract/admin-content';
import { trpc } from '../../../lib/trpc.ts';
import { ActionButton } from '../../../ui/action-button.tsx';
import { RowActions } from '../admin-table.tsx';
import { confirmDeletion } from '../confirm-deletion.tsx';
import { DeleteButton, EditButton } from '../row-buttons.tsx';
import { reasonOr, useAdminChange } from '../use-admin-change.ts';

interface EpisodeActionsProps {
  episode: Pick<AdminEpisode, 'id' | 'title'>;
  isPublic: boolean;
  onEdit: () => void;
  onDeleted: () => void;
}

/** The buttons of an episode: publish or unpublish, edit and delete. */
export function EpisodeActions({ episode: { id, title }, isPublic, onEdit, onDeleted }: EpisodeActionsProps) {
  const publish = trpc.admin.episodes.update.useMutation(
    useAdminChange({ done: 'Episode updated!', failed: reasonOr('Failed to update episode.') }),
  );
  const remove = trpc.admin.episodes.delete.useMutation(
    useAdminChange({ done: 'Episode deleted', failed: reasonOr('Failed to delete episode.') }),
  );
  const label = isPublic ? 'Unpublish' : 'Publish';
  const askToDelete = () =>
    confirmDeletion({
      title: 'Delete this episode?',
      text: `“${title}” and its media items will be removed. This cannot be undone.`,
      verb: 'Delete episode',
      run: async () => {
        await remove.mutateAsync({ id });
        onDeleted();
      },
    });
  return (
    <RowActions>
      <ActionButton
        size="sm"
        variant="quiet"
        label={label}
        busyLabel="Saving..."
        busy={publish.isPending}
        aria-label={`${label} ${title}`}
        onClick={() => publish.mutate({ id, publishedAt: isPublic ? null : new Date().toISOString() })}
      />
      <EditButton of={title} onClick={onEdit} />
      <DeleteButton of={title} onClick={askToDelete} />
    </RowActions>
  );
}
