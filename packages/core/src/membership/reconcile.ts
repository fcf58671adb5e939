import { PAYMENT_PROVIDERS, type PaymentProviderName } from '@longreturn/contract/membership';
import { reconciliations, subscriptions, users } from '@longreturn/db/schema';
import { and, eq, ne } from 'drizzle-orm';
import { z } from 'zod';
import { type Deps, inTransaction } from '../deps.ts';
import { hasRole } from '../entitlements/has-role.ts';
import { defineJob } from '../jobs/define-job.ts';
import { JobFailure } from '../jobs/job-failure.ts';
import { getProvider } from './get-provider.ts';
import { isUnsettled } from './is-unsettled.ts';
import { type Refreshing, refreshSubscription } from './refresh-subscription.ts';
import { settleOrLeave } from './settle-subscription.ts';

const DAY_MS = 24 * 3_600_000;
/** How many days back the site looks for subscriptions that it missed. No outage would go unnoticed for that long. */
const LOOK_BACK_DAYS = 14;

/**
 * Compares the stored subscriptions with the providers' records every night, and repairs differences caused by lost
 * events. The scheduled job queues one job for each provider, so that each job is retried separately.
 */
export const reconcileJob = defineJob({
  name: 'reconcile-subscriptions',
  schema: z.object({ run: z.object({ provider: z.enum(PAYMENT_PROVIDERS), reportId: z.uuid() }).optional() }),
  schedule: { cron: '41 3 * * *', data: {} },
  timeLimitSec: 3 * 3600,
  handle: reconcileInJob,
  onFailure: reportFailure,
});

/** A reconciliation with one provider, and the ID under which its report will be stored. */
interface Run {
  provider: PaymentProviderName;
  reportId: string;
}

async function reconcileInJob(deps: Refreshing, { run }: { run?: Run | undefined }): Promise<void> {
  if (!run) return queueRuns(deps);
  await reconcile(deps, run).catch((error: unknown) => {
    throw JobFailure.from('A payment provider could not list its subscriptions', error);
  });
}

async function queueRuns({ db, jobs, ids, payments }: Refreshing): Promise<void> {
  const runs = Object.values(payments).map(({ name }) => ({ run: { provider: name, reportId: ids.next() } }));
  if (runs.length > 0) await jobs.sendMany(db, 'reconcile-subscriptions', runs);
}

/** After the last retry, reports to admins that a provider couldn't list its subscriptions. */
async function reportFailure(deps: Refreshing, { run }: { run?: Run | undefined }): Promise<void> {
  if (run) await storeReport(deps, run, { startedAt: deps.clock.now(), checked: 0, failed: 1, findings: [] });
}

type Report = Pick<typeof reconciliations.$inferSelect, 'startedAt' | 'checked' | 'failed' | 'findings'>;
type Finding = Report['findings'][number];

/**
 * Reads from a provider all subscriptions that haven't ended, and all that were created in the last two weeks. Repairs
 * what differs, and stores a report. Admins get the report by email if something differed or failed. Throws
 * payments.unavailable if the provider can't list its subscriptions.
 */
export async function reconcile(deps: Refreshing, run: Run): Promise<void> {
  const { provider } = run;
  const startedAt = deps.clock.now();
  await settleOld(deps, provider);
  const findings: Finding[] = [];
  let failed = 0;
  const candidates = await listCandidates(deps, provider, startedAt);
  for (const providerId of candidates) {
    const finding = await compare(deps, { provider, providerId }).catch(() => 'failed' as const);
    if (finding === 'failed') failed += 1;
    else if (finding) findings.push(finding);
  }
  await storeReport(deps, run, { startedAt, checked: candidates.size, failed, findings });
}

/** Stores the report of a run and queues the emails about it. Does nothing if the run has been reported already. */
async function storeReport(deps: Refreshing, { provider, reportId }: Run, report: Report): Promise<void> {
  await inTransaction(deps, async ({ db, clock, jobs }) => {
    const stored = await db
      .insert(reconciliations)
      .values({ id: reportId, provider, ...report, finishedAt: clock.now() })
      .onConflictDoNothing()
      .returning({ id: reconciliations.id });
    if (stored.length === 0 || (report.failed === 0 && report.findings.length === 0)) return;
    const admins = await db.select({ userId: users.id }).from(users).where(hasRole('admin', clock.now()));
    const mails = admins.map(({ userId }) => ({ kind: 'reconciliation', userId, reportId }) as const);
    if (mails.length > 0) await jobs.sendMany(db, 'mail', mails);
  });
}

/** Performs the cancellations and refunds that are still due at the provider, because their jobs may have given up. */
async function settleOld(deps: Refreshing, provider: PaymentProviderName): Promise<void> {
  const rows = await deps.db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(and(eq(subscriptions.provider, provider), isUnsettled));
  for (const { id } of rows) await settleOrLeave(deps, id);
}

async function listCandidates(deps: Refreshing, provider: PaymentProviderName, now: Date): Promise<Set<string>> {
  const rows = await deps.db
    .select({ providerId: subscriptions.providerId })
    .from(subscriptions)
    .where(and(eq(subscriptions.provider, provider), ne(subscriptions.state, 'ended')));
  const found = new Set(rows.map(({ providerId }) => providerId));
  const since = new Date(now.getTime() - LOOK_BACK_DAYS * DAY_MS);
  for await (const providerId of getProvider(deps, provider).listSubscriptions(since)) found.add(providerId);
  return found;
}

async function compare(
  deps: Refreshing,
  key: { provider: PaymentProviderName; providerId: string },
): Promise<Finding | undefined> {
  const before = await describe(deps, key);
  await refreshSubscription(deps, key);
  const after = await describe(deps, key);
  if (before.text === after.text) return undefined;
  return { providerId: key.providerId, userId: after.userId, before: before.text, after: after.text };
}

/** Describes a stored subscription: 'monthly, active until 2026-12-15', or 'unknown'. */
async function describe({ db }: Pick<Deps, 'db'>, key: { provider: PaymentProviderName; providerId: string }) {
  const [row] = await db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.provider, key.provider), eq(subscriptions.providerId, key.providerId)));
  if (!row) return { text: 'unknown', userId: null };
  const { state, plan, paidThrough, endedBecause, userId } = row;
  const until = paidThrough ? ` until ${paidThrough.toISOString().slice(0, 10)}` : '';
  return { text: `${plan}, ${endedBecause ?? state}${until}`, userId };
}
