import type { Edition } from '@longreturn/contract/newsletter';
import { MEMBERS_EDITIONS } from '@longreturn/contract/newsletter-issue';
import type { Role } from '@longreturn/contract/roles';
import type { Db } from '@longreturn/db/database';
import { subscribers, users } from '@longreturn/db/schema';
import { and, arrayContains, eq } from 'drizzle-orm';
import { type Actor, ANONYMOUS } from '../../actor.ts';
import { canRead } from '../../content/can-read-premium.ts';

/** A subscriber who gets an edition. */
export interface Recipient {
  id: string;
  email: string;
}

/**
 * Who gets an edition now: active subscribers who chose it, of a members' edition those whose account may read premium
 * content. Asked when an issue is sent and again, of one of them, when their mail is made.
 */
export async function findRecipients(db: Db, edition: Edition, only?: string): Promise<Recipient[]> {
  const wants = and(eq(subscribers.status, 'active'), arrayContains(subscribers.editions, [edition]));
  const rows = await db
    .select({
      id: subscribers.id,
      email: subscribers.email,
      account: { id: users.id, role: users.role, confirmedAt: users.emailConfirmedAt },
    })
    .from(subscribers)
    .leftJoin(users, eq(users.emailKey, subscribers.emailKey))
    .where(and(wants, only === undefined ? undefined : eq(subscribers.id, only)));
  const item = { isPremium: MEMBERS_EDITIONS.has(edition) };
  return rows.filter(({ account }) => canRead(asReader(account), item)).map(({ id, email }) => ({ id, email }));
}

/** An account speaks for its address once that is confirmed. */
function asReader(account: { id: string; role: Role; confirmedAt: Date | null } | null): Actor {
  return account?.confirmedAt ? { is: 'user', id: account.id, role: account.role } : ANONYMOUS;
}
