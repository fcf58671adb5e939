import { sessions } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import type { Deps } from '../deps.ts';
import { createLucia } from './lucia.ts';
import type { CurrentSession } from './signed-in.ts';

/** Minimum time between two updates of a session's `lastUsedAt`, so that not every request writes to the database. */
const MIN_UPDATE_INTERVAL_MS = 5 * 60_000;

/**
 * Returns the session with the secret from the browser's cookie, or undefined if the secret is unknown or the session
 * has expired. Extends the session if more than half of its 30 days have passed.
 */
export async function findSession(
  deps: Pick<Deps, 'db' | 'clock'>,
  secret: string,
): Promise<CurrentSession | undefined> {
  const { lucia, toSite } = createLucia(deps);
  const { session, user: owner } = await lucia.validateSession(secret);
  if (!session) return undefined;
  const now = deps.clock.now();
  if (now.getTime() - session.lastUsedAt.getTime() >= MIN_UPDATE_INTERVAL_MS) {
    await deps.db.update(sessions).set({ lastUsedAt: now }).where(eq(sessions.publicId, session.publicId));
  }
  return {
    id: session.publicId,
    actor: { is: 'user', id: owner.id, role: owner.user.role },
    user: owner.user,
    ...(session.fresh && { renewedUntil: toSite(session.expiresAt) }),
  };
}
