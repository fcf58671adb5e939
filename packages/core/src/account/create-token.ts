import { randomBytes } from 'node:crypto';
import { LIMITS } from '@longreturn/contract/limits';
import { mailedTokens } from '@longreturn/db/schema';
import { and, eq } from 'drizzle-orm';
import type { Deps } from '../deps.ts';
import { sha256 } from '../sha256.ts';

/** The action that an emailed link allows. */
export type TokenPurpose = (typeof mailedTokens.$inferSelect)['purpose'];

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
