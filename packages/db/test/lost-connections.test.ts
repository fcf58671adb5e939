import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, expect, it } from 'vitest';
import { connect } from '../src/connect.ts';
import type { Database, Db } from '../src/database.ts';
import { startFlakyProxy } from '../src/testing/flaky-proxy.ts';
import { createTestDatabase } from '../src/testing/test-database.ts';

const POOL_SIZE = 4;
const CLOSE_COUNT = 30;

const location = await createTestDatabase();
const admin = await connect({ ...location, poolSize: 1 });
const proxy = await startFlakyProxy(location.url);
await admin.query('create table jar (n int)');

let database: Database;
const open = async (poolSize: number) => {
  database = await connect({ ...location, url: proxy.url, poolSize });
  return database;
};
afterEach(async () => {
  await database.close();
  await admin.query('truncate jar');
});

afterAll(async () => {
  await admin.close();
  await proxy.close();
});

/** Makes the server close all connections to this database except that of `admin`, as in a failover. */
const closeConnections = () =>
  admin.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`);

async function readNumbers(db: Db, statement = sql`select n from jar order by n`): Promise<number[]> {
  const rows = [...((await db.execute(statement)) as Iterable<{ n: number }>)];
  return rows.map(({ n }) => n);
}

/**
 * Writes and reads until `isOver` returns true. Returns the numbers whose write was confirmed and the reads with a
 * wrong result.
 */
async function work(id: number, isOver: () => boolean): Promise<{ confirmed: number[]; wrong: unknown[] }> {
  const confirmed: number[] = [];
  const wrong: unknown[] = [];
  for (let n = id * 1_000_000; !isOver(); n += 1) {
    await database.db
      .transaction((tx) => tx.execute(sql`insert into jar values (${n})`))
      .then(
        () => confirmed.push(n),
        () => pause(1),
      );
    const read = await readNumbers(database.db, sql`select ${n}::int as n`).catch(() => [n]);
    if (read.length !== 1 || read[0] !== n) wrong.push({ asked: n, read });
    await database.query(`begin; select 1; commit`).catch(() => {});
  }
  return { confirmed, wrong };
}

const WAYS = {
  'by an admin': closeConnections,
  'by FIN': () => proxy.drop('fin'),
  'by a reset': () => proxy.drop('reset'),
};

it.each(Object.entries(WAYS))(
  'if connections are repeatedly closed %s under load, the process keeps running and no confirmed write is lost',
  async (_way, close) => {
    await open(POOL_SIZE);
    let isOver = false;
    const workers = Array.from({ length: 24 }, (_, id) => work(id, () => isOver));
    for (let closing = 0; closing < CLOSE_COUNT; closing += 1) {
      await close();
      await Promise.any(Array.from({ length: 3 }, () => readNumbers(database.db))).catch(() => {});
    }
    isOver = true;
    const results = await Promise.all(workers);
    expect(results.flatMap(({ wrong }) => wrong)).toEqual([]);
    const kept = new Set(await readNumbers(admin.db));
    const lost = results.flatMap(({ confirmed }) => confirmed).filter((n) => !kept.has(n));
    expect(lost).toEqual([]);

    const backends = await Promise.all(
      Array.from({ length: POOL_SIZE }, () =>
        readNumbers(database.db, sql`select pg_backend_pid() as n from pg_sleep(0.2)`),
      ),
    );
    expect(new Set(backends.flat()).size).toBe(POOL_SIZE);
  },
);

/** Starts a transaction that writes a 1. It runs `rest` when `goOn` is called. */
async function openTransaction(db: Db, rest: (tx: Db) => Promise<unknown>) {
  const gate = Promise.withResolvers<void>();
  const written = Promise.withResolvers<void>();
  const transaction = db.transaction(async (tx) => {
    await tx.execute(sql`insert into jar values (1)`);
    written.resolve();
    await gate.promise;
    await rest(tx);
  });
  transaction.catch(() => {});
  await written.promise;
  return { transaction, goOn: gate.resolve };
}

const waitForReconnect = (db: Db) => expect.poll(() => readNumbers(db).catch(() => undefined)).toEqual([]);

it('a transaction whose connection was closed writes nothing on the new connection', async () => {
  const { db } = await open(1);
  const { transaction, goOn } = await openTransaction(db, (tx) => tx.execute(sql`insert into jar values (2)`));
  await closeConnections();
  await waitForReconnect(db);
  goOn();
  await expect(transaction).rejects.toMatchObject({ code: 'CONNECTION_CLOSED' });
  expect(await readNumbers(db)).toEqual([]);
});

it('a transaction whose connection was closed does not roll back another transaction on the new connection', async () => {
  const { db } = await open(1);
  const { transaction, goOn } = await openTransaction(db, () => Promise.reject(new Error('It fails late')));
  await closeConnections();
  await waitForReconnect(db);
  await db.transaction(async (tx) => {
    await tx.execute(sql`insert into jar values (2)`);
    goOn();
    await pause(0);
    await tx.execute(sql`insert into jar values (3)`);
  });
  await expect(transaction).rejects.toThrow();
  expect(await readNumbers(admin.db)).toEqual([2, 3]);
});
