import type { User } from '@longreturn/contract/account';
import type { MailOutcomeName, OwnSubscription } from '@longreturn/contract/account-history';
import type { UserEntitlement } from '@longreturn/contract/admin-users';
import type { EntitlementSource } from '@longreturn/contract/roles';
import type { SignInMethod } from '@longreturn/contract/sign-ins';
import type { Tag } from '../../../ui/tag.tsx';

/** A badge's text and colour. */
interface State {
  text: string;
  tone: Parameters<typeof Tag>[0]['tone'];
}

export const SOURCES: Record<EntitlementSource, string> = {
  stripe: 'Stripe subscription',
  paypal: 'PayPal subscription',
  comp: 'Complimentary',
  gift: 'Gift',
};

export const METHODS: Record<SignInMethod, string> = { password: 'Password', google: 'Google', apple: 'Apple' };

export const OUTCOMES: Record<MailOutcomeName, State> = {
  accepted: { text: 'Sent', tone: 'green' },
  refused: { text: 'Rejected', tone: 'danger' },
  failed: { text: 'Not delivered', tone: 'danger' },
};

const RUNNING: Record<UserEntitlement['state'], State> = {
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
  if (isActive || state === 'ended') return RUNNING[state];
  return Date.parse(from) > Date.parse(now)
    ? { text: 'Not started', tone: 'outline' }
    : { text: 'Expired', tone: 'plain' };
}

/** Returns the ways in which a user can log in: 'Password, Google'. */
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
