import { LIMITS } from '@longreturn/contract/limits';
import { loginFailures, mailedTokens, rateWindows } from '@longreturn/db/schema';
import { lte } from 'drizzle-orm';
import type { Deps } from '../deps.ts';
import { openLucia } from './lucia.ts';

/** Deletes what has ended by itself and counts for nothing: sessions, mailed links, failed logins, windows of tries. */
export async function sweepExpired(deps: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const { db } = deps;
  const now = deps.clock.now();
  const { lucia } = openLucia(deps);
  await lucia.deleteExpiredSessions();
  await db.delete(mailedTokens).where(lte(mailedTokens.expiresAt, now));
  await db.delete(rateWindows).where(lte(rateWindows.endsAt, now));
  const forgotten = new Date(now.getTime() - LIMITS.freezeMinutes * 60_000);
  await db.delete(loginFailures).where(lte(loginFailures.at, forgotten));
}
