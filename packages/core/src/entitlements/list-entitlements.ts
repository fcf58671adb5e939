import type { AccountExport } from '@longreturn/contract/account-export';
import { entitlements } from '@longreturn/db/schema';
import { asc, eq } from 'drizzle-orm';
import type { Deps } from '../deps.ts';

/** Returns the entitlements of an account, the earliest first, without the admins who granted them. */
export async function listEntitlements(
  { db }: Pick<Deps, 'db'>,
  userId: string,
): Promise<AccountExport['entitlements']> {
  const rows = await db
    .select()
    .from(entitlements)
    .where(eq(entitlements.userId, userId))
    .orderBy(asc(entitlements.from), asc(entitlements.id));
  return rows.map(({ source, state, reason, from, paidThrough, endedAt }) => ({
    source,
    state,
    reason,
    from: from.toISOString(),
    paidThrough: paidThrough?.toISOString() ?? null,
    endedAt: endedAt?.toISOString() ?? null,
  }));
}
