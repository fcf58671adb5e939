import { randomUUID } from 'node:crypto';
import { createTestDeps } from '@longreturn/core/testing';
import { connect } from '@longreturn/db/connect';
import { createTestDatabase } from '@longreturn/db/testing';
import { startFlakyProxy } from '@longreturn/db/testing/flaky-proxy';
import { freePort } from '@longreturn/db/testing/free-port';
import { sql } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { createTestSite } from '../testing/create-test-site.ts';
import { openMailQueue } from '../testing/open-mail-queue.ts';

/** Creates a site with /metrics and an email queue, on a PostgreSQL server that can stop responding. */
async function openSite() {
  const location = await createTestDatabase();
  const proxy = await startFlakyProxy(location.url);
  const database = await connect({ ...location, url: proxy.url, poolSize: 5 });
  const queue = await openMailQueue(database, { works: false });
  const metricsPort = await freePort();
  const site = await createTestSite({ sharing: await createTestDeps(database), env: { metricsPort } });
  await site.app.ready();
  onTestFinished(async () => {
    await proxy.restore();
    await site.close();
    await queue.stop();
    await database.close();
    await proxy.close();
  });
  /** Returns the value of each metric by its name and labels. */
  const metrics = async () => {
    const response = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
    expect(response.status).toBe(200);
    const lines = (await response.text()).split('\n').filter((line) => line !== '' && !line.startsWith('#'));
    return Object.fromEntries(lines.map((line) => line.split(/ (?=\S+$)/)));
  };
  return { ...site, database, queue, proxy, metrics };
}

it('the metrics describe the database’s connection pool', async () => {
  const { database, metrics } = await openSite();
  expect(await metrics()).toMatchObject({ database_up: '1', database_pool_size: '5', database_pool_waiting: '0' });
  const before = await metrics();
  const gate = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const transaction = database.db.transaction(async (tx) => {
    await tx.execute(sql`select 1`);
    begun.resolve();
    await gate.promise;
  });
  await begun.promise;
  await expect(database.query('select wrong')).rejects.toThrow();
  const during = await metrics();
  expect(Number(during['database_pool_in_use'])).toBeGreaterThanOrEqual(1);
  const failures = 'database_failures_total{kind="statement"}';
  expect(Number(during[failures]) - Number(before[failures])).toBe(1);
  gate.resolve();
  await transaction;
});

it('the metrics count waiting and failed emails and contain the age of the oldest waiting email', async () => {
  const { database, queue, metrics } = await openSite();
  expect(await metrics()).toMatchObject({
    'mail_queue_mails{state="waiting"}': '0',
    'mail_queue_mails{state="failed"}': '0',
    mail_queue_oldest_seconds: '0',
  });
  for (let count = 0; count < 3; count += 1)
    await queue.jobs.send(database.db, 'mail', { kind: 'password-changed', userId: randomUUID() });
  await database.query(`update pgboss.job set created_on = now() - interval '90 seconds'
    where id = (select id from pgboss.job where name = 'mail' limit 1)`);
  await database.query(`insert into pgboss.job (name, data) values ('failed-mail', '{}')`);
  const values = await metrics();
  expect(values).toMatchObject({
    'mail_queue_mails{state="waiting"}': '3',
    'mail_queue_mails{state="sending"}': '0',
    'mail_queue_mails{state="failed"}': '1',
  });
  expect(Number(values['mail_queue_oldest_seconds'])).toBeGreaterThanOrEqual(90);
});

it('the metrics describe the cache’s size and hits', async () => {
  const { app, metrics } = await openSite();
  for (let count = 0; count < 3; count += 1) expect((await app.inject('/about')).statusCode).toBe(200);
  const values = await metrics();
  expect(values).toMatchObject({
    answer_cache_entries: '1',
    'answer_cache_requests_total{result="hit"}': '2',
    'answer_cache_requests_total{result="miss"}': '1',
    answer_cache_renders_total: '1',
  });
  expect(Number(values['answer_cache_bytes'])).toBeGreaterThan(1000);
});

it('while the database is unavailable, the metrics contain everything that is known without it', async () => {
  const { proxy, metrics } = await openSite();
  proxy.pause();
  for (let count = 0; count < 2; count += 1) {
    const values = await metrics();
    expect(values).toMatchObject({
      database_up: '0',
      database_pool_size: '5',
      'mail_queue_mails{state="waiting"}': 'Nan',
      mail_queue_oldest_seconds: 'Nan',
      answer_cache_entries: '0',
    });
    expect(Number(values['database_pool_in_use'])).toBeLessThanOrEqual(5);
  }
  await proxy.restore();
});
