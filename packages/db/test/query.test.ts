import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect } from '../src/connect.ts';
import type { Database } from '../src/database.ts';
import { createTestDatabase, openEmbeddedDatabase } from '../src/testing/test-database.ts';

const ENGINES = {
  postgres: async () => connect(await createTestDatabase()),
  pglite: openEmbeddedDatabase,
};

describe.each(Object.entries(ENGINES))('a library’s SQL on %s', (_engine, open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
    await database.query('create table jar (id int, data jsonb)');
  });
  afterAll(() => database.close());

  it('can have parameters of every type that libraries send', async () => {
    const [row] = await database.query(
      'select $1::int as n, $2::uuid[] as ids, $3::jsonb as data, $4::text as nothing',
      [7, ['01a1fe09-2a20-71c3-ba9e-e755c8daab4b'], { name: 'O’Neil' }, null],
    );
    const ids = ['01a1fe09-2a20-71c3-ba9e-e755c8daab4b'];
    expect(row).toEqual({ n: 7, ids, data: { name: 'O’Neil' }, nothing: null });
  });

  it('can have several statements, and returns the rows of all of them', async () => {
    expect(await database.query('begin; select 1 as n; select 2 as n; commit')).toEqual([{ n: 1 }, { n: 2 }]);
    expect(await database.query('select 1 as n; select 2 as n')).toEqual([{ n: 1 }, { n: 2 }]);
  });

  it('leaves no open transaction if it fails', async () => {
    const failing = 'begin; insert into jar (id) values (1); select 1 / 0; commit';
    for (let count = 0; count < 5; count += 1) await expect(database.query(failing)).rejects.toThrowError('division');
    expect(await database.query('select * from jar')).toEqual([]);
    await database.query('begin; insert into jar (id) values (2); commit');
    expect(await database.query('select id from jar')).toEqual([{ id: 2 }]);
  });
});
