import type { ListPaymentEventsInput, PaymentEvent, Reconciliation } from '@longreturn/contract/admin-membership';
import { LIMITS } from '@longreturn/contract/limits';
import { idSchema } from '@longreturn/contract/scalars';
import { paymentEvents, reconciliations, users } from '@longreturn/db/schema';
import { desc, eq, inArray } from 'drizzle-orm';
import type { Actor } from '../actor.ts';
import { AppError } from '../app-error.ts';
import type { Deps } from '../deps.ts';
import { newestFirst } from '../lists/order.ts';
import { readPage } from '../lists/read-page.ts';
import { handleEvent } from '../membership/handle-event.ts';
import type { Refreshing } from '../membership/refresh-subscription.ts';
import { recordActivity } from '../record-activity.ts';
import { requireAdmin } from './require-admin.ts';

type Row = typeof paymentEvents.$inferSelect;

/** How many reconciliation reports the dashboard shows. */
const SHOWN_REPORTS = 30;

/**
 * Returns a page of the events that the payment providers sent, the latest first. `total` is at most 1,000. Throws
 * session.required, action.forbidden, input.invalid.
 */
export async function listPaymentEvents(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  { outcome, ...input }: ListPaymentEventsInput,
): Promise<{ items: PaymentEvent[]; nextCursor: string | null; total: number }> {
  requireAdmin(actor);
  return readPage<Row, PaymentEvent>({
    db,
    table: paymentEvents,
    order: newestFirst(paymentEvents.receivedAt, paymentEvents.id),
    matching: outcome && eq(paymentEvents.outcome, outcome),
    maxTotal: LIMITS.countedMatches,
    input,
    rows: ({ where, orderBy, limit }) =>
      db
        .select()
        .from(paymentEvents)
        .where(where)
        .orderBy(...orderBy)
        .limit(limit),
    sortValuesOf: (row) => [row.receivedAt, row.id],
    present: presentEvent,
  });
}

function presentEvent({ about, happenedAt, receivedAt, handledAt, ...row }: Row): PaymentEvent {
  return {
    ...row,
    happenedAt: happenedAt.toISOString(),
    receivedAt: receivedAt.toISOString(),
    handledAt: handledAt.toISOString(),
  };
}

/**
 * Handles a stored event again, whatever its outcome was. Reads the subscriptions or the gift of the event from the
 * provider again. Throws session.required, action.forbidden, event.unknown, payments.notConfigured,
 * payments.unavailable.
 */
export async function rerunPaymentEvent(deps: Refreshing, actor: Actor, { id }: { id: string }): Promise<PaymentEvent> {
  requireAdmin(actor);
  const row = await getEvent(deps, id);
  const { provider, eventId, type, about, happenedAt } = row;
  await handleEvent(deps, { provider, event: { id: eventId, type, about, at: happenedAt } });
  const target = { type: 'payment', id, title: `${provider} ${type}` } as const;
  await recordActivity(deps, { actor, action: 'event.rerun', target });
  return presentEvent(await getEvent(deps, id));
}

async function getEvent({ db }: Pick<Deps, 'db'>, id: string): Promise<Row> {
  if (!idSchema.safeParse(id).success) throw new AppError('event.unknown');
  const [row] = await db.select().from(paymentEvents).where(eq(paymentEvents.id, id));
  if (!row) throw new AppError('event.unknown');
  return row;
}

/**
 * Lists the latest reports of the reconciliations, with the names of the users whose subscriptions differed from the
 * provider's records. Throws session.required, action.forbidden.
 */
export async function listReconciliations({ db }: Pick<Deps, 'db'>, actor: Actor): Promise<Reconciliation[]> {
  requireAdmin(actor);
  const rows = await db
    .select()
    .from(reconciliations)
    .orderBy(desc(reconciliations.startedAt), desc(reconciliations.id))
    .limit(SHOWN_REPORTS);
  const ids = new Set(rows.flatMap(({ findings }) => findings.flatMap(({ userId }) => userId ?? [])));
  const found = await db
    .select({ id: users.id, name: users.name, email: users.email })
    .from(users)
    .where(inArray(users.id, [...ids]));
  const names = new Map(found.map(({ id, name, email }) => [id, name || email]));
  return rows.map(({ startedAt, finishedAt, findings, ...row }) => ({
    ...row,
    startedAt: startedAt.toISOString(),
    finishedAt: finishedAt.toISOString(),
    findings: findings.map((finding) => ({ ...finding, userName: names.get(finding.userId ?? '') ?? null })),
  }));
}

/**
 * Queues a reconciliation with each configured provider. Throws session.required, action.forbidden, and
 * reconciliation.none if no provider is configured.
 */
export async function queueReconciliation(
  { db, jobs, payments }: Pick<Deps, 'db' | 'jobs' | 'payments'>,
  actor: Actor,
): Promise<void> {
  requireAdmin(actor);
  if (Object.keys(payments).length === 0) throw new AppError('reconciliation.none');
  await jobs.send(db, 'reconcile-subscriptions', {});
}
