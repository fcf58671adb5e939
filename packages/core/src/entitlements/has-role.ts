import type { BaseRole, Role } from '@longreturn/contract/roles';
import { entitlements, users } from '@longreturn/db/schema';
import { and, not, type SQL, sql } from 'drizzle-orm';
import { isActiveAt } from './active-at.ts';

const LIFTED = ['visitor', 'subscriber'] as const satisfies readonly BaseRole[];

/**
 * Returns an SQL condition that is true for users who have this role at this time. The rule is the same as in
 * `accountStanding`.
 */
export function hasRole(role: Role, now: Date): SQL | undefined {
  const isEntitled = sql`exists (select from ${entitlements} where ${entitlements.userId} = ${users.id} and ${isActiveAt(now)})`;
  if (role === 'member') return and(hasBaseRole(...LIFTED), isEntitled);
  if (role === 'visitor' || role === 'subscriber') return and(hasBaseRole(role), not(isEntitled));
  return hasBaseRole(role);
}

/** The roles are part of the statement's text, so that the planner knows how many users have them. */
function hasBaseRole(...roles: readonly BaseRole[]): SQL {
  const [only] = roles;
  if (roles.length === 1) return sql`${users.baseRole} = ${sql.raw(`'${only}'`)}`;
  return sql`${users.baseRole} in (${sql.raw(roles.map((role) => `'${role}'`).join(', '))})`;
}
