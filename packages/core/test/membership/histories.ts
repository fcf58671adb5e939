import type { PaymentProviderName } from '@longreturn/contract/membership';
import { PAYMENT_PROVIDERS, PLAN_IDS, type PlanId } from '@longreturn/contract/membership';
import fc from 'fast-check';
import type { ProviderSubscription } from '../../src/membership/payment-provider.ts';
import type { MemoryProviderState } from '../../src/testing/testing.ts';

/** A step of a history. `which` chooses one of the subscriptions that exist. */
export type Step =
  | { is: 'buy'; provider: PaymentProviderName; plan: PlanId }
  | { is: 'wait'; days: number }
  | { is: 'renew' | 'fail' | 'failForGood' | 'cancel' | 'refund' | 'dispute' | 'stop' | 'resume'; which: number }
  /** An event arrives: the subscription is read, and the result is stored. */
  | { is: 'event'; which: number }
  /** A subscription is read now. The response is stored later, or never if the process dies. */
  | { is: 'slowEvent' | 'lostEvent'; which: number }
  | { is: 'settle' };

const which = fc.nat({ max: 3 });
const at = <Kind extends string>(...kinds: Kind[]) => fc.record({ is: fc.constantFrom(...kinds), which });

/** Histories of a person's subscriptions at both providers. */
export const history: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    {
      weight: 2,
      arbitrary: fc.record({
        is: fc.constant('buy' as const),
        provider: fc.constantFrom(...PAYMENT_PROVIDERS),
        plan: fc.constantFrom(...PLAN_IDS),
      }),
    },
    { weight: 4, arbitrary: fc.record({ is: fc.constant('wait' as const), days: fc.constantFrom(1, 4, 15, 31, 366) }) },
    { weight: 6, arbitrary: at('renew', 'fail', 'failForGood', 'cancel', 'refund', 'dispute', 'stop', 'resume') },
    { weight: 6, arbitrary: at('event', 'slowEvent', 'lostEvent') },
    { weight: 1, arbitrary: fc.constant({ is: 'settle' as const }) },
  ),
  { minLength: 3, maxLength: 25 },
);

/** Histories that once failed, or that are rarely generated at random. */
export const EXAMPLES: [Step[]][] = [
  // A response from before the renewal arrives after the renewal.
  [
    [
      { is: 'buy', provider: 'stripe', plan: 'monthly' },
      { is: 'event', which: 0 },
      { is: 'wait', days: 31 },
      { is: 'slowEvent', which: 0 },
      { is: 'renew', which: 0 },
    ],
  ],
  // A payment arrives just after a dispute about the previous payment has ended the subscription.
  [
    [
      { is: 'buy', provider: 'stripe', plan: 'monthly' },
      { is: 'wait', days: 366 },
      { is: 'dispute', which: 0 },
      { is: 'event', which: 0 },
      { is: 'renew', which: 0 },
      { is: 'buy', provider: 'stripe', plan: 'monthly' },
      { is: 'renew', which: 0 },
    ],
  ],
  // No event reports a renewal, and then PayPal no longer says when the period ends.
  [
    [
      { is: 'buy', provider: 'paypal', plan: 'monthly' },
      { is: 'event', which: 0 },
      { is: 'wait', days: 31 },
      { is: 'renew', which: 0 },
      { is: 'cancel', which: 0 },
      { is: 'wait', days: 1 },
    ],
  ],
];

/** Performs a step that happens at the provider. Does nothing for the other steps. */
export function happen(state: MemoryProviderState, id: string, is: Step['is']): void {
  if (is === 'renew') state.renew(id);
  if (is === 'fail') state.failPayment(id);
  if (is === 'failForGood') state.failPayment(id, 'forGood');
  if (is === 'cancel' && state.get(id).status === 'active') state.cancelAtPeriodEnd(id);
  if (is === 'refund') state.refund(id);
  if (is === 'dispute') state.dispute(id);
  if (is === 'stop') state.cancelNow(id);
  if (is === 'resume' && state.name === 'stripe' && state.get(id).status === 'cancelling')
    state.get(id).status = 'active';
}

/** Whether the provider will take another payment automatically. */
export const mayCharge = ({ status, endedBecause }: ProviderSubscription): boolean =>
  status === 'active' || status === 'pastDue' || (status === 'ended' && endedBecause === 'unpaid');

const DAY_MS = 24 * 3_600_000;

/**
 * Returns the end of the access that a subscription's last payment bought, in Unix milliseconds, or 0 if there is no
 * access. Computes the time from the provider's objects, without core's rules.
 */
export function boughtUntil({ status, lastCharge, endedBecause }: ProviderSubscription, plan: PlanId): number {
  if (!lastCharge || lastCharge.refunded || lastCharge.disputed || endedBecause === 'unpaid') return 0;
  const end = new Date(lastCharge.at);
  end.setUTCMonth(end.getUTCMonth() + (plan === 'annual' ? 12 : 1));
  if (end.getUTCDate() !== lastCharge.at.getUTCDate()) end.setUTCDate(0);
  const grace = { active: 3, pastDue: 14, cancelling: 0, ended: 0, incomplete: 0 }[status];
  return end.getTime() + grace * DAY_MS;
}
