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

const MINUTES = { confirm: LIMITS.confirmHours * 60, reset: LIMITS.resetMinutes };

/** Creates a secret for an emailed link and stores its hash. A new reset secret replaces earlier ones. */
export async function createToken(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { purpose, userId }: { purpose: TokenPurpose; userId: string },
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const createdAt = clock.now();
  const expiresAt = new Date(createdAt.getTime() + MINUTES[purpose] * 60_000);
  if (purpose === 'reset') await deleteTokens(db, userId, 'reset');
  await db.insert(mailedTokens).values({ hash: sha256(token), purpose, userId, createdAt, expiresAt });
  return token;
}

/** Invalidates all emailed links of this purpose for the account. */
export async function deleteTokens(db: Deps['db'], userId: string, purpose: TokenPurpose): Promise<void> {
  await db.delete(mailedTokens).where(and(eq(mailedTokens.userId, userId), eq(mailedTokens.purpose, purpose)));
}

interface MailedSecret {
  purpose: TokenPurpose;
  token: string;
}

/**
 * Uses up the secret of an emailed link when the transaction commits, and returns its account, locked. Throws
 * link.invalid for an unknown, used or expired secret.
 */
export async function redeemToken({ db, clock }: Pick<Deps, 'db' | 'clock'>, secret: MailedSecret): Promise<UserRow> {
  const isValid = isValidToken({ clock }, secret);
  // Lock the account before its token: everything that locks both uses this order.
  const [found] = await db.select({ userId: mailedTokens.userId }).from(mailedTokens).where(isValid);
  const user = found && (await lockUser(db, found.userId));
  const spent = await db.delete(mailedTokens).where(isValid).returning({ userId: mailedTokens.userId });
  if (!user || spent.length === 0) throw new AppError('link.invalid');
  return user;
}

/** Returns the condition on `mailedTokens` that the secret is known, has this purpose and is not expired. */
export function isValidToken({ clock }: Pick<Deps, 'clock'>, { purpose, token }: MailedSecret): SQL | undefined {
  return and(
    eq(mailedTokens.hash, sha256(token)),
    eq(mailedTokens.purpose, purpose),
    gt(mailedTokens.expiresAt, clock.now()),
  );
}
