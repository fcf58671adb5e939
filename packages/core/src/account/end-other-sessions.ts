import { sessions } from '@longreturn/db/schema';
import { and, eq, ne } from 'drizzle-orm';
import type { Actor } from '../actor.ts';
import type { Deps } from '../deps.ts';
import { requireUser } from './require-user.ts';

/** Ends all of the actor's sessions except this one. Throws session.required. */
export async function endOtherSessions(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  currentId: string | undefined,
): Promise<void> {
  const { id: userId } = requireUser(actor);
  const isOther = currentId === undefined ? undefined : ne(sessions.publicId, currentId);
  await db.delete(sessions).where(and(eq(sessions.userId, userId), isOther));
}
