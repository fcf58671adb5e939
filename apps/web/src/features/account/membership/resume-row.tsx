import { formatDate } from '@longreturn/contract/format-time';
import type { OwnMembership } from '@longreturn/contract/membership';
import { trpc } from '../../../lib/trpc.ts';
import { confirmAction } from '../../modals/confirm-action.tsx';
import { DialogButton, focusPanel, ManageRow } from './manage-row.tsx';
import { PROVIDERS } from './running-subscription.ts';
import { useMembershipChange } from './use-membership-change.ts';

/** Undoes a cancellation. If the provider can't do that, says when the member can subscribe again. */
export function ResumeRow({ subscription: { allowed, provider, paidThrough } }: { subscription: OwnMembership }) {
  const resume = trpc.membership.resume.useMutation(
    useMembershipChange({ done: 'Cancellation undone', failed: 'Cancellation not undone' }),
  );
  const name = PROVIDERS[provider];
  const day = paidThrough === null ? 'the end of the paid period' : formatDate(paidThrough);
  if (!allowed.resume) {
    const text = `${name} can’t undo a cancellation. You can subscribe again after ${day}.`;
    return <ManageRow title="Cancelled" text={text} />;
  }
  const ask = () =>
    confirmAction({
      title: 'Undo the cancellation?',
      text: `Your membership continues, and ${name} charges the next payment on ${day}.`,
      verb: 'Undo cancellation',
      keep: 'Not now',
      variant: 'primary',
      run: () => resume.mutateAsync(),
      onDone: focusPanel,
    });
  return (
    <ManageRow title="Cancelled" text={`Your membership ends on ${day}. Until then, you can undo the cancellation.`}>
      <DialogButton onClick={ask}>Undo cancellation</DialogButton>
    </ManageRow>
  );
}
