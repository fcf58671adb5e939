import type { SubscriptionStatus } from '@longreturn/contract/account';
import { LIMITS } from '@longreturn/contract/limits';
import type { BaseRole, EntitlementSource, EntitlementState, Role } from '@longreturn/contract/roles';

const DAY_MS = 24 * 3_600_000;

/** The fields of an entitlement that determine rights. */
export interface Entitlement {
  source: EntitlementSource;
  from: Date;
  /** When it expires; null if it has no end date. */
  paidThrough: Date | null;
  state: EntitlementState;
}

/** An account's base role and entitlements. */
export interface Account {
  baseRole: BaseRole;
  entitlements: readonly Entitlement[];
}

/** An account's current role and subscription status. */
export interface Standing {
  role: Role;
  subscriptionStatus: SubscriptionStatus;
}

/** Statuses by precedence: an account with several entitlements has the first of their statuses in this list. */
const RANKED = ['active', 'past_due', 'comp', 'cancelling', 'ended'] as const satisfies readonly SubscriptionStatus[];
const ROLES_THAT_BECOME_MEMBER: ReadonlySet<BaseRole> = new Set(['visitor', 'subscriber']);

/**
 * Returns the role and the subscription status of an account at a point in time (docs/product.md, Roles). An active
 * entitlement makes a visitor or subscriber a member; editors and admins keep their role.
 */
export function accountStanding({ baseRole, entitlements }: Account, now: Date): Standing {
  const isMember =
    ROLES_THAT_BECOME_MEMBER.has(baseRole) && entitlements.some((entitlement) => isActive(entitlement, now));
  const statuses = new Set(entitlements.map((entitlement) => statusFrom(entitlement, now)));
  return {
    role: isMember ? 'member' : baseRole,
    subscriptionStatus: RANKED.find((status) => statuses.has(status)) ?? 'none',
  };
}

/**
 * Returns whether the entitlement gives premium access now. If a payment is past due, access continues for
 * `LIMITS.pastDueDays` days.
 */
function isActive({ from, paidThrough, state }: Entitlement, now: Date): boolean {
  if (state === 'ended' || now < from) return false;
  if (paidThrough === null) return true;
  const graceMs = state === 'past_due' ? LIMITS.pastDueDays * DAY_MS : 0;
  return now.getTime() < paidThrough.getTime() + graceMs;
}

/** Returns the subscription status from one entitlement. A revoked comp counts as if it had never been granted. */
function statusFrom(entitlement: Entitlement, now: Date): SubscriptionStatus {
  const { source, state, from } = entitlement;
  if (now < from) return 'none';
  if (isActive(entitlement, now)) return source === 'comp' ? 'comp' : state;
  return source === 'comp' && state === 'ended' ? 'none' : 'ended';
}
