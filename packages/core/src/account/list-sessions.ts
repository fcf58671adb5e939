import type { Session } from '@longreturn/contract/account';
import { sessions } from '@longreturn/db/schema';
import { and, desc, eq, gt } from 'drizzle-orm';
import { type Actor, requireUser } from '../actor.ts';
import type { Deps } from '../deps.ts';

const MAX_SESSIONS = 100;

/** Lists the actor's sessions, the most recently used first, 100 at most. Throws session.required. */
export async function listSessions(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  currentId: string | undefined,
): Promise<Session[]> {
  const { id: userId } = requireUser(actor);
  const rows = await db
    .select({
      id: sessions.publicId,
      device: sessions.device,
      createdAt: sessions.createdAt,
      lastUsedAt: sessions.lastUsedAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, clock.now())))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.publicId))
    .limit(MAX_SESSIONS);
  return rows.map(({ id, device, createdAt, lastUsedAt }) => ({
    id,
    device,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    isCurrent: id === currentId,
  }));
}
