import { LIMITS } from '@longreturn/contract/limits';
import { loginFailures, mailedTokens, rateWindows, subscribers } from '@longreturn/db/schema';
import { and, eq, isNotNull, lte, sql } from 'drizzle-orm';
import type { Deps } from '../deps.ts';
import { openLucia } from './lucia.ts';

const DAY_MS = 24 * 3_600_000;

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
  await forgetWishes(deps);
}

/** Who had ended the newsletter before has ended it again: their mark and their mails' links stay. */
async function forgetWishes({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  const staleSince = new Date(now.getTime() - LIMITS.wishDays * DAY_MS).toISOString();
  const askedAt = sql`coalesce(${subscribers.consentedAt}, ${subscribers.subscribedAt})`;
  const isStale = and(eq(subscribers.status, 'pending'), lte(askedAt, sql`${staleSince}::timestamptz`));
  const ended = { status: sql`${subscribers.endedAs}`, consentedAt: null, consentIp: null, updatedAt: now };
  await db
    .update(subscribers)
    .set(ended)
    .where(and(isStale, isNotNull(subscribers.endedAs)));
  await db.delete(subscribers).where(isStale);
}
