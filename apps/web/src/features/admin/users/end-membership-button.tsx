import { Button } from '@mantine/core';
import { trpc } from '../../../lib/trpc.ts';
import { loadModals } from '../../modals/modal-host.tsx';
import { confirmDeletion } from '../confirm-deletion.tsx';
import { reasonOr, useAdminChange } from '../use-admin-change.ts';

interface EndMembershipButtonProps {
  userId: string;
  /** The ID of the entitlement. */
  id: string;
  /** For example 'Complimentary'. */
  kind: string;
}

/** Ends a comp or a gift after a confirmation. */
export function EndMembershipButton({ userId, id, kind }: EndMembershipButtonProps) {
  const end = trpc.admin.users.endEntitlement.useMutation(
    useAdminChange({
      done: 'Membership ended',
      failed: reasonOr('Failed to end the membership. Please try again.'),
    }),
  );
  const ask = () =>
    confirmDeletion({
      title: 'End this membership?',
      text: 'The user loses access to premium content at once, unless another membership is running.',
      verb: 'End membership',
      run: () => end.mutateAsync({ userId, id }),
    });
  return (
    <Button
      size="sm"
      aria-label={`End membership: ${kind}`}
      aria-haspopup="dialog"
      onPointerEnter={() => void loadModals()}
      onFocus={() => void loadModals()}
      onClick={ask}
    >
      End membership
    </Button>
  );
}
