import { EDITIONS, type Subscription } from '@longreturn/contract/newsletter';
import type { SubscriberRow } from './subscriber-row.ts';

/**
 * Formats a subscription for an emailed link. Emails are forwarded, so the email address is masked. An inactive
 * subscription has no editions.
 */
export function presentSubscription({
  email,
  status,
  editions,
}: Pick<SubscriberRow, 'email' | 'status' | 'editions'>): Subscription {
  const isWanted = status === 'active' || status === 'pending';
  return {
    email: hideMiddle(email),
    status,
    editions: isWanted ? EDITIONS.filter((edition) => editions.includes(edition)) : [],
  };
}

/** Masks 'ada@example.org' as 'a…a@example.org'. Of a name with one or two letters, only the first is shown. */
function hideMiddle(email: string): string {
  const at = email.lastIndexOf('@');
  const [first = '', ...rest] = email.slice(0, at);
  const last = rest.length > 1 ? rest.at(-1) : '';
  return `${first}…${last}${email.slice(at)}`;
}
