import type { Actor } from '../actor.ts';
import { AppError } from '../app-error.ts';
import type { Deps } from '../deps.ts';

/** Queues the confirmation mail again, if the address is unconfirmed. Throws session.required, rate.limited. */
export async function resendConfirmation(_deps: Deps, _actor: Actor): Promise<void> {
  throw new AppError('service.internal');
}
