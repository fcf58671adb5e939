import { users } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import { AppError } from '../app-error.ts';
import type { Deps } from '../deps.ts';
import type { Client } from './client.ts';
import { findUser } from './find-user.ts';
import { issueSession } from './issue-session.ts';
import type { SignedIn } from './signed-in.ts';

/** Notes the sign-in of somebody who has shown who they are, and opens a session. */
export async function signIn(
  deps: Pick<Deps, 'db' | 'clock' | 'ids'>,
  client: Client,
  userId: string,
): Promise<SignedIn> {
  await deps.db.update(users).set({ lastLogin: deps.clock.now() }).where(eq(users.id, userId));
  const [session, user] = await Promise.all([issueSession(deps, client, userId), findUser(deps, userId)]);
  if (!user) throw new AppError('service.internal');
  return { user, session };
}
