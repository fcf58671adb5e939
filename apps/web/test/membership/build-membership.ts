import type { Membership, OwnMembership } from '@longreturn/contract/membership';

/** Builds a running annual subscription. */
export function buildSubscription(given: Partial<OwnMembership> = {}): OwnMembership {
  return {
    provider: 'stripe',
    plan: 'annual',
    state: 'active',
    startedAt: '2026-11-15T12:00:00.000Z',
    paidThrough: '2027-11-15T12:00:00.000Z',
    accessUntil: null,
    endedAt: null,
    nextPaymentCents: 15_600,
    allowed: { cancel: true, resume: false, changePlan: true, refundUntil: null },
    ...given,
  };
}

/** Builds a user's membership. By default, the user has never been a member. */
export function buildMembership(given: Partial<Membership> = {}): Membership {
  return { status: 'none', accessUntil: null, subscription: null, timeline: [], ...given };
}
