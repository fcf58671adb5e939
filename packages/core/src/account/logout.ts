import { sessions } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import type { Deps } from '../deps.ts';
import type { CurrentSession } from './signed-in.ts';

/** Ends the session. */
export async function logout({ db }: Pick<Deps, 'db'>, session: CurrentSession): Promise<void> {
  await db.delete(sessions).where(eq(sessions.publicId, session.id));
}
