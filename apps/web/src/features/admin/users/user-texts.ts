import type { User } from '@longreturn/contract/account';
import type { MailOutcomeName, OwnSubscription } from '@longreturn/contract/account-history';
import type { UserEntitlement, UserSubscription } from '@longreturn/contract/admin-users';
import { formatDate } from '@longreturn/contract/format-time';
import type { PaymentProviderName } from '@longreturn/contract/membership';
import type { EntitlementSource } from '@longreturn/contract/roles';
import type { SignInMethod } from '@longreturn/contract/sign-ins';
import { dollars } from '@longreturn/site/plans';
import type { Tag } from '../../../ui/tag.tsx';

/** A badge's text and colour. */
export interface State {
  text: string;
  tone: Parameters<typeof Tag>[0]['tone'];
}

export const SOURCES: Record<EntitlementSource, string> = {
  stripe: 'Stripe subscription',
  paypal: 'PayPal subscription',
  comp: 'Complimentary',
  gift: 'Gift',
};

export const PROVIDERS: Record<PaymentProviderName, string> = { stripe: 'Stripe', paypal: 'PayPal' };

export const METHODS: Record<SignInMethod, string> = { password: 'Password', google: 'Google', apple: 'Apple' };

export const OUTCOMES: Record<MailOutcomeName, State> = {
  accepted: { text: 'Sent', tone: 'green' },
  refused: { text: 'Rejected', tone: 'danger' },
  failed: { text: 'Not delivered', tone: 'danger' },
};

/** The states of memberships. */
export const MEMBERSHIP_STATES: Record<UserEntitlement['state'], State> = {
  active: { text: 'Active', tone: 'green' },
  cancelling: { text: 'Cancelled', tone: 'outline' },
  past_due: { text: 'Payment overdue', tone: 'danger' },
  ended: { text: 'Ended', tone: 'plain' },
};

/** Returns the state of a membership. `now` is in ISO 8601. */
export function membershipState(
  { state, from, isActive }: Pick<UserEntitlement, 'state' | 'from' | 'isActive'>,
  now: string,
): State {
  if (isActive || state === 'ended') return MEMBERSHIP_STATES[state];
  return Date.parse(from) > Date.parse(now)
    ? { text: 'Not started', tone: 'outline' }
    : { text: 'Expired', tone: 'plain' };
}

/** Returns the ways in which a user can sign in: 'Password, Google'. */
export function signInText({ passwordChangedAt, identities }: Pick<User, 'passwordChangedAt' | 'identities'>): string {
  const methods: SignInMethod[] = passwordChangedAt === null ? identities : ['password', ...identities];
  return methods.map((method) => METHODS[method]).join(', ') || 'Nothing yet';
}

const STATUSES: Readonly<Record<string, string>> = {
  pending: 'Not confirmed yet',
  active: 'Subscribed',
  unsubscribed: 'Unsubscribed',
  bounced: 'Emails bounced',
};

/** Returns whether a user gets the newsletter. */
export function newsletterText(subscription: Pick<OwnSubscription, 'status'> | null): string {
  return subscription ? (STATUSES[subscription.status] ?? subscription.status) : 'Not subscribed';
}

type Charged = Pick<UserSubscription, 'provider' | 'state' | 'paidThrough' | 'lastPayment'>;

/** Returns the texts of the dialog that confirms a cancellation. */
export function cancelQuestion({ provider, state, paidThrough }: Charged) {
  const hasFailed = state === 'past_due' || paidThrough === null;
  const access = hasFailed
    ? 'Its last payment failed, so access ends now'
    : `Access continues until ${formatDate(paidThrough)}`;
  return {
    title: 'Cancel this subscription?',
    text: `It will be cancelled at ${PROVIDERS[provider]}. ${access}.`,
    verb: 'Cancel subscription',
    keep: 'Keep subscription',
  };
}

/** Returns the texts of the dialog that confirms a refund of the last payment. */
export function refundQuestion({ provider, lastPayment }: Charged) {
  const amount = lastPayment ? dollars(lastPayment.amountCents) : 'The last payment';
  return {
    title: 'Refund the last payment?',
    text: `${amount} is refunded, the subscription is cancelled at ${PROVIDERS[provider]}, and its access ends at once. This cannot be undone.`,
    verb: 'Refund payment',
  };
}
