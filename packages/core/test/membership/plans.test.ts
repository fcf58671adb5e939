import { afterAll, beforeAll, expect, test } from 'vitest';
import { SYSTEM } from '../../src/actor.ts';
import { listSubscriptions } from '../../src/admin/list-subscriptions.ts';
import { listPaymentEvents } from '../../src/admin/payment-events.ts';
import { createTestDeps } from '../../src/testing/testing.ts';
import { explainStatements, wasteful } from '../content/explain-statements.ts';
import { fillTables } from '../content/fill-tables.ts';

const { deps, database, close } = await createTestDeps();
const cursor = Buffer.from(`${Date.parse('2026-06-01T00:00:00.000Z')}_${deps.ids.next()}`).toString('base64url');
type Given = typeof deps;

beforeAll(async () => {
  await fillTables(database, 5000);
  await database.query(`
    insert into subscriptions (id, provider, provider_id, user_id, plan, state, started_at, paid_through, ended_at, ended_because, created_at, updated_at)
    select gen_random_uuid(), 'stripe', 'sub_' || id, id, 'annual', state, created_at, created_at,
      case when state = 'ended' then created_at end, case when state = 'ended' then 'cancelled' end, created_at, created_at
    from (select *, case when right(name, 2) = '77' then 'past_due' when right(name, 1) = '3' then 'active' else 'ended' end as state from users) u`);
  await database.query(`
    insert into payment_events (id, provider, event_id, type, about, outcome, attempts, happened_at, received_at, handled_at)
    select gen_random_uuid(), 'stripe', 'evt_' || id, 'invoice.paid', '{}', case when right(name, 2) = '77' then 'failed' else 'done' end,
      1, created_at, created_at, created_at from users`);
  for (const table of ['subscriptions', 'payment_events']) await database.query(`vacuum analyze ${table}`);
});
afterAll(close);

test.each<[string, (on: Given, page: { limit: number; cursor: string }) => Promise<unknown>, string]>([
  ['subscriptions', (on, page) => listSubscriptions(on, SYSTEM, page), 'subscriptions_started'],
  [
    'failed payments',
    (on, page) => listSubscriptions(on, SYSTEM, { ...page, state: 'past_due' }),
    'subscriptions_state',
  ],
  ['events', (on, page) => listPaymentEvents(on, SYSTEM, page), 'payment_events_received'],
  [
    'failed events',
    (on, page) => listPaymentEvents(on, SYSTEM, { ...page, outcome: 'failed' }),
    'payment_events_outcome',
  ],
])('a page of %s is read from an index, in order', async (_name, list, index) => {
  const [page] = await explainStatements(database, (db) => list({ ...deps, db }, { limit: 12, cursor }));
  expect(page?.indexes).toContain(index);
  expect(page ? wasteful(page) : 'no plan').toEqual([]);
});
