import { buildUser, createTestDeps } from '@longreturn/core/testing';
import { connect } from '@longreturn/db/connect';
import { createTestDatabase } from '@longreturn/db/testing';
import { sql } from 'drizzle-orm';
import { expect, inject, it, onTestFinished } from 'vitest';
import { createTestSite } from '../testing/create-test-site.ts';

const PASSWORD = 'Correct horse 1';
const READERS = 40;
const ROUNDS = 4;

/**
 * Creates a database with a connection limit. Its owner is not a superuser, because the limit doesn't apply to
 * superusers.
 */
async function limitedDatabase(connections: number) {
  const location = await createTestDatabase();
  const admin = await connect({ is: 'postgres', url: inject('postgresUrl'), poolSize: 1 });
  const name = new URL(location.url).pathname.slice(1);
  const owner = `owner_of_${name}`;
  await admin.db.execute(sql.raw(`create role ${owner} login password 'owner' connection limit ${connections}`));
  await admin.close();
  const inside = await connect({ ...location, poolSize: 1 });
  await inside.db.execute(sql.raw(`grant all on all tables in schema public to ${owner}`));
  await inside.close();
  const url = new URL(location.url);
  url.username = owner;
  url.password = 'owner';
  return { ...location, url: url.href };
}

it('if the database allows few connections, requests wait for a free connection, and no request fails', async () => {
  const location = await limitedDatabase(3);
  const test = await createTestDeps(await connect({ ...location, poolSize: 10 }));
  const site = await createTestSite({ sharing: test });
  onTestFinished(async () => {
    await site.close();
    await test.close();
  });
  const { email } = await buildUser(site.deps, { password: PASSWORD });
  const login = { method: 'POST', url: '/api/auth/login', payload: { email, password: PASSWORD } } as const;
  const [cookie] = (await site.app.inject(login)).cookies;
  const read = () => site.app.inject({ url: '/api/auth/me', headers: { cookie: `${cookie?.name}=${cookie?.value}` } });
  const statuses: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const responses = await Promise.all(
      Array.from({ length: READERS }, (_, n) => (n % 10 ? read() : site.app.inject(login))),
    );
    statuses.push(...responses.map(({ statusCode }) => statusCode));
  }
  expect(statuses.filter((status) => status !== 200)).toEqual([]);
});
