import { failedLogins, sessions, users } from '@longreturn/db/schema';
import { and, eq, exists, type SQL, sql } from 'drizzle-orm';
import type { Deps } from '../deps.ts';
import { selectAccounts } from './account-row.ts';
import type { Client } from './client.ts';
import { issueSession } from './issue-session.ts';
import { presentUser } from './present-user.ts';
import type { SessionRow } from './session-store.ts';
import type { SignedIn } from './signed-in.ts';

type SigningIn = Pick<Deps, 'db' | 'clock' | 'ids'>;

interface Conditions {
  /** A condition that the account must meet. */
  only?: SQL | undefined;
  /** A hash that replaces the account's. */
  passwordHash?: string;
  /** The hash of the email address whose failed logins are cleared. */
  addressHash?: string;
}

/**
 * Signs in an authenticated user: stores the login time and creates a session. A single statement waits for concurrent
 * changes to the account and uses their result. Returns undefined if the account was deleted or doesn't meet `only`.
 */
export async function signIn(
  deps: SigningIn,
  client: Client,
  userId: string,
  conditions: Conditions = {},
): Promise<SignedIn | undefined> {
  const kept = Promise.withResolvers<SessionRow>();
  const session = await issueSession(deps, client, userId, async (row) => kept.resolve(row));
  const [account] = await admit(deps, await kept.promise, conditions);
  return account && { user: presentUser(account, deps.clock.now()), session };
}

/**
 * Builds the statement. It locks the account first: the session and the failed logins depend on the row that the update
 * returns.
 */
function admit({ db, clock }: SigningIn, session: SessionRow, { only, passwordHash, addressHash }: Conditions) {
  const update = db
    .update(users)
    .set({ lastLogin: clock.now(), ...(passwordHash && { passwordHash }) })
    .where(and(eq(users.id, session.userId), only))
    .returning();
  // The same name as the table, so that the rest of the statement reads the updated account.
  const admitted = db.$with('users').as(update);
  const opened = db.$with('opened').as(db.insert(sessions).select(sessionOfAdmitted(session)).returning());
  if (addressHash === undefined) return selectAccounts(db.with(admitted, opened));
  const isOfAddress = and(eq(failedLogins.addressHash, addressHash), exists(db.select().from(users)));
  const cleared = db.$with('cleared').as(db.delete(failedLogins).where(isOfAddress).returning());
  return selectAccounts(db.with(admitted, opened, cleared));
}

/** Selects the session's values in the order of the table's columns, if the account was updated. */
function sessionOfAdmitted({ id, publicId, device, createdAt, lastUsedAt, expiresAt }: SessionRow): SQL {
  const [created, used, ends] = [createdAt, lastUsedAt, expiresAt].map((time) => time.toISOString());
  return sql`select ${id}::text, ${publicId}::uuid, ${users.id}, ${device}::text, ${created}::timestamptz,
    ${used}::timestamptz, ${ends}::timestamptz from ${users}`;
}
