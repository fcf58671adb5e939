import { MESSAGES } from '@longreturn/contract/messages';
import { users } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import { type Actor, requireUser } from '../actor.ts';
import { AppError } from '../app-error.ts';
import type { Deps } from '../deps.ts';
import { limitTries } from '../rate-limits/limit-tries.ts';
import type { UserRow } from './user-row.ts';

/**
 * Verifies the actor's password and returns their account. If the account has no password, `password` is ignored.
 * Throws session.required, password.wrong, rate.limited. Throws input.invalid on `field` if the account has a password
 * and `password` is missing.
 */
export async function verifyOwnPassword(
  deps: Deps,
  actor: Actor,
  { field, password }: { field: string; password: string | undefined },
): Promise<UserRow> {
  const { id } = requireUser(actor);
  const [user] = await deps.db.select().from(users).where(eq(users.id, id));
  if (!user) throw new AppError('session.required');
  if (user.passwordHash === null) return user;
  if (password === undefined) throw new AppError('input.invalid', { [field]: MESSAGES.passwordRequired });
  await limitTries(deps, 'password:user', id);
  if (!(await deps.passwords.verify(user.passwordHash, password))) throw new AppError('password.wrong');
  return user;
}
