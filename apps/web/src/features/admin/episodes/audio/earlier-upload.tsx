import type { AudioUpload } from '@longreturn/contract/audio-admin';
import { trpc } from '../../../../lib/trpc.ts';
import { Button } from '../../../../ui/button.tsx';
import { IconAlert } from '../../../../ui/icons.tsx';
import styles from '../../media/upload-list.module.css';
import { reasonOr, useAdminChange } from '../../use-admin-change.ts';

/** An upload that was rejected or not finished. */
export function EarlierUpload({ upload: { id, name, failure } }: { upload: AudioUpload }) {
  const remove = trpc.admin.audio.cancelUpload.useMutation(
    useAdminChange({ done: 'Upload removed', failed: reasonOr('Failed to remove the upload.') }),
  );
  return (
    <div className={styles.upload}>
      <b>{name}</b>
      {failure === null ? (
        <p>Not finished. Choose the same file again to continue.</p>
      ) : (
        <p className={styles.problem}>
          <IconAlert />
          {failure}
        </p>
      )}
      <div className={styles.buttons}>
        <Button size="sm" variant="quiet" busy={remove.isPending} onClick={() => remove.mutate({ id })}>
          {failure === null ? 'Discard' : 'Dismiss'}
        </Button>
      </div>
    </div>
  );
}
