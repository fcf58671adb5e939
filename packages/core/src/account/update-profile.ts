import type { User } from '@longreturn/contract/account';
import type { UpdateProfileInput } from '@longreturn/contract/account-input';
import type { Actor } from '../actor.ts';
import { AppError } from '../app-error.ts';
import type { Deps } from '../deps.ts';

/** Changes what a person says of themselves (specification §5, Profile). Throws session.required, input.invalid. */
export async function updateProfile(_deps: Deps, _actor: Actor, _input: UpdateProfileInput): Promise<User> {
  throw new AppError('service.internal');
}
