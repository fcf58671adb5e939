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

/** A user who is about to be signed in, and how they identified themselves. */
interface Identified {
  userId: string;
  method: SignInMethod;
  compared?: ComparedPassword;
}

/** A password that was compared before the account is signed in. */
interface ComparedPassword {
  /** The hash that it was compared with. The account must still have it, and must not be frozen. */
  hash: string;
  /** The hash to store: the same one, or one with newer parameters. */
  newHash: string;
  /** The hash of the email address whose failed logins are cleared. */
  emailHash: string;
}

/**
 * Signs in an authenticated user: stores the login and its time, and creates a session. A single statement waits for
 * concurrent changes to the account and uses their result. Returns undefined if the account was deleted or `compared` is
 * no longer true.
 */
export async function signIn(
  deps: SigningIn,
  client: Client,
  { userId, method, compared }: Identified,
): Promise<SignedIn | undefined> {
  const { db, clock, ids } = deps;
  const kept = Promise.withResolvers<SessionRow>();
  const session = await issueSession(deps, client, userId, async (row) => kept.resolve(row));
  const now = clock.now();
  const login = { signInId: ids.next(), method, ip: client.ip, now: now.toISOString() };
  const values = { ...valuesOf(await kept.promise), ...compared, ...login };
  const [account] = await (compared ? admitByPassword(db) : admit(db)).execute(values);
  return account && { user: presentUser(account, now), session };
}

const admit = preparedOnce((db: Db) => selectAccounts(db.with(...admission(db))).prepare('admit'));

const admitByPassword = preparedOnce((db: Db) => {
  const isUnchanged = and(eq(users.passwordHash, sql.placeholder('hash')), isNull(users.frozenAt));
  const changes = { passwordHash: sql`${sql.placeholder('newHash')}` };
  const isOfEmail = eq(failedLogins.emailHash, sql.placeholder('emailHash'));
  const failures = db.delete(failedLogins).where(and(isOfEmail, exists(db.select().from(users))));
  const forgotten = db.$with('forgotten').as(failures.returning());
  return selectAccounts(db.with(...admission(db, isUnchanged, changes), forgotten)).prepare('admit_by_password');
});

/**
 * The parts of the statement that update the account, insert the session and record the login. The account is locked
 * first: the others and the failed logins depend on the row that the update returns.
 */
function admission(db: Db, only?: SQL, changes: { passwordHash?: SQL } = {}) {
  const update = db
    .update(users)
    .set({ lastLogin: sql`${sql.placeholder('now')}::timestamptz`, ...changes })
    .where(and(eq(users.id, sql.placeholder('userId')), only))
    .returning();
  // The same name as the table, so that the rest of the statement reads the updated account.
  const admitted = db.$with('users').as(update);
  const opened = db.$with('opened').as(db.insert(sessions).select(SESSION_OF_ADMITTED).returning());
  const recorded = db.$with('recorded').as(db.insert(signIns).select(SIGN_IN_OF_ADMITTED).returning());
  return [admitted, opened, recorded] as const;
}

/** Selects the session's values in the order of the table's columns, if the account was updated. */
const SESSION_OF_ADMITTED = sql`select ${sql.placeholder('id')}::text, ${sql.placeholder('publicId')}::uuid, ${users.id},
  ${sql.placeholder('device')}::text, ${sql.placeholder('createdAt')}::timestamptz,
  ${sql.placeholder('lastUsedAt')}::timestamptz, ${sql.placeholder('expiresAt')}::timestamptz from ${users}`;

/** Selects the login's values in the order of the table's columns, if the account was updated. */
const SIGN_IN_OF_ADMITTED = sql`select ${sql.placeholder('signInId')}::uuid, ${users.id}, ${sql.placeholder('method')}::text,
  ${sql.placeholder('ip')}::text, ${sql.placeholder('device')}::text, ${sql.placeholder('now')}::timestamptz from ${users}`;

/** The session for the statement's placeholders, with times as text. */
function valuesOf({ createdAt, lastUsedAt, expiresAt, ...session }: SessionRow) {
  const [created, used, ends] = [createdAt, lastUsedAt, expiresAt].map((time) => time.toISOString());
  return { ...session, createdAt: created, lastUsedAt: used, expiresAt: ends };
}
