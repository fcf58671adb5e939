import { entitlements, users } from '@longreturn/db/schema';
import { sql } from 'drizzle-orm';
import type { Account, Entitlement } from './account-standing.ts';

/** An entitlement as JSON, where times are strings. */
type EntitlementJson = Omit<Entitlement, 'from' | 'paidThrough'> & { from: string; paidThrough: string | null };

// In a nested `sql` fragment, drizzle writes columns with their table names. A correlated subquery needs these names.
const ledger = sql`
  select coalesce(json_agg(json_build_object('source', ${entitlements.source}, 'state', ${entitlements.state},
    'from', ${entitlements.from}, 'paidThrough', ${entitlements.paidThrough})), '[]')
  from ${entitlements} where ${entitlements.userId} = ${users.id}`;

/** The columns of `users` that `accountStanding` needs, with the account's entitlements as a subquery. */
export const standingColumns = {
  baseRole: users.baseRole,
  entitlements: sql<Account['entitlements']>`(${ledger})`.mapWith((rows: EntitlementJson[]) => rows.map(parseRow)),
};

function parseRow({ from, paidThrough, ...row }: EntitlementJson): Entitlement {
  return { ...row, from: new Date(from), paidThrough: paidThrough === null ? null : new Date(paidThrough) };
}
