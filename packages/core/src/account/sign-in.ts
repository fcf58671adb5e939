import type { SignInMethod } from '@longreturn/contract/sign-ins';
import type { Db } from '@longreturn/db/database';
import { failedLogins, sessions, signIns, users } from '@longreturn/db/schema';
import { and, eq, exists, isNull, type SQL, sql } from 'drizzle-orm';
import type { Client } from '../actor.ts';
import type { Deps } from '../deps.ts';
import { preparedOnce } from '../prepared-once.ts';
import { issueSession } from './lucia.ts';
import { presentUser, selectAccounts } from './present-user.ts';
import type { SessionRow } from './session-store.ts';
import type { SignedIn } from './signed-in.ts';

type SigningIn = Pick<Deps, 'db' | 'clock' | 'ids'>;

/** An authenticated user, and how they authenticated. */
interface Authenticated {
  userId: string;
  method: SignInMethod;
  /** The password that was verified, for a login by password. */
  verified?: VerifiedPassword;
}

/** The result of verifying a password before signing in. */
interface VerifiedPassword {
  /** The hash that the password was verified against. The account must still have this hash, and must not be frozen. */
  hash: string;
  /** The hash to store: the same hash, or one with newer parameters. */
  newHash: string;
  /** The hash (see `hashEmail`) of the email address whose failed logins are cleared. */
  emailHash: string;
}

/**
 * Signs in an authenticated user: stores the login and creates a session, in a single statement that waits for
 * concurrent changes to the account. Returns undefined if the account no longer exists. With `verified`, also returns
 * undefined if the account is frozen or its stored hash is no longer `verified.hash`.
 */
export async function signIn(
  deps: SigningIn,
  client: Client,
  { userId, method, verified }: Authenticated,
): Promise<SignedIn | undefined> {
  const { db, clock, ids } = deps;
  const kept = Promise.withResolvers<SessionRow>();
  const session = await issueSession(deps, client, userId, async (row) => kept.resolve(row));
  const now = clock.now();
  const login = { signInId: ids.next(), method, ip: client.ip, now: now.toISOString() };
  const values = { ...valuesOf(await kept.promise), ...verified, ...login };
  const [account] = await (verified ? admitByPassword(db) : admit(db)).execute(values);
  return account && { user: presentUser(account, now), session };
}

const admit = preparedOnce((db: Db) => selectAccounts(db.with(...buildAdmission(db))).prepare('admit'));

const admitByPassword = preparedOnce((db: Db) => {
  const isUnchanged = and(eq(users.passwordHash, sql.placeholder('hash')), isNull(users.frozenAt));
  const changes = { passwordHash: sql`${sql.placeholder('newHash')}` };
  const isOfEmail = eq(failedLogins.emailHash, sql.placeholder('emailHash'));
  const failures = db.delete(failedLogins).where(and(isOfEmail, exists(db.select().from(users))));
  const forgotten = db.$with('forgotten').as(failures.returning());
  return selectAccounts(db.with(...buildAdmission(db, isUnchanged, changes), forgotten)).prepare('admit_by_password');
});

/**
 * Returns the `with` clauses that update the account, insert the session and record the login. PostgreSQL locks the
 * account first, because the other clauses depend on the row that the update returns.
 */
function buildAdmission(db: Db, only?: SQL, changes: { passwordHash?: SQL } = {}) {
  const update = db
    .update(users)
    .set({ lastLogin: sql`${sql.placeholder('now')}::timestamptz`, ...changes })
    .where(and(eq(users.id, sql.placeholder('userId')), only))
    .returning();
  // This clause has the same name as the table, so the rest of the statement reads the updated account.
  const admitted = db.$with('users').as(update);
  const opened = db.$with('opened').as(db.insert(sessions).select(SESSION_OF_ADMITTED).returning());
  const recorded = db.$with('recorded').as(db.insert(signIns).select(SIGN_IN_OF_ADMITTED).returning());
  return [admitted, opened, recorded] as const;
}

/** Selects the session's values in the order of the table's columns, or no row if the account wasn't updated. */
const SESSION_OF_ADMITTED = sql`select ${sql.placeholder('id')}::text, ${sql.placeholder('publicId')}::uuid, ${users.id},
  ${sql.placeholder('device')}::text, ${sql.placeholder('createdAt')}::timestamptz,
  ${sql.placeholder('lastUsedAt')}::timestamptz, ${sql.placeholder('expiresAt')}::timestamptz from ${users}`;

/** Selects the login's values in the order of the table's columns, or no row if the account wasn't updated. */
const SIGN_IN_OF_ADMITTED = sql`select ${sql.placeholder('signInId')}::uuid, ${users.id}, ${sql.placeholder('method')}::text,
  ${sql.placeholder('ip')}::text, ${sql.placeholder('device')}::text, ${sql.placeholder('now')}::timestamptz from ${users}`;

/** Returns the session's values for the statement's placeholders, with times as text. */
function valuesOf({ createdAt, lastUsedAt, expiresAt, ...session }: SessionRow) {
  const [created, used, ends] = [createdAt, lastUsedAt, expiresAt].map((time) => time.toISOString());
  return { ...session, createdAt: created, lastUsedAt: used, expiresAt: ends };
}
