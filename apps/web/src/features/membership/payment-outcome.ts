import type { Membership } from '@longreturn/contract/membership';

/** What became of the checkout that a buyer returned from. */
export type PaymentOutcome = 'paid' | 'failed' | 'waiting';

const HAVE_ACCESS: ReadonlySet<Membership['status']> = new Set(['active', 'past_due', 'cancelling', 'comp']);
const HOUR_MS = 3_600_000;

/**
 * Returns what the membership says about the checkout. The checkout counts as paid if the buyer has access. It counts
 * as failed if a subscription began within the last hour and has already ended; an older subscription belongs to an
 * earlier checkout.
 */
export function paymentOutcome(own: Membership | undefined, now: number): PaymentOutcome {
  if (!own) return 'waiting';
  if (HAVE_ACCESS.has(own.status)) return 'paid';
  const { subscription } = own;
  const isOver = subscription?.state === 'ended' && now - Date.parse(subscription.startedAt) < HOUR_MS;
  return isOver ? 'failed' : 'waiting';
}
