import { trpc } from '../../../lib/trpc.ts';
import { ActionButton } from '../../../ui/action-button.tsx';
import { runInSection } from '../focus-section.ts';
import { reasonOr, useAdminChange } from '../use-admin-change.ts';

interface UnfreezeButtonProps {
  userId: string;
  email: string;
}

/** Unfreezes an account. The button and its alert then disappear. */
export function UnfreezeButton({ userId, email }: UnfreezeButtonProps) {
  const unfreeze = trpc.admin.users.unfreeze.useMutation(
    useAdminChange({
      done: 'Account Unfrozen',
      failed: (failure) => `Failed to unfreeze account: ${reasonOr('Please try again.')(failure)}`,
    }),
  );
  return (
    <ActionButton
      size="sm"
      label="Unfreeze"
      busyLabel="Processing..."
      busy={unfreeze.isPending}
      aria-description={email}
      onClick={() => void runInSection(() => unfreeze.mutateAsync({ userId }))}
    />
  );
}
