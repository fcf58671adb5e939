import { EDITIONS, type Subscription } from '@longreturn/contract/newsletter';
import type { SubscriberRow } from './lock-subscriber.ts';

/** A subscription as the link of a mail shows it: links are forwarded, so the address is not told; who gets nothing has no edition. */
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

/** 'ada@example.org' as 'a…a@example.org'; of two letters or one only the first is told. */
function hideMiddle(email: string): string {
  const at = email.lastIndexOf('@');
  const [first = '', ...rest] = email.slice(0, at);
  const last = rest.length > 1 ? rest.at(-1) : '';
  return `${first}…${last}${email.slice(at)}`;
}
