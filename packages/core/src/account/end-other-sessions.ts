import type { Actor } from '../actor.ts';
import { AppError } from '../app-error.ts';
import type { Deps } from '../deps.ts';

/** Signs every own browser but this one out. Throws session.required. */
export async function endOtherSessions(
  _deps: Pick<Deps, 'db'>,
  _actor: Actor,
  _currentId: string | undefined,
): Promise<void> {
  throw new AppError('service.internal');
}
