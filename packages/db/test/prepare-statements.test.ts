import { type SQL, sql } from 'drizzle-orm';
import postgres from 'postgres';
import { afterAll, expect, it } from 'vitest';
import { connectPostgres } from '../src/connect-postgres.ts';
import type { Database, Db } from '../src/database.ts';
import { UNPREPARED } from '../src/prepare-statements.ts';
import { createTestDatabase } from '../src/testing/test-database.ts';

async function rows(db: Db, statement: SQL): Promise<unknown[]> {
  return [...((await db.execute(statement)) as Iterable<unknown>)];
}

const { url } = await createTestDatabase();
const open: Database[] = [];
afterAll(() => Promise.all(open.map((database) => database.close())));

/** Opens a pool with one connection, so that all prepared statements are visible on it. */
function connectOnce(to = url): Database {
  const database = connectPostgres({ url: to, poolSize: 1 });
  open.push(database);
  return database;
}

/** Returns the prepared statements of this file's tests, without those that the driver prepares. */
async function prepared({ query }: Database): Promise<string[]> {
  const found = await query(`select statement from pg_prepared_statements where statement like '%::int%'`);
  return found.map(({ statement }) => String(statement));
}

const add = (db: Db, n: number) => rows(db, sql`select ${n}::int + 1 as sum`);

it('a statement is prepared only once, even if transactions and nested transactions use it', async () => {
  const database = connectOnce();
  await add(database.db, 1);
  expect(await add(database.db, 2)).toEqual([{ sum: 3 }]);
  await database.db.transaction(async (tx) => {
    await add(tx, 3);
    await tx.transaction((inner) => add(inner, 4));
  });
  expect(await prepared(database)).toEqual(['select $1::int + 1 as sum']);
});

it('statements without parameters and statements with more than 100 parameters are not prepared', async () => {
  const database = connectOnce();
  await database.db.execute(sql`select 1`);
  const many = sql.join(
    Array.from({ length: 101 }, (_, n) => sql`(${n}::int)`),
    sql`, `,
  );
  const counted = await rows(database.db, sql`select count(*)::int as n from (values ${many}) as counted`);
  expect(counted).toEqual([{ n: 101 }]);
  expect(await prepared(database)).toEqual([]);
});

it('a statement marked UNPREPARED is not prepared', async () => {
  const database = connectOnce();
  expect(await rows(database.db, sql`select ${1}::int + 1 as sum ${sql.raw(UNPREPARED)}`)).toEqual([{ sum: 2 }]);
  expect(await prepared(database)).toEqual([]);
});

it('?prepare=false in the URL turns off prepared statements, as poolers require', async () => {
  const database = connectOnce(`${url}?prepare=false`);
  expect(await add(database.db, 2)).toEqual([{ sum: 3 }]);
  expect(await prepared(database)).toEqual([]);
});

it('a prepared statement still works after another instance changed its result columns', async () => {
  const [database, other] = [connectOnce(), postgres(url, { max: 1 })];
  const read = (id: number) => rows(database.db, sql`select * from jar where id = ${id}`);
  await other.unsafe('create table jar (id int); insert into jar values (7)');
  expect(await read(7)).toEqual([{ id: 7 }]);
  await other.unsafe(`alter table jar add column lid text default 'red'`);
  await other.end();
  expect(await read(7)).toEqual([{ id: 7, lid: 'red' }]);
});
