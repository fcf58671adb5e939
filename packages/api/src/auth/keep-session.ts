import type { User } from '@longreturn/contract/account';
import type { SignedIn } from '@longreturn/core/account/signed-in';
import type { Context } from '../context.ts';

/** Stores the new session's secret in the reader's browser and returns the account as the answer. */
export function keepSession({ keeper }: Pick<Context, 'keeper'>, { user, session }: SignedIn): { user: User } {
  keeper.keep(session);
  return { user };
}
