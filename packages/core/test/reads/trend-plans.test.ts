import { afterAll, beforeAll, expect, test } from 'vitest';
import { SYSTEM } from '../../src/actor.ts';
import { readTrends } from '../../src/reads/read-trends.ts';
import { createTestDeps } from '../../src/testing/testing.ts';
import { explainStatements } from '../content/explain-statements.ts';

const { deps, database, close } = await createTestDeps();
afterAll(close);

/** One user and one subscriber for each hour of the last two and a quarter years, and reads of 20 items on each day. */
const STATEMENTS = [
  `insert into users (id, email, email_key, name, base_role, created_at, updated_at)
   select gen_random_uuid(), n || '@example.org', n || '@example.org', 'Reader', 'subscriber', at, at
   from (select n, timestamptz '2026-11-15' - n * interval '1 hour' as at from generate_series(1, 20000) n) hours`,
  `insert into subscribers (id, email, email_key, status, subscribed_at, updated_at)
   select gen_random_uuid(), email, email_key, 'active', created_at, created_at from users`,
  `insert into item_reads (item_type, item_id, day, reads)
   select 'episode', gen_random_uuid(), date '2026-11-15' - n % 900, 1 from generate_series(1, 18000) n`,
  ...['users', 'subscribers', 'item_reads'].map((table) => `vacuum analyze ${table}`),
];

beforeAll(async () => {
  for (const statement of STATEMENTS) await database.query(statement);
});

test('the trends of a month read only the rows of the month, from indexes', async () => {
  const plans = await explainStatements(database, (db) => readTrends({ ...deps, db }, SYSTEM, { days: 30 }));
  expect(plans.map(({ indexes }) => indexes[0])).toEqual([
    'users_created',
    expect.stringMatching(/^subscribers_(?:subscribed|status)$/), // either index lets the search start at the first day
    'item_reads_day',
    'downloads_day',
    'item_reads_day',
    expect.any(String),
  ]);
  const large = ['users', 'subscribers', 'item_reads', 'downloads'];
  const scans = plans.flatMap(({ nodes }) => nodes).filter(({ type }) => type === 'Seq Scan');
  expect(scans.filter(({ table = '' }) => large.includes(table))).toEqual([]);
});
