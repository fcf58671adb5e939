import type { User } from '@longreturn/contract/account';
import type { Actor } from '../actor.ts';
import { AppError } from '../app-error.ts';
import type { Deps } from '../deps.ts';
import { findUser } from './find-user.ts';
import { requireUser } from './require-user.ts';

/** Returns the actor's account. Throws session.required. */
export async function getUser(deps: Pick<Deps, 'db' | 'clock'>, actor: Actor): Promise<User> {
  const user = await findUser(deps, requireUser(actor).id);
  if (!user) throw new AppError('session.required');
  return user;
}
