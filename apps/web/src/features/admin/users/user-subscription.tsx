import type { AdminUserDetails, UserSubscription as Subscription } from '@longreturn/contract/admin-users';
import { dollars } from '@longreturn/site/plans';
import { Button } from '@mantine/core';
import { trpc } from '../../../lib/trpc.ts';
import { loadModals } from '../../modals/modal-host.tsx';
import { AdminFacts } from '../admin-facts.tsx';
import { AdminPanel } from '../admin-panel.tsx';
import { confirmDeletion } from '../confirm-deletion.tsx';
import { PLAN_NAMES } from '../membership/membership-texts.ts';
import { SubscriptionTags } from '../membership/subscriptions/subscription-tags.tsx';
import { Moment } from '../moment.tsx';
import { reasonOr, useAdminChange } from '../use-admin-change.ts';
import styles from './user-entries.module.css';
import { cancelQuestion, PROVIDERS, refundQuestion } from './user-texts.ts';

interface UserSubscriptionProps {
  user: Pick<AdminUserDetails, 'id'>;
  subscription: Subscription;
}

/** A user's current or latest subscription. An admin can cancel it and refund the last payment. */
export function UserSubscription({ user: { id: userId }, subscription }: UserSubscriptionProps) {
  const { plan, provider, providerId, startedAt, paidThrough, endedAt, lastPayment } = subscription;
  return (
    <AdminPanel level={3} title="Subscription">
      <div className={styles.entry}>
        <div className={styles.head}>
          <b>
            {PLAN_NAMES[plan]} plan <SubscriptionTags subscription={subscription} />
          </b>
        </div>
        <AdminFacts
          facts={[
            ['Provider', PROVIDERS[provider]],
            ['ID', providerId],
            ['Started', <Moment key="started" iso={startedAt} />],
            ['Paid through', paidThrough ? <Moment key="paid" iso={paidThrough} /> : null],
            ['Last payment', lastPayment ? <LastPayment key="payment" payment={lastPayment} /> : null],
            ['Ended', endedAt ? <Moment key="ended" iso={endedAt} /> : null],
          ]}
        />
        <SubscriptionActions userId={userId} subscription={subscription} />
      </div>
    </AdminPanel>
  );
}

function LastPayment({ payment: { at, amountCents } }: { payment: NonNullable<Subscription['lastPayment']> }) {
  return (
    <>
      {dollars(amountCents)}, <Moment iso={at} />
    </>
  );
}

function SubscriptionActions({ userId, subscription }: { userId: string; subscription: Subscription }) {
  const cancel = trpc.admin.payments.cancel.useMutation(
    useAdminChange({
      done: 'Subscription cancelled',
      failed: reasonOr('Failed to cancel the subscription. Please try again.'),
    }),
  );
  const refund = trpc.admin.payments.refund.useMutation(
    useAdminChange({ done: 'Payment refunded', failed: reasonOr('Failed to refund the payment. Please try again.') }),
  );
  const { canCancel, canRefund } = subscription;
  if (!canCancel && !canRefund) return null;
  const preload = { onPointerEnter: () => void loadModals(), onFocus: () => void loadModals() };
  const askCancel = () =>
    confirmDeletion({ ...cancelQuestion(subscription), run: () => cancel.mutateAsync({ userId }) });
  const askRefund = () =>
    confirmDeletion({ ...refundQuestion(subscription), run: () => refund.mutateAsync({ userId }) });
  return (
    <div className={styles.buttons}>
      {canCancel ? (
        <Button size="sm" aria-haspopup="dialog" {...preload} onClick={askCancel}>
          Cancel subscription
        </Button>
      ) : null}
      {canRefund ? (
        <Button size="sm" aria-haspopup="dialog" {...preload} onClick={askRefund}>
          Refund last payment
        </Button>
      ) : null}
    </div>
  );
}
