import type { AdminArticle } from '@longreturn/contract/admin-content';
import { trpc } from '../../../lib/trpc.ts';
import { ActionButton } from '../../../ui/action-button.tsx';
import { RowActions } from '../admin-table.tsx';
import { confirmDeletion } from '../confirm-deletion.tsx';
import { PreviewLink } from '../preview-link.tsx';
import { DeleteButton, EditButton } from '../row-buttons.tsx';
import { useAdminChange } from '../use-admin-change.ts';

interface ArticleActionsProps {
  article: AdminArticle;
  onEdit: () => void;
  onDeleted: () => void;
}

/** The buttons of an article: preview, publish or unpublish, edit and delete. */
export function ArticleActions({ article, onEdit, onDeleted }: ArticleActionsProps) {
  const { id, title, state } = article;
  const { client } = trpc.useUtils();
  const publish = trpc.admin.articles.update.useMutation(
    useAdminChange({ done: 'Article updated', failed: 'Failed to update article. Please try again.' }),
  );
  const remove = trpc.admin.articles.delete.useMutation(
    useAdminChange({ done: 'Article deleted', failed: 'Failed to delete article. Please try again.' }),
  );
  const isPublic = state === 'published';
  const label = isPublic ? 'Unpublish' : 'Publish';
  const askToDelete = () =>
    confirmDeletion({
      title: 'Delete this article?',
      text: `“${title}” and its earlier versions will be removed. This cannot be undone.`,
      verb: 'Delete article',
      run: async () => {
        await remove.mutateAsync({ id });
        onDeleted();
      },
    });
  return (
    <RowActions>
      {isPublic ? null : <PreviewLink item={article} create={() => client.admin.articles.previewLink.mutate({ id })} />}
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
