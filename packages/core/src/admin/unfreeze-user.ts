import type { Actor } from '../actor.ts';
import { AppError } from '../app-error.ts';
import type { Deps } from '../deps.ts';

/** Lifts a freeze and settles its alert (specification §4, Frozen accounts). Throws session.required, action.forbidden, user.unknown. */
export async function unfreezeUser(_deps: Deps, _actor: Actor, _userId: string): Promise<void> {
  throw new AppError('service.internal');
}
