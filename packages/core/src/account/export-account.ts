import type { AccountExport } from '@longreturn/contract/account-export';
import { subscribers, users } from '@longreturn/db/schema';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Actor } from '../actor.ts';
import type { Deps } from '../deps.ts';
import { listEntitlements } from '../entitlements/list-entitlements.ts';
import { listUploads } from '../media/list-uploads.ts';
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
    uploads: await listUploads(deps, user.id),
  };
}

/**
 * Reads the newsletter subscription of the account's email address. Reads none while the email address is unconfirmed,
 * since it may belong to someone else.
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
  const written = (moment: Date | null) => moment?.toISOString() ?? null;
  return {
    ...row,
    subscribedAt: row.subscribedAt.toISOString(),
    consentedAt: written(row.consentedAt),
    confirmedAt: written(row.confirmedAt),
    endedAt: written(row.endedAt),
  };
}
