import { AppError } from '../app-error.ts';
import type { Deps } from '../deps.ts';

/** The picture at an address; undefined when there is none or it is an older one. */
export async function findAvatar(
  _deps: Pick<Deps, 'db'>,
  _address: { userId: string; version: string },
): Promise<Uint8Array | undefined> {
  throw new AppError('service.internal');
}
