import type { Session } from '@longreturn/contract/account';
import type { Actor } from '../actor.ts';
import { AppError } from '../app-error.ts';
import type { Deps } from '../deps.ts';

/** The signed-in browsers of who asks, the last used first. Throws session.required. */
export async function listSessions(
  _deps: Pick<Deps, 'db' | 'clock'>,
  _actor: Actor,
  _currentId: string | undefined,
): Promise<Session[]> {
  throw new AppError('service.internal');
}
