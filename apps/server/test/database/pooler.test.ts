import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '@longreturn/db/connect';
import { createTestDatabase } from '@longreturn/db/testing';
import { freePort } from '@longreturn/db/testing/free-port';
import { expect, it, onTestFinished, vi } from 'vitest';
import { type RunningServer, runServer } from '../testing/run-server.ts';
import { PGBOUNCER, startPgbouncer } from '../testing/start-pgbouncer.ts';

const SOON = { timeout: 30_000, interval: 100 };

/** Creates an empty database. Returns a URL that connects to it through a transaction pooler. */
async function emptyPooledDatabase(program: string) {
  const { url } = await createTestDatabase();
  const name = `${new URL(url).pathname.slice(1)}_empty`;
  const admin = await connect({ is: 'postgres', url, poolSize: 1 });
  await admin.query(`create database ${name}`);
  await admin.close();
  const pooler = await startPgbouncer(program, new URL(`/${name}`, url).href);
  onTestFinished(pooler.stop);
  return pooler.url;
}

it('behind a transaction pooler, a query waits until the previous query on its connection has ended', async ({
  skip,
}) => {
  if (!PGBOUNCER) return skip('PgBouncer is not installed');
  const url = await emptyPooledDatabase(PGBOUNCER);
  const { query, close } = await connect({ is: 'postgres', url, poolSize: 1 });
  onTestFinished(close);
  await query('select 1');
  // The server takes a while to parse the long query. Meanwhile PgBouncer processes the end of the previous query.
  const long = `select $1::int as n where 0 not in (${'1, '.repeat(50_000)}1)`;
  const results = await Promise.all([query('select 1 as n from pg_sleep(0.1)'), query(long, [2])]);
  expect(results).toEqual([[{ n: 1 }], [{ n: 2 }]]);
});

/** Returns the URL that the server prints. If the server exits before that, throws what the server printed. */
const originOf = ({ origin, ended, output }: RunningServer) =>
  Promise.race([origin, ended.then(() => Promise.reject(new Error(output())))]);

it('behind a transaction pooler, two instances start at the same time, migrate once, and send emails', async ({
  skip,
}) => {
  if (!PGBOUNCER) return skip('PgBouncer is not installed');
  const url = await emptyPooledDatabase(PGBOUNCER);
  const home = mkdtempSync(join(tmpdir(), 'pooler-'));
  onTestFinished(() => rmSync(home, { recursive: true, force: true }));
  const start = async () =>
    runServer({ DATABASE_URL: url, DATA_DIR: home, SEED: 'sample', PORT: String(await freePort()) });
  const instances = await Promise.all([start(), start()]);
  onTestFinished(() => {
    for (const { process } of instances) process.kill('SIGKILL');
  });
  const origins = await Promise.all(instances.map(originOf));
  for (const [n, origin] of origins.entries()) {
    expect(await (await fetch(`${origin}/api/episodes`)).json(), instances[n]?.output()).toHaveLength(60);
  }

  const responses = await Promise.all(
    Array.from({ length: 10 }, (_, n) =>
      fetch(`${origins[n % 2]}/api/newsletter/subscribe`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: `reader-${n}@example.org` }),
      }),
    ),
  );
  expect(responses.map(({ status }) => status)).toEqual(Array(10).fill(200));
  await vi.waitFor(() => expect(readdirSync(join(home, 'mail'))).toHaveLength(10), SOON);
  for (const { process } of instances) process.kill('SIGTERM');
  expect(await Promise.all(instances.map(({ ended }) => ended))).toEqual([0, 0]);
});
