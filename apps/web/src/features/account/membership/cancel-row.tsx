import { formatDate } from '@longreturn/contract/format-time';
import type { OwnMembership } from '@longreturn/contract/membership';
import { openModal } from '../../modals/modal-host.tsx';
import { CancelForm } from './cancel-form.tsx';
import { DialogButton, focusPanel, ManageRow } from './manage-row.tsx';

const MODAL_ID = 'cancel-membership';

/** Cancels the subscription, after a dialog that asks for an optional reason. */
export function CancelRow({ subscription }: { subscription: OwnMembership }) {
  const text = cancelText(subscription);
  const ask = () =>
    openModal(({ openModal: open, closeModal }) => {
      const close = () => closeModal(MODAL_ID);
      const end = () => {
        close();
        focusPanel();
      };
      open({
        modalId: MODAL_ID,
        title: 'Cancel your membership?',
        children: <CancelForm text={text} onDone={end} onKeep={close} />,
      });
    });
  return (
    <ManageRow title="Cancel" text={text}>
      <DialogButton onClick={ask}>Cancel membership</DialogButton>
    </ManageRow>
  );
}

/** Says what a cancellation means for the member's access. */
export function cancelText({ state, provider, paidThrough }: OwnMembership): string {
  if (state === 'past_due' || paidThrough === null) {
    return 'A payment is overdue, so cancelling ends your membership at once. You won’t be charged again.';
  }
  const access = `You keep access until ${formatDate(paidThrough)} and won’t be charged again.`;
  return provider === 'stripe'
    ? `${access} You can undo this until then.`
    : `${access} PayPal can’t undo a cancellation, but you can subscribe again afterwards.`;
}
