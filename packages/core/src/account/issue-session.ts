import type { Deps } from '../deps.ts';
import type { Client } from './client.ts';
import { openLucia } from './lucia.ts';
import type { SessionRow } from './session-store.ts';
import type { IssuedSession } from './signed-in.ts';

/**
 * Creates a session for the account in this browser. If `store` is given, it receives the session's row, which is then
 * not inserted here.
 */
export async function issueSession(
  deps: Pick<Deps, 'db' | 'clock' | 'ids'>,
  { device }: Client,
  userId: string,
  store?: (row: SessionRow) => Promise<void>,
): Promise<IssuedSession> {
  const { lucia, toSite } = openLucia(deps, store);
  const now = deps.clock.now();
  const attributes = { publicId: deps.ids.next(), device, createdAt: now, lastUsedAt: now };
  const { id, expiresAt } = await lucia.createSession(userId, attributes);
  return { secret: id, expiresAt: toSite(expiresAt) };
}
