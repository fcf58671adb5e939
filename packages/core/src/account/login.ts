import { randomBytes } from 'node:crypto';
import { emailKey, type LoginInput } from '@longreturn/contract/account-input';
import type { Db } from '@longreturn/db/database';
import { failedLogins, users } from '@longreturn/db/schema';
import { eq, sql } from 'drizzle-orm';
import type { Client } from '../actor.ts';
import { AppError } from '../app-error.ts';
import type { Deps } from '../deps.ts';
import type { Passwords } from '../ports.ts';
import { preparedOnce } from '../prepared-once.ts';
import { limitAllTries } from '../rate-limits/limit-tries.ts';
import { hashEmail, recordLoginFailure } from './record-login-failure.ts';
import { signIn } from './sign-in.ts';
import type { SignedIn } from './signed-in.ts';
import type { UserRow } from './user-row.ts';

/**
 * Signs in with a password (docs/product.md, Accounts and Freezing). Rejects every password for a frozen email address,
 * whether or not it has an account. Throws credentials.wrong, account.frozen, rate.limited.
 */
export async function login(deps: Deps, client: Client, { email, password }: LoginInput): Promise<SignedIn> {
  const [{ user, isFrozen, emailHash }] = await Promise.all([findLogin(deps, email), limitLogins(deps, client, email)]);
  if (isFrozen) throw new AppError('account.frozen');
  const hash = user?.passwordHash ?? (await getDummyHash(deps.passwords));
  const isCorrect = await deps.passwords.verify(hash, password);
  if (!user?.passwordHash || !isCorrect) {
    const outcome = await recordLoginFailure(deps, email, client.ip);
    throw new AppError(outcome === 'frozen' ? 'account.frozen' : 'credentials.wrong');
  }
  const newHash = deps.passwords.isOutdated(hash) ? await deps.passwords.hash(password) : hash;
  const signedIn = await signIn(deps, client, {
    userId: user.id,
    method: 'password',
    verified: { hash, newHash, emailHash },
  });
  if (!signedIn) throw new AppError(await reasonForRejection(deps, user.id, hash));
  return signedIn;
}

interface Login {
  user: UserRow | undefined;
  isFrozen: boolean;
  /** The key under which the email address's failed logins are stored. */
  emailHash: string;
}

/**
 * Returns the account of the email address, and whether password logins are frozen. An email address without an account
 * can also be frozen.
 */
async function findLogin(deps: Deps, email: string): Promise<Login> {
  const emailHash = await hashEmail(deps, email);
  const [found] = await selectLogin(deps.db).execute({ emailKey: emailKey(email), emailHash });
  const user = found?.user ?? undefined;
  const frozenAt = user ? user.frozenAt : (found?.failed?.frozenAt ?? null);
  return { user, isFrozen: frozenAt !== null, emailHash };
}

const selectLogin = preparedOnce((db: Db) =>
  db
    .select({ user: users, failed: { frozenAt: failedLogins.frozenAt } })
    .from(sql`(select) as login`)
    .leftJoin(users, eq(users.emailKey, sql.placeholder('emailKey')))
    .leftJoin(failedLogins, eq(failedLogins.emailHash, sql.placeholder('emailHash')))
    .prepare('login_of'),
);

/**
 * Counts the attempt for the client, then for the email address. Once the client's limit is reached, its attempts no
 * longer count for the email address.
 */
async function limitLogins(deps: Deps, { ip }: Client, email: string): Promise<void> {
  await limitAllTries(deps, [
    ['login:ip', ip],
    ['login:address', emailKey(email)],
  ]);
}

/**
 * Returns why a correct password was rejected: while it was being verified, the account was frozen or deleted, or its
 * password changed.
 */
async function reasonForRejection(
  { db }: Deps,
  userId: string,
  hash: string,
): Promise<'account.frozen' | 'credentials.wrong'> {
  const [user] = await db.select({ passwordHash: users.passwordHash }).from(users).where(eq(users.id, userId));
  return user?.passwordHash === hash ? 'account.frozen' : 'credentials.wrong';
}

const dummyHashes = new WeakMap<Passwords, Promise<string>>();

/**
 * Returns a hash that matches no password. Verifying a password against it takes as long as against an account's hash.
 * The hash is created once per process.
 */
async function getDummyHash(passwords: Passwords): Promise<string> {
  const known = dummyHashes.get(passwords);
  if (known) return known;
  const hash = passwords.hash(randomBytes(32).toString('base64'));
  dummyHashes.set(passwords, hash);
  hash.catch(() => dummyHashes.delete(passwords));
  return hash;
}
