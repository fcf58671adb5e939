import type { DeleteAccountInput } from '@longreturn/contract/account-input';
import type { Actor } from '../actor.ts';
import { AppError } from '../app-error.ts';
import type { Deps } from '../deps.ts';

/** Deletes the own account with all that hangs on it; the books stay, without a name. Throws session.required, password.wrong, admin.self, rate.limited. */
export async function deleteAccount(_deps: Deps, _actor: Actor, _input: DeleteAccountInput): Promise<void> {
  throw new AppError('service.internal');
}
