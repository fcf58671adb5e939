import { idSchema } from '@longreturn/contract/scalars';
import type { Db } from '@longreturn/db/database';
import { sessions } from '@longreturn/db/schema';
import { and, eq, ne } from 'drizzle-orm';
import { type Actor, requireUser } from '../actor.ts';
import { AppError } from '../app-error.ts';
import type { Deps } from '../deps.ts';
import type { CurrentSession } from './signed-in.ts';

/** Ends one of the actor's sessions. Throws session.required, session.unknown. */
export async function endSession({ db }: Pick<Deps, 'db'>, actor: Actor, id: string): Promise<void> {
  const { id: userId } = requireUser(actor);
  if (!idSchema.safeParse(id).success) throw new AppError('session.unknown');
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.publicId, id), eq(sessions.userId, userId)))
    .returning({ id: sessions.publicId });
  if (ended.length === 0) throw new AppError('session.unknown');
}

/** Ends all of the actor's sessions except the one with the ID `currentId`. Throws session.required. */
export async function endOtherSessions(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  currentId: string | undefined,
): Promise<void> {
  const { id: userId } = requireUser(actor);
  const isOther = currentId === undefined ? undefined : ne(sessions.publicId, currentId);
  await db.delete(sessions).where(and(eq(sessions.userId, userId), isOther));
}

/** Ends all sessions of the account. */
export async function endAllSessions(db: Db, userId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.userId, userId));
}

/** Ends the session of the request. */
export async function logout({ db }: Pick<Deps, 'db'>, session: CurrentSession): Promise<void> {
  await db.delete(sessions).where(eq(sessions.publicId, session.id));
}
