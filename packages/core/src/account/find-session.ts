import { AppError } from '../app-error.ts';
import type { Deps } from '../deps.ts';
import type { CurrentSession } from './signed-in.ts';

/** The session of a secret, prolonged when half of its thirty days is over; undefined when there is none or it has ended. */
export async function findSession(
  _deps: Pick<Deps, 'db' | 'clock'>,
  _secret: string,
): Promise<CurrentSession | undefined> {
  throw new AppError('service.internal');
}
