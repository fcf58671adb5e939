import { type RegisterInput, registerInput } from '@longreturn/contract/account-input';
import { AppError } from '../app-error.ts';
import type { Deps } from '../deps.ts';
import { inTransaction } from '../in-transaction.ts';
import { parseInput } from '../parse-input.ts';
import { limitTries } from '../rate-limits/limit-tries.ts';
import type { Client } from './client.ts';
import { openAccount } from './open-account.ts';
import { signIn } from './sign-in.ts';
import type { SignedIn } from './signed-in.ts';

/** Opens an account (visitor, address unconfirmed), queues the confirmation mail and signs its owner in (specification §5, §7). Throws input.invalid, email.taken, rate.limited. */
export async function register(deps: Deps, client: Client, input: RegisterInput): Promise<SignedIn> {
  const { name, email, password } = parseInput(registerInput, input);
  await limitTries(deps, 'register:ip', client.ip);
  const passwordHash = await deps.passwords.hash(password);
  return inTransaction(deps, async (deps) => {
    const userId = await openAccount(deps, { name, email, passwordHash, role: 'visitor', isConfirmed: false });
    const signedIn = await signIn(deps, client, userId);
    if (!signedIn) throw new AppError('service.internal');
    return signedIn;
  });
}
