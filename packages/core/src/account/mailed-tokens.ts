import { randomBytes } from 'node:crypto';
import { LIMITS } from '@longreturn/contract/limits';
import { mailedTokens } from '@longreturn/db/schema';
import { and, eq, gt, type SQL } from 'drizzle-orm';
import { AppError } from '../app-error.ts';
import type { Deps } from '../deps.ts';
import { sha256 } from '../sha256.ts';
import { lockUser, type UserRow } from './user-row.ts';

/** The action that an emailed link allows. */
type TokenPurpose = (typeof mailedTokens.$inferSelect)['purpose'];

const LIFETIME_MINUTES = { confirm: LIMITS.confirmHours * 60, reset: LIMITS.resetMinutes };

/**
 * Creates the token of an emailed link, stores its hash and returns the token. A new reset token replaces earlier ones.
 */
export async function createToken(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { purpose, userId }: { purpose: TokenPurpose; userId: string },
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const createdAt = clock.now();
  const expiresAt = new Date(createdAt.getTime() + LIFETIME_MINUTES[purpose] * 60_000);
  if (purpose === 'reset') await deleteTokens(db, userId, 'reset');
  await db.insert(mailedTokens).values({ hash: sha256(token), purpose, userId, createdAt, expiresAt });
  return token;
}

/** Invalidates all of the account's emailed links with this purpose. */
export async function deleteTokens(db: Deps['db'], userId: string, purpose: TokenPurpose): Promise<void> {
  await db.delete(mailedTokens).where(and(eq(mailedTokens.userId, userId), eq(mailedTokens.purpose, purpose)));
}

interface PurposeAndToken {
  purpose: TokenPurpose;
  token: string;
}

/**
 * Deletes the token of an emailed link, and locks and returns the token's account. Throws link.invalid for an unknown,
 * used or expired token.
 */
export async function redeemToken({ db, clock }: Pick<Deps, 'db' | 'clock'>, given: PurposeAndToken): Promise<UserRow> {
  const isValid = isValidToken({ clock }, given);
  // To prevent deadlocks, all code that locks both an account and its token locks the account first.
  const [found] = await db.select({ userId: mailedTokens.userId }).from(mailedTokens).where(isValid);
  const user = found && (await lockUser(db, found.userId));
  const spent = await db.delete(mailedTokens).where(isValid).returning({ userId: mailedTokens.userId });
  if (!user || spent.length === 0) throw new AppError('link.invalid');
  return user;
}

/**
 * Returns an SQL condition on `mailedTokens` that is true for the row of this token, if the row has this purpose and
 * hasn't expired.
 */
export function isValidToken({ clock }: Pick<Deps, 'clock'>, { purpose, token }: PurposeAndToken): SQL | undefined {
  return and(
    eq(mailedTokens.hash, sha256(token)),
    eq(mailedTokens.purpose, purpose),
    gt(mailedTokens.expiresAt, clock.now()),
  );
}
