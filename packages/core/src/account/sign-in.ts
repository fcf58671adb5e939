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

interface Terms {
  /** Must hold for the account. */
  only?: SQL | undefined;
  /** A hash to store in place of the account's. */
  passwordHash?: string;
  /** The hash of the address whose failed logins are deleted. */
  addressHash?: string;
}

/**
 * Signs in someone who has proved who they are: stores the time and opens a session. One statement does it, which waits
 * for other changes of the account and sees their result. Returns undefined when the account is gone or `only` fails.
 */
export async function signIn(
  deps: SigningIn,
  client: Client,
  userId: string,
  terms: Terms = {},
): Promise<SignedIn | undefined> {
  const kept = Promise.withResolvers<SessionRow>();
  const session = await issueSession(deps, client, userId, async (row) => kept.resolve(row));
  const [account] = await admit(deps, await kept.promise, terms);
  return account && { user: presentUser(account, deps.clock.now()), session };
}

/** The statement. The account is locked first: the session and the failed logins depend on the row that the update returns. */
function admit({ db, clock }: SigningIn, session: SessionRow, { only, passwordHash, addressHash }: Terms) {
  const update = db
    .update(users)
    .set({ lastLogin: clock.now(), ...(passwordHash && { passwordHash }) })
    .where(and(eq(users.id, session.userId), only))
    .returning();
  // It is called like the table, so that the rest of the statement reads the account as the update has left it.
  const admitted = db.$with('users').as(update);
  const opened = db.$with('opened').as(db.insert(sessions).select(sessionOfAdmitted(session)).returning());
  if (addressHash === undefined) return selectAccounts(db.with(admitted, opened));
  const isOfAddress = and(eq(failedLogins.addressHash, addressHash), exists(db.select().from(users)));
  const forgotten = db.$with('forgotten').as(db.delete(failedLogins).where(isOfAddress).returning());
  return selectAccounts(db.with(admitted, opened, forgotten));
}

/** The row in the order of the table's columns, if the account was admitted. */
function sessionOfAdmitted({ id, publicId, device, createdAt, lastUsedAt, expiresAt }: SessionRow): SQL {
  const [created, used, ends] = [createdAt, lastUsedAt, expiresAt].map((time) => time.toISOString());
  return sql`select ${id}::text, ${publicId}::uuid, ${users.id}, ${device}::text, ${created}::timestamptz,
    ${used}::timestamptz, ${ends}::timestamptz from ${users}`;
}
