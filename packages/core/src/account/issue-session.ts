import type { Deps } from '../deps.ts';
import type { Client } from './client.ts';
import { openLucia } from './lucia.ts';
import type { SessionRow } from './session-store.ts';
import type { IssuedSession } from './signed-in.ts';

/** Opens a session for the account in this browser. With `keep`, the session's row is given to it and not inserted. */
export async function issueSession(
  deps: Pick<Deps, 'db' | 'clock' | 'ids'>,
  { device }: Client,
  userId: string,
  keep?: (row: SessionRow) => Promise<void>,
): Promise<IssuedSession> {
  const { lucia, toSite } = openLucia(deps, keep);
  const now = deps.clock.now();
  const attributes = { publicId: deps.ids.next(), device, createdAt: now, lastUsedAt: now };
  const { id, expiresAt } = await lucia.createSession(userId, attributes);
  return { secret: id, expiresAt: toSite(expiresAt) };
}
