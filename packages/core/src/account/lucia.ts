import { LIMITS } from '@longreturn/contract/limits';
import type { Db } from '@longreturn/db/database';
import { sessions } from '@longreturn/db/schema';
import { Lucia, TimeSpan } from 'lucia';
import type { Client } from '../actor.ts';
import type { Deps } from '../deps.ts';
import { createSessionStore, type OwnerAttributes, type SessionAttributes, type SessionRow } from './session-store.ts';
import type { IssuedSession } from './signed-in.ts';

declare module 'lucia' {
  interface Register {
    Lucia: Lucia<SessionAttributes, OwnerAttributes>;
    DatabaseSessionAttributes: SessionAttributes;
    DatabaseUserAttributes: OwnerAttributes;
  }
}

/**
 * Creates a Lucia instance on this database or transaction. Sessions last 30 days and are extended when they are used.
 * `toSite` converts Lucia's times to the site's clock. `store` receives the rows of new sessions; by default, they are
 * inserted into the database.
 */
export function createLucia({ db, clock }: Pick<Deps, 'db' | 'clock'>, store = insertInto(db)) {
  const aheadMs = clock.now().getTime() - Date.now();
  const lucia = new Lucia<SessionAttributes, OwnerAttributes>(createSessionStore({ db, clock }, aheadMs, store), {
    sessionExpiresIn: new TimeSpan(LIMITS.sessionDays, 'd'),
    getSessionAttributes: (attributes) => attributes,
    getUserAttributes: (attributes) => attributes,
  });
  return { lucia, toSite: (time: Date) => new Date(time.getTime() + aheadMs) };
}

function insertInto(db: Db) {
  return async (row: SessionRow): Promise<void> => {
    await db.insert(sessions).values(row);
  };
}

/**
 * Creates a session for the account in this browser. By default, the session's row is inserted into the database. If
 * `store` is given, `store` receives the row instead.
 */
export async function issueSession(
  deps: Pick<Deps, 'db' | 'clock' | 'ids'>,
  { device }: Client,
  userId: string,
  store?: (row: SessionRow) => Promise<void>,
): Promise<IssuedSession> {
  const { lucia, toSite } = createLucia(deps, store);
  const now = deps.clock.now();
  const attributes = { publicId: deps.ids.next(), device, createdAt: now, lastUsedAt: now };
  const { id, expiresAt } = await lucia.createSession(userId, attributes);
  return { secret: id, expiresAt: toSite(expiresAt) };
}
