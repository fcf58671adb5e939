import type { PaymentEvent } from '@longreturn/contract/admin-membership';
import { trpc } from '../../../../lib/trpc.ts';
import { ActionButton } from '../../../../ui/action-button.tsx';
import { runInSection } from '../../focus-section.ts';
import { reasonOr, useAdminChange } from '../../use-admin-change.ts';

/**
 * Handles a failed event again. Whether that succeeds or fails, the event's row changes, so the list is read again.
 */
export function RunAgainButton({ event: { id, type, eventId } }: { event: PaymentEvent }) {
  const { admin } = trpc.useUtils();
  const change = useAdminChange({
    done: 'Event handled',
    failed: reasonOr('Failed to run the event again. Please try again.'),
  });
  const rerun = trpc.admin.payments.rerunEvent.useMutation({
    ...change,
    onError: (error) => {
      change.onError(error);
      return admin.payments.events.invalidate();
    },
  });
  return (
    <ActionButton
      size="sm"
      label="Run again"
      busyLabel="Running..."
      busy={rerun.isPending}
      aria-description={`${type} ${eventId}`}
      onClick={() => void runInSection(() => rerun.mutateAsync({ id }))}
    />
  );
}
