import { mailedTokens } from '@longreturn/db/schema';
import { and, eq, gt, type SQL } from 'drizzle-orm';
import { AppError } from '../app-error.ts';
import type { Deps } from '../deps.ts';
import { sha256 } from '../sha256.ts';
import { lockUser, type UserRow } from './lock-user.ts';
import type { TokenPurpose } from './mint-token.ts';

interface MailedSecret {
  purpose: TokenPurpose;
  token: string;
}

/**
 * Spends the secret of a mailed link, once and for all when the transaction commits, and results in its account, locked.
 * Throws link.invalid alike for unknown, spent and expired ones.
 */
export async function redeemToken({ db, clock }: Pick<Deps, 'db' | 'clock'>, secret: MailedSecret): Promise<UserRow> {
  const isValid = isValidToken({ clock }, secret);
  // The account is locked before its token is touched, in the order of everything else that locks both.
  const [found] = await db.select({ userId: mailedTokens.userId }).from(mailedTokens).where(isValid);
  const user = found && (await lockUser(db, found.userId));
  const spent = await db.delete(mailedTokens).where(isValid).returning({ userId: mailedTokens.userId });
  if (!user || spent.length === 0) throw new AppError('link.invalid');
  return user;
}

/** The condition on `mailedTokens` that this secret is known, for this purpose, and not expired. */
export function isValidToken({ clock }: Pick<Deps, 'clock'>, { purpose, token }: MailedSecret): SQL | undefined {
  return and(
    eq(mailedTokens.hash, sha256(token)),
    eq(mailedTokens.purpose, purpose),
    gt(mailedTokens.expiresAt, clock.now()),
  );
}
