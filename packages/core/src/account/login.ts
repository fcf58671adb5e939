import { type LoginInput, loginInput } from '@longreturn/contract/account-input';
import { emailKey } from '@longreturn/contract/email-key';
import { failedLogins, users } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import { AppError } from '../app-error.ts';
import type { Deps } from '../deps.ts';
import { inTransaction } from '../in-transaction.ts';
import { parseInput } from '../parse-input.ts';
import { limitTries } from '../rate-limits/limit-tries.ts';
import type { Client } from './client.ts';
import { dummyHash } from './dummy-hash.ts';
import { findByAddress } from './find-by-address.ts';
import { hashAddress } from './hash-address.ts';
import { deleteFailedLogins } from './lift-freeze.ts';
import { lockUser, type UserRow } from './lock-user.ts';
import { recordLoginFailure } from './record-login-failure.ts';
import { signIn } from './sign-in.ts';
import type { SignedIn } from './signed-in.ts';

/**
 * Signs in with a password (specification §5, §7). A frozen address is refused whatever the password is, with or without
 * an account. Throws input.invalid, credentials.wrong, account.frozen, rate.limited.
 */
export async function login(deps: Deps, client: Client, input: LoginInput): Promise<SignedIn> {
  const { email, password } = parseInput(loginInput, input);
  const [{ user, isFrozen, addressHash }] = await Promise.all([
    findLogin(deps, email),
    limitLogins(deps, client, email),
  ]);
  if (isFrozen) throw new AppError('account.frozen');
  const hash = user?.passwordHash ?? (await dummyHash(deps.passwords));
  const isRight = await deps.passwords.verify(hash, password);
  if (!user?.passwordHash || !isRight) {
    const outcome = await recordLoginFailure(deps, email, client.ip);
    throw new AppError(outcome === 'frozen' ? 'account.frozen' : 'credentials.wrong');
  }
  const newHash = deps.passwords.isOutdated(hash) ? await deps.passwords.hash(password) : hash;
  return admit(deps, client, { userId: user.id, addressHash, hash, newHash });
}

interface Login {
  user: UserRow | undefined;
  isFrozen: boolean;
  /** What its failed logins are stored under. */
  addressHash: string;
}

/** Finds the account of the address, and whether password logins are frozen: for the account, or without one for the address. */
async function findLogin(deps: Deps, email: string): Promise<Login> {
  const { db } = deps;
  const addressHash = await hashAddress(deps, email);
  const isOfAddress = eq(failedLogins.addressHash, addressHash);
  const [user, [failed]] = await Promise.all([
    findByAddress(db, email),
    db.select({ frozenAt: failedLogins.frozenAt }).from(failedLogins).where(isOfAddress),
  ]);
  const frozenAt = user ? user.frozenAt : (failed?.frozenAt ?? null);
  return { user, isFrozen: frozenAt !== null, addressHash };
}

/** A client that has had enough spends none of the address's tries. */
async function limitLogins(deps: Deps, { ip }: Client, email: string): Promise<void> {
  await limitTries(deps, 'login:ip', ip);
  await limitTries(deps, 'login:address', emailKey(email));
}

/** Signs the account in unless it was frozen, deleted or given another password since the password was compared. */
async function admit(
  deps: Deps,
  client: Client,
  { userId, addressHash, hash, newHash }: { userId: string; addressHash: string; hash: string; newHash: string },
): Promise<SignedIn> {
  return inTransaction(deps, async (deps) => {
    const user = await lockUser(deps.db, userId);
    if (user?.passwordHash !== hash) throw new AppError('credentials.wrong');
    if (user.frozenAt) throw new AppError('account.frozen');
    if (newHash !== hash) await deps.db.update(users).set({ passwordHash: newHash }).where(eq(users.id, userId));
    const [signedIn] = await Promise.all([signIn(deps, client, userId), deleteFailedLogins(deps.db, addressHash)]);
    return signedIn;
  });
}
