import type { AdminArticle } from '@longreturn/contract/admin-content';
import { trpc } from '../../../lib/trpc.ts';
import { confirmDeletion } from '../confirm-deletion.tsx';
import { ItemActions } from '../item-actions.tsx';
import { useAdminChange } from '../use-admin-change.ts';

interface ArticleActionsProps {
  article: AdminArticle;
  onEdit: () => void;
  onDeleted: () => void;
}

/** The buttons of an article: preview, publish or unpublish, edit and delete. */
export function ArticleActions({ article, onEdit, onDeleted }: ArticleActionsProps) {
  const { id, title } = article;
  const { client } = trpc.useUtils();
  const publish = trpc.admin.articles.update.useMutation(
    useAdminChange({ done: 'Article updated', failed: 'Failed to update article. Please try again.' }),
  );
  const remove = trpc.admin.articles.delete.useMutation(
    useAdminChange({ done: 'Article deleted', failed: 'Failed to delete article. Please try again.' }),
  );
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
    <ItemActions
      item={article}
      createPreview={() => client.admin.articles.previewLink.mutate({ id })}
      isPublishing={publish.isPending}
      onPublish={(publishedAt) => publish.mutate({ id, publishedAt })}
      onEdit={onEdit}
      onDelete={askToDelete}
    />
  );
}
