import type { Gift, Membership, OwnMembership } from '@longreturn/contract/membership';
import type { OwnFeed } from '@longreturn/contract/private-feeds';

/** Builds an active monthly subscription, as its owner sees it. */
export function buildSubscription(given: Partial<OwnMembership> = {}): OwnMembership {
  return {
    provider: 'stripe',
    plan: 'monthly',
    state: 'active',
    startedAt: '2026-11-15T12:00:00.000Z',
    paidThrough: '2026-12-15T12:00:00.000Z',
    accessUntil: null,
    endedAt: null,
    nextPaymentCents: 1625,
    allowed: { cancel: true, resume: false, changePlan: true, refundUntil: '2026-12-15T12:00:00.000Z' },
    ...given,
  };
}

/** Builds a user's membership. By default, the user has never been a member. */
export function buildMembership(given: Partial<Membership> = {}): Membership {
  return { status: 'none', accessUntil: null, subscription: null, timeline: [], ...given };
}

/**
 * Returns the API's responses that /profile needs to show the membership, gifts and private feeds. Each key is the name
 * of a procedure.
 */
export function membershipResults(
  given: Partial<Membership> = {},
  gifts: readonly Gift[] = [],
  feeds: readonly OwnFeed[] = [],
): Record<string, unknown> {
  return { 'membership.mine': buildMembership(given), 'membership.gifts': gifts, 'membership.feeds.own': feeds };
}
