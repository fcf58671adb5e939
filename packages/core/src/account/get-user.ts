import type { User } from '@longreturn/contract/account';
import type { Actor } from '../actor.ts';
import { AppError } from '../app-error.ts';
import type { Deps } from '../deps.ts';

/** The account of who asks (specification §7). Throws session.required. */
export async function getUser(_deps: Pick<Deps, 'db'>, _actor: Actor): Promise<User> {
  throw new AppError('service.internal');
}
