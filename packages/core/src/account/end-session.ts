import type { Actor } from '../actor.ts';
import { AppError } from '../app-error.ts';
import type { Deps } from '../deps.ts';

/** Signs one of the own browsers out. Throws session.required, session.unknown. */
export async function endSession(_deps: Pick<Deps, 'db'>, _actor: Actor, _id: string): Promise<void> {
  throw new AppError('service.internal');
}
