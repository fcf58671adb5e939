import type { AccountExport } from '@longreturn/contract/account-export';
import { entitlements, subscribers, users } from '@longreturn/db/schema';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Actor } from '../actor.ts';
import type { Deps } from '../deps.ts';
import { getUser } from './get-user.ts';
import { listSessions } from './list-sessions.ts';

/** Returns all data stored about the actor's account. Throws session.required. */
export async function exportAccount(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  currentId: string | undefined,
): Promise<AccountExport> {
  const user = await getUser(deps, actor);
  return {
    exportedAt: deps.clock.now().toISOString(),
    user,
    sessions: await listSessions(deps, actor, currentId),
    newsletter: await findNewsletter(deps, user.id),
    entitlements: await listEntitlements(deps, user.id),
  };
}

/**
 * Reads the newsletter subscription of the account's email address. Returns null if there is none, or if the email
 * address is unconfirmed and may belong to someone else.
 */
async function findNewsletter({ db }: Pick<Deps, 'db'>, userId: string): Promise<AccountExport['newsletter']> {
  const [row] = await db
    .select({
      status: subscribers.status,
      source: subscribers.source,
      tags: subscribers.tags,
      editions: subscribers.editions,
      subscribedAt: subscribers.subscribedAt,
      consentedAt: subscribers.consentedAt,
      consentIp: subscribers.consentIp,
      confirmedAt: subscribers.confirmedAt,
      endedAt: subscribers.endedAt,
    })
    .from(subscribers)
    .innerJoin(users, eq(users.emailKey, subscribers.emailKey))
    .where(and(eq(users.id, userId), isNotNull(users.emailConfirmedAt)));
  if (!row) return null;
  const toIso = (moment: Date | null) => moment?.toISOString() ?? null;
  return {
    ...row,
    subscribedAt: row.subscribedAt.toISOString(),
    consentedAt: toIso(row.consentedAt),
    confirmedAt: toIso(row.confirmedAt),
    endedAt: toIso(row.endedAt),
  };
}

/** Returns an account's entitlements, the earliest first, without the admins who granted them. */
async function listEntitlements({ db }: Pick<Deps, 'db'>, userId: string): Promise<AccountExport['entitlements']> {
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
