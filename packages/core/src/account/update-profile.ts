import type { User } from '@longreturn/contract/account';
import type { ProfileChanges } from '@longreturn/contract/account-input';
import { users } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import { type Actor, requireUser } from '../actor.ts';
import { AppError } from '../app-error.ts';
import { type Deps, inTransaction } from '../deps.ts';
import { getUser } from './get-user.ts';
import { setNewsletter } from './set-newsletter.ts';

/** Updates the given fields of the actor's profile and returns the user. Throws session.required. */
export async function updateProfile(
  deps: Deps,
  actor: Actor,
  { newsletterOptIn, ...fields }: ProfileChanges,
): Promise<User> {
  const { id } = requireUser(actor);
  return inTransaction(deps, async (deps) => {
    const [user] = await deps.db
      .update(users)
      .set({ ...fields, updatedAt: deps.clock.now() })
      .where(eq(users.id, id))
      .returning();
    if (!user) throw new AppError('session.required');
    if (newsletterOptIn !== undefined) await setNewsletter(deps, user, { isOn: newsletterOptIn });
    return getUser(deps, actor);
  });
}
