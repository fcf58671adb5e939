import type { MediaFile } from '@longreturn/contract/media-library';
import { trpc } from '../../../lib/trpc.ts';
import { confirmDeletion } from '../confirm-deletion.tsx';
import { DeleteButton } from '../row-buttons.tsx';
import { reasonOr, useAdminChange } from '../use-admin-change.ts';
import { deletionText } from './deletion-text.ts';

/** Deletes a file after a confirmation. The confirmation names the items that use the file. */
export function DeleteFileButton({ file }: { file: Pick<MediaFile, 'id' | 'name' | 'usedIn'> }) {
  const { id, name, usedIn } = file;
  const remove = trpc.admin.mediaFiles.delete.useMutation(
    useAdminChange({ done: 'File deleted', failed: reasonOr('Failed to delete file. Please try again.') }),
  );
  const ask = () =>
    confirmDeletion({
      title: 'Delete this file?',
      text: deletionText(file),
      verb: 'Delete file',
      run: () => remove.mutateAsync({ id, force: usedIn.length > 0 }),
    });
  return <DeleteButton of={name} onClick={ask} />;
}
