import { LIMITS } from '@longreturn/contract/limits';
import {
  activity,
  failedLogins,
  gifts,
  mailedTokens,
  paymentEvents,
  rateWindows,
  sentMails,
  signIns,
  subscribers,
  subscriptions,
} from '@longreturn/db/schema';
import { and, eq, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { deleteOldClaims } from '../downloads/store-downloads.ts';
import { endLostImports } from '../imports/end-lost-imports.ts';
import { defineJob } from '../jobs/define-job.ts';
import { sweepFeedUses } from '../listening/record-feed-use.ts';
import { createLucia } from './lucia.ts';

const DAY_MS = 24 * 3_600_000;

/**
 * Deletes expired rows and ends lost imports every hour. No other code uses expired rows, so a failed run does no harm.
 */
export const sweepExpiredJob = defineJob({
  name: 'sweep-expired',
  schema: z.object({}),
  schedule: { cron: '17 * * * *', data: {} },
  handle: sweepExpired,
});

/**
 * Deletes what has passed its retention time: sessions, emailed links, failed logins, rate limit windows, the history
 * of logins and sent emails, newsletter subscriptions that were never confirmed, handled payment events, checkouts and
 * gifts that nobody paid, download claims, the uses of private feeds, and the salts with which these uses were hashed.
 * Ends show imports that no job will continue. Removes names and changes from old entries of the audit log about
 * deleted accounts and subscribers. If a step fails, the other steps still run, and the first error is thrown at the
 * end.
 */
export async function sweepExpired(deps: Pick<Deps, 'db' | 'clock' | 'ids' | 'jobs'>): Promise<void> {
  const { db } = deps;
  const now = deps.clock.now();
  await runAll([
    () => endLostImports(deps),
    () => createLucia(deps).lucia.deleteExpiredSessions(),
    () => db.delete(mailedTokens).where(lte(mailedTokens.expiresAt, now)),
    () => db.delete(rateWindows).where(lte(rateWindows.endsAt, now)),
    () => deleteOldFailedLogins(deps),
    () => deleteOldHistory(deps),
    () => deleteUnconfirmedSubscriptions(deps),
    () => removeDeletedNames(deps),
    () => deleteOldPaymentRows(deps),
    () => deleteOldClaims(deps),
    () => sweepFeedUses(deps),
  ]);
}

/** Runs all steps one after the other, even if some of them fail. Then throws the first error. */
async function runAll(steps: readonly (() => PromiseLike<unknown>)[]): Promise<void> {
  const errors: unknown[] = [];
  for (const step of steps) {
    try {
      await step();
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0) throw errors[0];
}

/**
 * Deletes the failed logins of an email address after 15 minutes, or after 90 days if the email address is frozen.
 * The deletion ends the freeze of an email address without an account. A frozen account stays frozen.
 */
async function deleteOldFailedLogins({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const before = (ms: number) => lte(failedLogins.lastAt, new Date(clock.now().getTime() - ms));
  await db.delete(failedLogins).where(and(isNull(failedLogins.frozenAt), before(LIMITS.freezeMinutes * 60_000)));
  await db.delete(failedLogins).where(before(LIMITS.frozenEmailDays * DAY_MS));
}

/** Deletes logins and the records of sent emails after 90 days. */
async function deleteOldHistory({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const since = new Date(clock.now().getTime() - LIMITS.historyDays * DAY_MS);
  await db.delete(signIns).where(lte(signIns.at, since));
  await db.delete(sentMails).where(lte(sentMails.at, since));
}

/**
 * Deletes handled payment events after 90 days, long after the provider has stopped sending them again. Deletes unpaid
 * checkouts after 30 days.
 */
async function deleteOldPaymentRows({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const daysAgo = (days: number) => new Date(clock.now().getTime() - days * DAY_MS);
  const isOldEvent = lte(paymentEvents.receivedAt, daysAgo(LIMITS.historyDays));
  await db.delete(paymentEvents).where(and(isOldEvent, ne(paymentEvents.outcome, 'failed')));
  const unpaidSince = daysAgo(LIMITS.unpaidCheckoutDays);
  await db
    .delete(subscriptions)
    .where(and(eq(subscriptions.state, 'pending'), lte(subscriptions.updatedAt, unpaidSince)));
  await db.delete(gifts).where(and(isNull(gifts.paidAt), lte(gifts.createdAt, unpaidSince)));
}

/**
 * Removes the name and the changes from the audit log's entries about deleted accounts and subscribers, once an entry
 * is 90 days old.
 */
async function removeDeletedNames({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const isOld = lte(activity.timestamp, new Date(clock.now().getTime() - LIMITS.historyDays * DAY_MS));
  const isOfDeletedAccount = and(eq(activity.targetType, 'account'), isNull(activity.userId));
  const namesDeletedPerson = or(isOfDeletedAccount, eq(activity.action, 'subscriber.deleted'));
  await db
    .update(activity)
    .set({ targetTitle: '', change: {} })
    .where(and(namesDeletedPerson, ne(activity.targetTitle, ''), isOld));
}

/**
 * Deletes pending subscriptions that weren't confirmed in time. A subscription that had ended before it became pending
 * gets its earlier status back and isn't deleted, so that the links in earlier emails still work.
 */
async function deleteUnconfirmedSubscriptions({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  const staleSince = new Date(now.getTime() - LIMITS.unconfirmedSubscriptionDays * DAY_MS).toISOString();
  const requestedAt = sql`coalesce(${subscribers.consentedAt}, ${subscribers.subscribedAt})`;
  const isStale = and(eq(subscribers.status, 'pending'), lte(requestedAt, sql`${staleSince}::timestamptz`));
  const ended = { status: sql`${subscribers.endedAs}`, consentedAt: null, consentIp: null, updatedAt: now };
  await db
    .update(subscribers)
    .set(ended)
    .where(and(isStale, isNotNull(subscribers.endedAs)));
  await db.delete(subscribers).where(isStale);
}
