import type { User } from '@longreturn/contract/account';
import type { SignedIn } from '@longreturn/core/account/signed-in';
import type { Context } from '../context.ts';

/** Stores the secret of the new session in the browser's cookie and returns the account. */
export function keepSession({ keeper }: Pick<Context, 'keeper'>, { user, session }: SignedIn): { user: User } {
  keeper.keep(session);
  return { user };
}
