import { sessions } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import type { Deps } from '../deps.ts';
import { openLucia } from './lucia.ts';
import type { CurrentSession } from './signed-in.ts';

/** Minimum time between two updates of a session's last use, so that not every request writes. */
const TOUCH_MS = 5 * 60_000;

/**
 * Returns the session of a session ID, or undefined if there is none or it has expired. Extends the session when half
 * of its thirty days are over.
 */
export async function findSession(
  deps: Pick<Deps, 'db' | 'clock'>,
  secret: string,
): Promise<CurrentSession | undefined> {
  const { lucia, toSite } = openLucia(deps);
  const { session, user: owner } = await lucia.validateSession(secret);
  if (!session) return undefined;
  const now = deps.clock.now();
  if (now.getTime() - session.lastUsedAt.getTime() >= TOUCH_MS) {
    await deps.db.update(sessions).set({ lastUsedAt: now }).where(eq(sessions.publicId, session.publicId));
  }
  return {
    id: session.publicId,
    actor: { is: 'user', id: owner.id, role: owner.user.role },
    user: owner.user,
    ...(session.fresh && { renewedUntil: toSite(session.expiresAt) }),
  };
}
