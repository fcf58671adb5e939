import { formatDate } from '@longreturn/contract/format-time';
import type { OwnMembership } from '@longreturn/contract/membership';
import { Notice } from '../../../ui/notice.tsx';
import { PaymentButton } from './payment-button.tsx';
import { PROVIDERS } from './running-subscription.ts';

/** Says that a payment failed, until when access continues, and where to fix the payment. */
export function PastDueNotice({ subscription: { provider, accessUntil } }: { subscription: OwnMembership }) {
  const until = accessUntil === null ? '' : `You keep access until ${formatDate(accessUntil)}. `;
  return (
    <Notice tone="bad" title="Your last payment failed" action={<PaymentButton provider={provider} />}>
      {until}Check your payment method at {PROVIDERS[provider]} to keep your membership.
    </Notice>
  );
}
