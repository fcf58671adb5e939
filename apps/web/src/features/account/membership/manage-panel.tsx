import type { Membership, OwnMembership, PaymentProviderName } from '@longreturn/contract/membership';
import { ButtonLink } from '../../../ui/button.tsx';
import { CancelRow } from './cancel-row.tsx';
import { ChangePlanRow } from './change-plan-row.tsx';
import { ManageRow, panelProps } from './manage-row.tsx';
import styles from './membership.module.css';
import { PaymentButton } from './payment-button.tsx';
import { ReceiptsButton } from './receipts.tsx';
import { RefundRow } from './refund-row.tsx';
import { ResumeRow } from './resume-row.tsx';
import { paidSubscription, runningSubscription } from './running-subscription.ts';

/** What members can do with their membership now. */
export function ManagePanel({ membership }: { membership: Membership }) {
  const running = runningSubscription(membership);
  return (
    <div className={styles.panel} {...panelProps}>
      {running ? <SubscriptionRows subscription={running} /> : <FreeRow status={membership.status} />}
      {paidSubscription(membership) ? (
        <ManageRow title="Invoices and receipts" text="All your payments, with their invoices.">
          <ReceiptsButton />
        </ManageRow>
      ) : null}
      {running?.allowed.refundUntil ? (
        <RefundRow provider={running.provider} until={running.allowed.refundUntil} />
      ) : null}
      {running?.allowed.cancel ? <CancelRow subscription={running} /> : null}
    </div>
  );
}

const PAYMENT_TEXTS: Record<PaymentProviderName, string> = {
  stripe: 'Stripe stores your card. Change it on Stripe’s page.',
  paypal: 'PayPal stores your payment method. Change it in your PayPal account.',
};

function SubscriptionRows({ subscription }: { subscription: OwnMembership }) {
  const { provider, state, allowed } = subscription;
  return (
    <>
      {state === 'cancelling' ? <ResumeRow subscription={subscription} /> : null}
      {allowed.changePlan ? <ChangePlanRow subscription={subscription} /> : null}
      {state === 'cancelling' && provider === 'paypal' ? null : (
        <ManageRow title="Payment method" text={PAYMENT_TEXTS[provider]}>
          <PaymentButton provider={provider} />
        </ManageRow>
      )}
    </>
  );
}

/** Says that there is nothing to pay or cancel for a comp or a gift. */
function FreeRow({ status }: Pick<Membership, 'status'>) {
  const text =
    status === 'comp'
      ? 'We gave you this membership. There is nothing to pay or to cancel.'
      : 'This membership is a gift. There is nothing to pay or to cancel.';
  return (
    <ManageRow title="No payments" text={text}>
      <ButtonLink to="/contact">Contact us</ButtonLink>
    </ManageRow>
  );
}
