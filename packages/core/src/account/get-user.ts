import type { User } from '@longreturn/contract/account';
import { users } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import { type Actor, requireUser } from '../actor.ts';
import { AppError } from '../app-error.ts';
import type { Deps } from '../deps.ts';
import { presentUser, selectAccounts } from './present-user.ts';

/** Returns the actor's account. Throws session.required. */
export async function getUser(deps: Pick<Deps, 'db' | 'clock'>, actor: Actor): Promise<User> {
  const user = await findUser(deps, requireUser(actor).id);
  if (!user) throw new AppError('session.required');
  return user;
}

/** Returns the account with this ID as its owner sees it, or undefined if it doesn't exist. */
export async function findUser({ db, clock }: Pick<Deps, 'db' | 'clock'>, id: string): Promise<User | undefined> {
  const [row] = await selectAccounts(db).where(eq(users.id, id));
  return row && presentUser(row, clock.now());
}
