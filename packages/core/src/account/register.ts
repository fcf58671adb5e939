import type { RegisterInput } from '@longreturn/contract/account-input';
import { ANONYMOUS, type Client } from '../actor.ts';
import { AppError } from '../app-error.ts';
import { type Deps, inTransaction } from '../deps.ts';
import { limitTries } from '../rate-limits/limit-tries.ts';
import { createAccount } from './create-account.ts';
import { signIn } from './sign-in.ts';
import type { SignedIn } from './signed-in.ts';

/**
 * Creates an account with the role visitor and an unconfirmed email address, queues the confirmation email and signs
 * the user in. Throws email.taken, rate.limited.
 */
export async function register(
  deps: Deps,
  client: Client,
  { name, email, password }: RegisterInput,
): Promise<SignedIn> {
  await limitTries(deps, 'register:ip', client.ip);
  const passwordHash = await deps.passwords.hash(password);
  return inTransaction(deps, async (deps) => {
    const userId = await createAccount(deps, ANONYMOUS, {
      name,
      email,
      passwordHash,
      baseRole: 'visitor',
      isConfirmed: false,
    });
    const signedIn = await signIn(deps, client, userId);
    if (!signedIn) throw new AppError('service.internal');
    return signedIn;
  });
}
