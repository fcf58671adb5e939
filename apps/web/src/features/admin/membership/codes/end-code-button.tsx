import type { GroupCode } from '@longreturn/contract/admin-membership';
import { Button } from '@mantine/core';
import { trpc } from '../../../../lib/trpc.ts';
import { loadModals } from '../../../modals/modal-host.tsx';
import { confirmDeletion } from '../../confirm-deletion.tsx';
import { reasonOr, useAdminChange } from '../../use-admin-change.ts';

/** Ends a group code after a confirmation. */
export function EndCodeButton({ code: { id, name } }: { code: GroupCode }) {
  const end = trpc.admin.groupCodes.end.useMutation(
    useAdminChange({ done: 'Group code ended', failed: reasonOr('Failed to end the group code. Please try again.') }),
  );
  const ask = () =>
    confirmDeletion({
      title: 'End this group code?',
      text: `Nobody will be able to use the code for ${name} any more. Memberships from this code continue.`,
      verb: 'End group code',
      run: () => end.mutateAsync({ id }),
    });
  return (
    <Button
      size="sm"
      variant="quiet"
      aria-label={`End ${name}`}
      aria-haspopup="dialog"
      onPointerEnter={() => void loadModals()}
      onFocus={() => void loadModals()}
      onClick={ask}
    >
      End
    </Button>
  );
}
