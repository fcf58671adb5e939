import { LIMITS } from '@longreturn/contract/limits';
import { loginFailures, mailedTokens, rateWindows, subscribers } from '@longreturn/db/schema';
import { and, eq, lte, sql } from 'drizzle-orm';
import type { Deps } from '../deps.ts';
import { openLucia } from './lucia.ts';

/** How long a wish for the newsletter waits to be confirmed. */
const WISH_MS = 30 * 24 * 3_600_000;

/** Deletes what has ended by itself and counts for nothing: sessions, mailed links, failed logins, windows of tries, unconfirmed wishes for the newsletter. */
export async function sweepExpired(deps: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const { db } = deps;
  const now = deps.clock.now();
  const { lucia } = openLucia(deps);
  await lucia.deleteExpiredSessions();
  await db.delete(mailedTokens).where(lte(mailedTokens.expiresAt, now));
  await db.delete(rateWindows).where(lte(rateWindows.endsAt, now));
  const forgotten = new Date(now.getTime() - LIMITS.freezeMinutes * 60_000);
  await db.delete(loginFailures).where(lte(loginFailures.at, forgotten));
  const askedAt = sql`coalesce(${subscribers.consentedAt}, ${subscribers.subscribedAt})`;
  const isStale = lte(askedAt, sql`${new Date(now.getTime() - WISH_MS).toISOString()}::timestamptz`);
  await db.delete(subscribers).where(and(eq(subscribers.status, 'pending'), isStale));
}
