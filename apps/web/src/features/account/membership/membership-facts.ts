import { formatDate } from '@longreturn/contract/format-time';
import type { Membership, OwnMembership, TimelineEvent } from '@longreturn/contract/membership';
import { dollars } from '@longreturn/site/plans';
import { membershipState } from '../membership-state.ts';
import { PLAN_NAMES, PROVIDERS, runningSubscription } from './running-subscription.ts';

interface Fact {
  term: string;
  value: string;
}

type Described = Pick<Membership, 'status' | 'accessUntil' | 'subscription' | 'timeline'>;

/** Returns what the card says about a membership: plan, status, payment and the next date. */
export function membershipFacts(membership: Described): Fact[] {
  const { status, accessUntil } = membership;
  const facts = [
    { term: 'Plan', value: 'Premium subscription' },
    { term: 'Status', value: membershipState(status)?.status ?? 'None' },
  ];
  const running = runningSubscription(membership);
  const access = { term: 'Access until', value: accessUntil === null ? 'No end date' : formatDate(accessUntil) };
  if (status === 'ended') return [...facts, ...endFacts(membership)];
  if (status === 'comp' || !running) {
    return [...facts, { term: 'Price', value: membershipState(status)?.price ?? 'Gift' }, access];
  }
  return [...facts, ...paymentFacts(running), ...(running.state === 'active' ? [] : [access])];
}

function paymentFacts({ plan, provider, state, paidThrough, nextPaymentCents }: OwnMembership): Fact[] {
  const billing = { term: 'Billing', value: `${PLAN_NAMES[plan]}, through ${PROVIDERS[provider]}` };
  if (nextPaymentCents === null || paidThrough === null) return [billing];
  const price = dollars(nextPaymentCents);
  if (state === 'past_due') return [billing, { term: 'Payment due', value: price }];
  return [billing, { term: 'Renews on', value: formatDate(paidThrough) }, { term: 'Next payment', value: price }];
}

const ENDS: ReadonlySet<TimelineEvent> = new Set(['expired', 'refunded', 'disputed', 'unpaid', 'revoked', 'duplicate']);

function endFacts({ subscription, timeline }: Described): Fact[] {
  const end = timeline.find(({ event }) => ENDS.has(event))?.at ?? subscription?.endedAt;
  return end ? [{ term: 'Ended on', value: formatDate(end) }] : [];
}
