import type { AdminSubscription, GroupCode, SubscriptionFilter } from '@longreturn/contract/admin-membership';
import type { EndReason, EventOutcome, PlanId } from '@longreturn/contract/membership';
import { MEMBERSHIP_STATES, type State } from '../users/user-texts.ts';

export const PLAN_NAMES: Record<PlanId, string> = { monthly: 'Monthly', annual: 'Annual' };

/** The filters of the list of subscriptions. */
export const SUBSCRIPTION_FILTERS: Record<SubscriptionFilter, string> = {
  pending: 'Not paid',
  active: 'Active',
  past_due: 'Payment overdue',
  cancelling: 'Cancelled',
  ended: 'Ended',
  unsettled: 'Not settled',
};

export const END_REASONS: Record<EndReason, string> = {
  cancelled: 'Cancelled',
  unpaid: 'Not paid',
  refunded: 'Refunded',
  disputed: 'Payment disputed',
  duplicate: 'Second subscription, refunded',
  closed: 'Account deleted',
};

/** Returns the state of a subscription. The stored state may not show yet that access has run out. */
export function subscriptionState({ state, isRunning }: Pick<AdminSubscription, 'state' | 'isRunning'>): State {
  if (state === 'pending') return { text: 'Not paid', tone: 'outline' };
  if (isRunning || state === 'ended') return MEMBERSHIP_STATES[state];
  return { text: 'Expired', tone: 'plain' };
}

/** The outcomes of payment events. */
export const OUTCOMES: Record<EventOutcome, State> = {
  done: { text: 'Done', tone: 'green' },
  ignored: { text: 'Ignored', tone: 'plain' },
  failed: { text: 'Failed', tone: 'danger' },
};

/** Returns the state of a group code. `now` is in ISO 8601. */
export function codeState(
  { endedAt, until, taken, seats }: Pick<GroupCode, 'endedAt' | 'until' | 'taken' | 'seats'>,
  now: string,
): State & { isOpen: boolean } {
  if (endedAt !== null) return { text: 'Ended', tone: 'plain', isOpen: false };
  if (until <= now) return { text: 'Expired', tone: 'plain', isOpen: false };
  if (taken >= seats) return { text: 'Full', tone: 'outline', isOpen: true };
  return { text: 'Open', tone: 'green', isOpen: true };
}
