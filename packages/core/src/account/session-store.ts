import type { User } from '@longreturn/contract/account';
import type { Db } from '@longreturn/db/database';
import { avatars, sessions, subscribers, users } from '@longreturn/db/schema';
import { eq, lte, sql } from 'drizzle-orm';
import type { Deps } from '../deps.ts';
import { preparedOnce } from '../prepared-once.ts';
import { sha256 } from '../sha256.ts';
import { accountColumns, presentUser } from './present-user.ts';

/** The attributes of a session besides its secret and expiry. */
export interface SessionAttributes {
  publicId: string;
  device: string;
  createdAt: Date;
  lastUsedAt: Date;
}

/** The session owner's attributes, read with every request. */
export interface OwnerAttributes {
  user: User;
}

interface StoredSession {
  /** The secret, not its hash. */
  id: string;
  userId: string;
  expiresAt: Date;
  attributes: SessionAttributes;
}

/** Reads a session and its owner's account. Every request of a signed-in user starts with this query. */
const selectSessionWithOwner = preparedOnce((db: Db) =>
  db
    .select({ ...accountColumns, session: sessions })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(avatars, eq(avatars.userId, users.id))
    .leftJoin(subscribers, eq(subscribers.emailKey, users.emailKey))
    .where(eq(sessions.id, sql.placeholder('hash')))
    .prepare('session_with_owner'),
);

/** A session as it is stored. */
export type SessionRow = typeof sessions.$inferInsert;

/**
 * Creates the store with which Lucia reads and writes sessions. Lucia passes secrets; only their hashes are stored.
 * Lucia uses the system clock; the site's clock is `aheadMs` milliseconds ahead of it. `store` is called with the
 * row of each new session.
 */
export function createSessionStore(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  aheadMs: number,
  store: (row: SessionRow) => Promise<void>,
) {
  const toSite = (time: Date) => new Date(time.getTime() + aheadMs);
  const toLucia = (time: Date) => new Date(time.getTime() - aheadMs);
  const isOf = (secret: string) => eq(sessions.id, sha256(secret));
  return {
    async getSessionAndUser(
      secret: string,
    ): Promise<[StoredSession | null, { id: string; attributes: OwnerAttributes } | null]> {
      const [found] = await selectSessionWithOwner(db).execute({ hash: sha256(secret) });
      if (!found) return [null, null];
      const { session, ...owner } = found;
      const { expiresAt, userId, id: _hash, ...attributes } = session;
      return [
        { id: secret, userId, expiresAt: toLucia(expiresAt), attributes },
        { id: userId, attributes: { user: presentUser(owner, clock.now()) } },
      ];
    },
    /**
     * Returns an empty list, since the secrets of sessions aren't stored. list-sessions.ts lists sessions by their
     * public IDs.
     */
    getUserSessions: async (): Promise<StoredSession[]> => [],
    async setSession({ id, userId, expiresAt, attributes }: StoredSession) {
      await store({ id: sha256(id), userId, expiresAt: toSite(expiresAt), ...attributes });
    },
    async updateSessionExpiration(secret: string, expiresAt: Date) {
      await db
        .update(sessions)
        .set({ expiresAt: toSite(expiresAt) })
        .where(isOf(secret));
    },
    async deleteSession(secret: string) {
      await db.delete(sessions).where(isOf(secret));
    },
    async deleteUserSessions(userId: string) {
      await db.delete(sessions).where(eq(sessions.userId, userId));
    },
    async deleteExpiredSessions() {
      await db.delete(sessions).where(lte(sessions.expiresAt, toSite(new Date())));
    },
  };
}
