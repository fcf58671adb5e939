import { formatDate } from '@longreturn/contract/format-time';
import type { OwnMembership } from '@longreturn/contract/membership';
import { trpc } from '../../../lib/trpc.ts';
import { confirmAction } from '../../modals/confirm-action.tsx';
import { DialogButton, focusPanel, ManageRow } from './manage-row.tsx';
import { PROVIDERS } from './running-subscription.ts';
import { useMembershipChange } from './use-membership-change.ts';

interface RefundRowProps {
  provider: OwnMembership['provider'];
  /** The end of the period in which a refund is possible. */
  until: string;
}

/** Refunds the last payment. Access ends at once. */
export function RefundRow({ provider, until }: RefundRowProps) {
  const refund = trpc.membership.refund.useMutation(
    useMembershipChange({ done: 'Payment refunded', failed: 'Payment not refunded' }),
  );
  const ask = () =>
    confirmAction({
      title: 'Refund your last payment?',
      text: `Your membership ends at once. ${PROVIDERS[provider]} returns the money within 5 to 10 days.`,
      verb: 'Refund payment',
      keep: 'Keep membership',
      run: () => refund.mutateAsync(),
      onDone: focusPanel,
    });
  return (
    <ManageRow title="Refund" text={`You can get your last payment back until ${formatDate(until)}.`}>
      <DialogButton onClick={ask}>Refund payment</DialogButton>
    </ManageRow>
  );
}
