import { type LoginInput, loginInput } from '@longreturn/contract/account-input';
import { emailKey } from '@longreturn/contract/email-key';
import { loginFailures, users } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import { AppError } from '../app-error.ts';
import type { Deps } from '../deps.ts';
import { inTransaction } from '../in-transaction.ts';
import { parseInput } from '../parse-input.ts';
import { limitTries } from '../rate-limits/limit-tries.ts';
import type { Client } from './client.ts';
import { dummyHash } from './dummy-hash.ts';
import { findByAddress } from './find-by-address.ts';
import { lockUser } from './lock-user.ts';
import { recordLoginFailure } from './record-login-failure.ts';
import { signIn } from './sign-in.ts';
import type { SignedIn } from './signed-in.ts';

/** Signs in with a password (specification §5, §7). Throws input.invalid, credentials.wrong, account.frozen, rate.limited. */
export async function login(deps: Deps, client: Client, input: LoginInput): Promise<SignedIn> {
  const { email, password } = parseInput(loginInput, input);
  const [user] = await Promise.all([findByAddress(deps.db, email), limitLogins(deps, client, email)]);
  const hash = user?.passwordHash ?? (await dummyHash(deps.passwords));
  const isRight = await deps.passwords.verify(hash, password);
  if (!user?.passwordHash || !isRight) {
    const userId = user?.passwordHash ? user.id : deps.ids.next();
    await recordLoginFailure(deps, userId, client.ip);
    throw new AppError('credentials.wrong');
  }
  const newHash = deps.passwords.isOutdated(hash) ? await deps.passwords.hash(password) : hash;
  return admit(deps, client, { userId: user.id, hash, newHash });
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
  { userId, hash, newHash }: { userId: string; hash: string; newHash: string },
): Promise<SignedIn> {
  return inTransaction(deps, async (deps) => {
    const user = await lockUser(deps.db, userId);
    if (user?.passwordHash !== hash) throw new AppError('credentials.wrong');
    if (user.frozenAt) throw new AppError('account.frozen');
    if (newHash !== hash) await deps.db.update(users).set({ passwordHash: newHash }).where(eq(users.id, userId));
    const forgetting = deps.db.delete(loginFailures).where(eq(loginFailures.userId, userId));
    const [signedIn] = await Promise.all([signIn(deps, client, userId), forgetting]);
    return signedIn;
  });
}
