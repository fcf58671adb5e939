import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { MailJob } from '@longreturn/core/mail/mail';
import { connect } from '@longreturn/db/connect';
import { createTestDatabase } from '@longreturn/db/testing';
import { expect, it, onTestFinished, vi } from 'vitest';
import { addressOf, openMailQueue } from '../testing/open-mail-queue.ts';

const WORKER = fileURLToPath(new URL('../testing/killed-mail-worker.ts', import.meta.url));
const SOON = { timeout: 60_000, interval: 20 };

/** Kills the worker when two emails are in progress. Returns the recipients of all emails that it began to send. */
async function killWithTwoInHand(url: string): Promise<string[]> {
  const worker = spawn(process.execPath, [WORKER, url], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void worker.kill('SIGKILL'));
  let printed = '';
  worker.stdout.on('data', (piece: Buffer) => {
    printed += piece;
  });
  await vi.waitFor(() => expect(printed.split('\n').slice(0, -1)).toHaveLength(5), SOON);
  const ended = once(worker, 'close');
  worker.kill('SIGKILL');
  await ended;
  return printed.split('\n').slice(0, -1);
}

it('another instance sends the emails of a killed process; only those in progress may be sent twice', async () => {
  const location = await createTestDatabase();
  const database = await connect(location);
  onTestFinished(database.close);
  const queue = await openMailQueue(database, { works: false, upkeepSeconds: 1, pollSeconds: 1 });
  onTestFinished(queue.stop);
  const jobs = Array.from({ length: 12 }, (): MailJob => ({ kind: 'password-changed', userId: randomUUID() }));
  for (const job of jobs) await queue.jobs.send(database.db, 'mail', job);
  const all = jobs.map(addressOf);
  const begun = await killWithTwoInHand(location.url);

  await queue.work();
  const sent = () => queue.mailer.sent.map(({ to }) => to).sort();
  await vi.waitFor(() => expect(sent()).toEqual(all.filter((to) => !begun.includes(to)).sort()), SOON);

  // Let the heartbeat and then the retry delay expire.
  const pass = (column: string) =>
    database.query(`update pgboss.job set ${column} = ${column} - interval '91 seconds' where state <> 'completed'`);
  await pass('heartbeat_on');
  const inHand = () => database.query(`select state from pgboss.job where state <> 'completed'`);
  await vi.waitFor(async () => expect(await inHand()).toEqual([{ state: 'retry' }, { state: 'retry' }]), SOON);
  await pass('start_after');
  await vi.waitFor(async () => expect(await inHand()).toEqual([]), SOON);
  expect(sent()).toHaveLength(9);
  expect(new Set([...sent(), ...begun])).toEqual(new Set(all));
  expect(
    sent()
      .filter((to) => begun.includes(to))
      .sort(),
  ).toEqual(begun.slice(3).sort());
});
