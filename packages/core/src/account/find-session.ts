import { sessions } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import type { Deps } from '../deps.ts';
import { openLucia } from './lucia.ts';
import type { CurrentSession } from './signed-in.ts';

/** How exactly the last use of a session is known: not every request is to write. */
const TOUCH_MS = 5 * 60_000;

/** The session of a secret, prolonged when half of its thirty days is over; undefined when there is none or it has ended. */
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
