import type { UserSessionInput } from '@longreturn/contract/admin-users';
import { idSchema } from '@longreturn/contract/scalars';
import { sessions } from '@longreturn/db/schema';
import { and, eq, gt, ne } from 'drizzle-orm';
import type { UserRow } from '../account/user-row.ts';
import type { Actor } from '../actor.ts';
import { AppError } from '../app-error.ts';
import { type Deps, inTransaction } from '../deps.ts';
import { recordActivity } from '../record-activity.ts';
import { lockKnownUser } from './get-admin-user.ts';
import { requireAdmin } from './require-admin.ts';

type Ending = Pick<Deps, 'db' | 'clock' | 'ids'>;

/** The request of an admin who ends sessions. */
interface Request {
  /** The ID of the admin's own session, which these functions don't end. */
  currentId: string | undefined;
}

/**
 * Ends one session of an account. Throws session.required, action.forbidden, user.unknown, session.unknown, and
 * session.current for the session of this request.
 */
export async function endUserSession(
  deps: Ending,
  actor: Actor,
  { userId, sessionId, currentId }: UserSessionInput & Request,
): Promise<void> {
  requireAdmin(actor);
  await inTransaction(deps, async (deps) => {
    const user = await lockKnownUser(deps, userId);
    if (!idSchema.safeParse(sessionId).success) throw new AppError('session.unknown');
    if (sessionId === currentId) throw new AppError('session.current');
    const [ended] = await deps.db
      .delete(sessions)
      .where(and(eq(sessions.userId, userId), eq(sessions.publicId, sessionId)))
      .returning({ device: sessions.device });
    if (!ended) throw new AppError('session.unknown');
    await recordEnding(deps, actor, user, { session: { from: ended.device, to: null } });
  });
}

/**
 * Ends all sessions of an account, except the session of this request. Returns how many were open. Throws
 * session.required, action.forbidden, user.unknown.
 */
export async function endUserSessions(
  deps: Ending,
  actor: Actor,
  { userId, currentId }: { userId: string } & Request,
): Promise<number> {
  requireAdmin(actor);
  return inTransaction(deps, async (deps) => {
    const user = await lockKnownUser(deps, userId);
    const isOther = currentId === undefined ? undefined : ne(sessions.publicId, currentId);
    const isEnded = and(eq(sessions.userId, userId), gt(sessions.expiresAt, deps.clock.now()), isOther);
    const { length } = await deps.db.delete(sessions).where(isEnded).returning({ id: sessions.publicId });
    if (length > 0) await recordEnding(deps, actor, user, { sessions: { from: length, to: 0 } });
    return length;
  });
}

async function recordEnding(
  deps: Ending,
  actor: Actor,
  { id, name }: UserRow,
  change: Parameters<typeof recordActivity>[1]['change'] & object,
): Promise<void> {
  const target = { type: 'account', id, title: name } as const;
  await recordActivity(deps, { actor, action: 'account.sessions-ended', target, change });
}
