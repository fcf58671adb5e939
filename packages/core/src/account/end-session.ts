import { idSchema } from '@longreturn/contract/scalars';
import { sessions } from '@longreturn/db/schema';
import { and, eq } from 'drizzle-orm';
import type { Actor } from '../actor.ts';
import { AppError } from '../app-error.ts';
import type { Deps } from '../deps.ts';
import { requireUser } from './require-user.ts';

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
