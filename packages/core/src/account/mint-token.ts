import { randomBytes } from 'node:crypto';
import { LIMITS } from '@longreturn/contract/limits';
import { mailedTokens } from '@longreturn/db/schema';
import { and, eq } from 'drizzle-orm';
import type { Deps } from '../deps.ts';
import { sha256 } from '../sha256.ts';

/** What a mailed link is for. */
export type TokenPurpose = (typeof mailedTokens.$inferSelect)['purpose'];

const MINUTES = { confirm: LIMITS.confirmHours * 60, reset: LIMITS.resetMinutes };

/** A new secret for a mailed link, of which only the hash is kept. One to reset a password replaces those before it. */
export async function mintToken(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { purpose, userId }: { purpose: TokenPurpose; userId: string },
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const createdAt = clock.now();
  const expiresAt = new Date(createdAt.getTime() + MINUTES[purpose] * 60_000);
  if (purpose === 'reset') await dropTokens(db, userId, 'reset');
  await db.insert(mailedTokens).values({ hash: sha256(token), purpose, userId, createdAt, expiresAt });
  return token;
}

/** Makes all links of the kind worthless that were mailed to the account. */
export async function dropTokens(db: Deps['db'], userId: string, purpose: TokenPurpose): Promise<void> {
  await db.delete(mailedTokens).where(and(eq(mailedTokens.userId, userId), eq(mailedTokens.purpose, purpose)));
}
