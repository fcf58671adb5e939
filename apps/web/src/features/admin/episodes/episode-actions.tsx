import type { AdminEpisode } from '@longreturn/contract/admin-content';
import { trpc } from '../../../lib/trpc.ts';
import { ActionButton } from '../../../ui/action-button.tsx';
import { RowActions } from '../admin-table.tsx';
import { confirmDeletion } from '../confirm-deletion.tsx';
import { PreviewLink } from '../preview-link.tsx';
import { DeleteButton, EditButton } from '../row-buttons.tsx';
import { reasonOr, useAdminChange } from '../use-admin-change.ts';

interface EpisodeActionsProps {
  episode: Pick<AdminEpisode, 'id' | 'title' | 'slug' | 'state' | 'updatedAt'>;
  onEdit: () => void;
  onDeleted: () => void;
}

/** The buttons of an episode: preview, publish or unpublish, edit and delete. */
export function EpisodeActions({ episode, onEdit, onDeleted }: EpisodeActionsProps) {
  const { id, title } = episode;
  const { client } = trpc.useUtils();
  const remove = trpc.admin.episodes.delete.useMutation(
    useAdminChange({ done: 'Episode deleted', failed: reasonOr('Failed to delete episode.') }),
  );
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
      {episode.state === 'published' ? null : (
        <PreviewLink item={episode} create={() => client.admin.episodes.previewLink.mutate({ id })} />
      )}
      <PublishButton episode={episode} />
      <EditButton of={title} onClick={onEdit} />
      <DeleteButton of={title} onClick={askToDelete} />
    </RowActions>
  );
}

/** Publishes an episode now, or makes it a draft again. */
function PublishButton({ episode: { id, title, state, updatedAt } }: Pick<EpisodeActionsProps, 'episode'>) {
  const publish = trpc.admin.episodes.update.useMutation(
    useAdminChange({ done: 'Episode updated!', failed: reasonOr('Failed to update episode.') }),
  );
  const isPublic = state === 'published';
  const label = isPublic ? 'Unpublish' : 'Publish';
  return (
    <ActionButton
      size="sm"
      variant="quiet"
      label={label}
      busyLabel="Saving..."
      busy={publish.isPending}
      aria-label={`${label} ${title}`}
      onClick={() => publish.mutate({ id, updatedAt, publishedAt: isPublic ? null : new Date().toISOString() })}
    />
  );
}
