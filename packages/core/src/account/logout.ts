import { AppError } from '../app-error.ts';
import type { Deps } from '../deps.ts';
import type { CurrentSession } from './signed-in.ts';

/** Ends the session. */
export async function logout(_deps: Pick<Deps, 'db'>, _session: CurrentSession): Promise<void> {
  throw new AppError('service.internal');
}
