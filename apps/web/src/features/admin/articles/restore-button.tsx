import type { AdminArticle } from '@longreturn/contract/admin-content';
import type { ArticleRevision } from '@longreturn/contract/article-revision';
import { trpc } from '../../../lib/trpc.ts';
import { Button } from '../../../ui/button.tsx';
import { confirm } from '../../modals/confirm.tsx';
import { Moment } from '../moment.tsx';
import { reasonOr, useAdminChange } from '../use-admin-change.ts';

interface RestoreButtonProps {
  article: AdminArticle;
  version: ArticleRevision;
  /** Called after the version has been restored. */
  onRestored: () => Promise<void>;
}

const RESTORE = {
  title: 'Restore this version?',
  text: 'The article gets the title, excerpt, content and topics of this version. The current text stays in the list.',
  confirm: 'Restore version',
  cancel: 'Cancel',
};

/** Gives the article the text of an earlier version, after a confirmation. */
export function RestoreButton({ article: { id, updatedAt }, version, onRestored }: RestoreButtonProps) {
  const callbacks = useAdminChange({
    done: 'Article updated',
    failed: reasonOr('Failed to update article. Please try again.'),
  });
  const restore = trpc.admin.revisions.restore.useMutation(callbacks);
  const ask = async () => {
    if (!(await confirm(RESTORE))) return;
    restore.mutate({ id, updatedAt, revisionId: version.id }, { onSuccess: onRestored });
  };
  return (
    <Button size="sm" variant="quiet" aria-haspopup="dialog" busy={restore.isPending} onClick={() => void ask()}>
      Restore
      <span className="visually-hidden">
        {' '}
        the version of <Moment iso={version.savedAt} />
      </span>
    </Button>
  );
}
