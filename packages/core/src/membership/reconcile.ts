import type { PaymentProviderName } from '@longreturn/contract/membership';
import { reconciliations, subscriptions } from '@longreturn/db/schema';
import { and, eq, ne } from 'drizzle-orm';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { defineJob } from '../jobs/define-job.ts';
import { JobFailure } from '../jobs/job-failure.ts';
import { getProvider } from './get-provider.ts';
import { isUnsettled } from './is-unsettled.ts';
import { type Refreshing, refreshSubscription } from './refresh-subscription.ts';
import { settleOrLeave } from './settle-subscription.ts';

const DAY_MS = 24 * 3_600_000;
/** How far back subscriptions are read that the site may have missed. Longer than an outage that goes unnoticed. */
const LOOK_BACK_DAYS = 14;

/** Compares the subscriptions with the providers every night, so that no lost event leaves a trace. */
export const reconcileJob = defineJob({
  name: 'reconcile-subscriptions',
  schema: z.object({}),
  schedule: { cron: '41 3 * * *', data: {} },
  timeLimitSec: 3 * 3600,
  handle: reconcileAll,
});

/** Reconciles with all providers, also if one of them fails. */
async function reconcileAll(deps: Refreshing): Promise<void> {
  const failures: unknown[] = [];
  for (const { name } of Object.values(deps.payments)) {
    await reconcile(deps, name).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw JobFailure.from('A payment provider could not list its subscriptions', failures[0]);
}

type Finding = (typeof reconciliations.$inferSelect)['findings'][number];

/**
 * Reads every subscription that runs or has changed lately at a provider, repairs what differs and stores a report.
 * Throws payments.unavailable if the provider can't list its subscriptions.
 */
export async function reconcile(deps: Refreshing, provider: PaymentProviderName): Promise<void> {
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
  await deps.db.insert(reconciliations).values({
    id: deps.ids.next(),
    provider,
    startedAt,
    finishedAt: deps.clock.now(),
    checked: candidates.size,
    failed,
    findings,
  });
}

/** Does at the provider what was left to do, if its jobs have given up. */
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

/** Describes a stored subscription: 'active until 2026-12-15', or 'unknown'. */
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
