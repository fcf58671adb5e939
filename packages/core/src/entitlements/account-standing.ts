import type { SubscriptionStatus } from '@longreturn/contract/account';
import type { EntitlementSource, EntitlementState } from '@longreturn/contract/entitlements';
import { LIMITS } from '@longreturn/contract/limits';
import type { BaseRole, Role } from '@longreturn/contract/roles';

const DAY_MS = 24 * 3_600_000;

/** One row of the ledger, as far as rights follow from it. */
export interface Entitlement {
  source: EntitlementSource;
  from: Date;
  /** When it lapses by itself; null without an end. */
  paidThrough: Date | null;
  state: EntitlementState;
}

/** What an account has by itself, and its rows of the ledger. */
export interface Account {
  baseRole: BaseRole;
  entitlements: readonly Entitlement[];
}

/** What an account may do now, and how its membership stands. */
export interface Standing {
  role: Role;
  subscriptionStatus: SubscriptionStatus;
}

/** Of several entitlements, the status that is shown: one that is charged for comes before a comp. */
const RANKED = ['active', 'past_due', 'comp', 'cancelling', 'ended'] as const satisfies readonly SubscriptionStatus[];
const LIFTED: ReadonlySet<BaseRole> = new Set(['visitor', 'subscriber']);

/**
 * The role and the subscription status of an account at a moment (product.md, Roles). Any running entitlement makes a
 * visitor or subscriber a member; editors and admins keep their role.
 */
export function accountStanding({ baseRole, entitlements }: Account, now: Date): Standing {
  const isMember = LIFTED.has(baseRole) && entitlements.some((entitlement) => isRunning(entitlement, now));
  const statuses = new Set(entitlements.map((entitlement) => statusOf(entitlement, now)));
  return {
    role: isMember ? 'member' : baseRole,
    subscriptionStatus: RANKED.find((status) => statuses.has(status)) ?? 'none',
  };
}

/** Whether the entitlement opens premium content now. A missed payment does so for some more days. */
function isRunning({ from, paidThrough, state }: Entitlement, now: Date): boolean {
  if (state === 'ended' || now < from) return false;
  if (paidThrough === null) return true;
  const graceMs = state === 'past_due' ? LIMITS.pastDueDays * DAY_MS : 0;
  return now.getTime() < paidThrough.getTime() + graceMs;
}

/** A comp that an admin took back counts as never given. */
function statusOf(entitlement: Entitlement, now: Date): SubscriptionStatus {
  const { source, state, from } = entitlement;
  if (now < from) return 'none';
  if (isRunning(entitlement, now)) return source === 'comp' ? 'comp' : state;
  return source === 'comp' && state === 'ended' ? 'none' : 'ended';
}
