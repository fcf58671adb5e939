import type { AdminEpisode } from '@longreturn/contract/admin-content';
import { trpc } from '../../../lib/trpc.ts';
import { confirmDeletion } from '../confirm-deletion.tsx';
import { ItemActions } from '../item-actions.tsx';
import { reasonOr, useAdminChange } from '../use-admin-change.ts';

interface EpisodeActionsProps {
  episode: Pick<AdminEpisode, 'id' | 'title' | 'slug' | 'state' | 'updatedAt'>;
  onEdit: () => void;
  onDeleted: () => void;
}

/** The buttons of an episode: preview, publish or unpublish, edit and delete. */
export function EpisodeActions({ episode, onEdit, onDeleted }: EpisodeActionsProps) {
  const { id, title, updatedAt } = episode;
  const { client } = trpc.useUtils();
  const publish = trpc.admin.episodes.update.useMutation(
    useAdminChange({ done: 'Episode updated!', failed: reasonOr('Failed to update episode.') }),
  );
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
    <ItemActions
      item={episode}
      createPreview={() => client.admin.episodes.previewLink.mutate({ id })}
      isPublishing={publish.isPending}
      onPublish={(publishedAt) => publish.mutate({ id, updatedAt, publishedAt })}
      onEdit={onEdit}
      onDelete={askToDelete}
    />
  );
}
