import { sql } from 'drizzle-orm';
import { expect, it, onTestFinished, vi } from 'vitest';
import { connectPostgres } from '../src/connect-postgres.ts';
import type { Database } from '../src/database.ts';
import { freePort } from '../src/testing/free-port.ts';
import { createTestDatabase } from '../src/testing/test-database.ts';

function open(url: string, poolSize = 2) {
  const database: Database = connectPostgres({ url, poolSize });
  onTestFinished(() => database.close());
  const activity = database.activity ?? expect.fail('The database has no pool activity');
  return { ...database, activity };
}

const SELECT_1 = sql`select 1`;
const WRONG = sql`select wrong`;

it('counts statements and transactions in progress, including those waiting for a connection', async () => {
  const { db, activity, query } = open((await createTestDatabase()).url);
  expect(activity).toMatchObject({ poolSize: 2, underWay: 0 });
  const gate = Promise.withResolvers<void>();
  const begun = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const transactions = begun.map(({ resolve }) =>
    db.transaction(async (tx) => {
      await tx.execute(SELECT_1);
      resolve();
      await gate.promise;
    }),
  );
  await Promise.all(begun.map(({ promise }) => promise));
  const statement = query('select 1 as one');
  await vi.waitFor(() => expect(activity.underWay).toBe(3));
  gate.resolve();
  await Promise.all(transactions);
  expect(await statement).toEqual([{ one: 1 }]);
  expect(activity.underWay).toBe(0);
});

it('counts each rejected statement once, inside and outside transactions', async () => {
  const { db, activity, query } = open((await createTestDatabase()).url);
  await expect(db.execute(WRONG)).rejects.toThrow();
  await expect(query('select wrong')).rejects.toThrow();
  await expect(db.transaction((tx) => tx.execute(WRONG))).rejects.toThrow();
  await expect(db.transaction((tx) => tx.transaction((inner) => inner.execute(WRONG)))).rejects.toThrow();
  expect(activity).toMatchObject({ statementFailures: 4, connectionFailures: 0, underWay: 0 });
});

it('counts no failure if the site’s own code rolls a transaction back', async () => {
  const { db, activity } = open((await createTestDatabase()).url);
  const rolledBack = db.transaction(async (tx) => {
    await tx.execute(SELECT_1);
    throw new Error('changed our mind');
  });
  await expect(rolledBack).rejects.toThrow('changed our mind');
  expect(activity).toMatchObject({ statementFailures: 0, connectionFailures: 0, underWay: 0 });
});

it('counts statements and transactions that could not reach the server', async () => {
  const { db, activity } = open(`postgres://nobody@127.0.0.1:${await freePort()}/none`);
  await expect(db.execute(SELECT_1)).rejects.toThrow();
  await expect(db.transaction((tx) => tx.execute(SELECT_1))).rejects.toThrow();
  expect(activity).toMatchObject({ statementFailures: 0, connectionFailures: 2, underWay: 0 });
});
