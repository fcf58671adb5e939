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

/** Statuses by precedence: if entitlements have different statuses, the account has the one that comes first here. */
const RANKED = ['active', 'past_due', 'comp', 'cancelling', 'ended'] as const satisfies readonly SubscriptionStatus[];
const RENEWED_BY_PROVIDER: ReadonlySet<EntitlementSource> = new Set(['stripe', 'paypal']);
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

/** Returns whether the entitlement gives premium access now. */
export function isActive(entitlement: Entitlement, now: Date): boolean {
  if (entitlement.state === 'ended' || now < entitlement.from) return false;
  const until = accessUntil(entitlement);
  return until === null || now < until;
}

/**
 * Returns the time until which an entitlement gives access unless it is ended earlier; null if it has no end date.
 * After `paidThrough`, access continues for `LIMITS.pastDueDays` days if a payment is past due. If a payment provider
 * is due to renew the entitlement, access continues for `LIMITS.renewalDays` days, because the provider may report the
 * renewal late.
 */
export function accessUntil(entitlement: Pick<Entitlement, 'source' | 'state' | 'paidThrough'>): Date | null {
  const { paidThrough } = entitlement;
  return paidThrough && new Date(paidThrough.getTime() + graceDays(entitlement) * DAY_MS);
}

function graceDays({ source, state }: Pick<Entitlement, 'source' | 'state'>): number {
  if (state === 'past_due') return LIMITS.pastDueDays;
  return state === 'active' && RENEWED_BY_PROVIDER.has(source) ? LIMITS.renewalDays : 0;
}

/** Returns the subscription status from one entitlement. A revoked comp counts as if it had never been granted. */
function statusFrom(entitlement: Entitlement, now: Date): SubscriptionStatus {
  const { source, state, from } = entitlement;
  if (now < from) return 'none';
  if (isActive(entitlement, now)) return source === 'comp' ? 'comp' : state;
  return source === 'comp' && state === 'ended' ? 'none' : 'ended';
}
