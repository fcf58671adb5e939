import type { Actor } from '../actor.ts';
import type { Deps } from '../deps.ts';
import { limitTries } from '../rate-limits/limit-tries.ts';
import { getUser } from './get-user.ts';

/** Queues the confirmation email again if the email address is unconfirmed. Throws session.required, rate.limited. */
export async function resendConfirmation(deps: Deps, actor: Actor): Promise<void> {
  const { id, emailConfirmed } = await getUser(deps, actor);
  await limitTries(deps, 'resend:user', id);
  if (!emailConfirmed) await deps.jobs.send(deps.db, 'mail', { kind: 'confirm-address', userId: id });
}
