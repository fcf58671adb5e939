import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { SYSTEM } from '@longreturn/core/actor';
import { JOB_KINDS } from '@longreturn/core/jobs/job-kinds';
import { getIssueProgress } from '@longreturn/core/newsletter/issues/issue-progress';
import { sendIssue } from '@longreturn/core/newsletter/issues/send-issue';
import { buildIssue, createTestDeps } from '@longreturn/core/testing';
import { connect } from '@longreturn/db/connect';
import { createTestDatabase } from '@longreturn/db/testing';
import { pino } from 'pino';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openJobs } from '../../src/jobs/open-jobs.ts';

const WORKER = fileURLToPath(new URL('../testing/killed-newsletter.ts', import.meta.url));
const SOON = { timeout: 50_000, interval: 50 };
/** The number of subscribers, who are queued in two batches. */
const SUBSCRIBERS = 1100;

/** Runs an instance until it has printed this many matching lines, kills it, and returns those lines. */
async function killAfter(url: string, hangsAt: 'queueing' | 'sending', line: RegExp, count: number): Promise<string[]> {
  const worker = spawn(process.execPath, [WORKER, url, hangsAt], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void worker.kill('SIGKILL'));
  let printed = '';
  worker.stdout.on('data', (piece: Buffer) => {
    printed += piece;
  });
  const lines = () => printed.split('\n').filter((each) => line.test(each));
  await vi.waitFor(() => expect(lines()).toHaveLength(count), SOON);
  const ended = once(worker, 'close');
  worker.kill('SIGKILL');
  await ended;
  return lines();
}

it('sending an issue continues after the process is killed, and only emails in progress can arrive twice', async () => {
  const location = await createTestDatabase();
  const database = await connect(location);
  onTestFinished(database.close);
  const kinds = JOB_KINDS;
  const queue = await openJobs({
    database,
    logger: pino({ level: 'silent' }),
    kinds,
    concurrency: { mail: 10 },
    upkeepSeconds: 1,
    pollSeconds: 1,
  });
  onTestFinished(queue.stop);
  const { deps } = await createTestDeps(database, { jobs: queue.jobs });
  await database.query(
    `insert into subscribers (id, email, email_key, status, subscribed_at, updated_at)
     select gen_random_uuid(), 'reader-' || n || '@example.org', 'reader-' || n || '@example.org', 'active', now(), now()
     from generate_series(1, ${SUBSCRIBERS}) n`,
  );
  const { id } = await buildIssue(deps);
  expect(await sendIssue(deps, SYSTEM, { id })).toEqual({ recipients: SUBSCRIBERS });
  const progress = () => getIssueProgress(deps, SYSTEM, { id });
  const unfinished = `state in ('active', 'retry') and name in ('mail', 'newsletter-queue')`;
  /** Makes the heartbeats of the killed process expire, and then the retry delays. */
  const recover = async () => {
    const pass = (column: string) =>
      database.query(`update pgboss.job set ${column} = ${column} - interval '91 seconds' where ${unfinished}`);
    await pass('heartbeat_on');
    const active = () =>
      database.query(`select from pgboss.job where state = 'active' and name in ('mail', 'newsletter-queue')`);
    await vi.waitFor(async () => expect(await active()).toEqual([]), SOON);
    await pass('start_after');
  };

  await killAfter(location.url, 'queueing', /^batch/, 2);
  await vi.waitFor(async () => expect(await progress()).toMatchObject({ queued: 1000 }), SOON);
  await recover();

  const begun = await killAfter(location.url, 'sending', /@/, 5);
  await vi.waitFor(async () => expect((await progress()).sent).toBe(3), SOON);
  await recover();

  const sent: string[] = [];
  const mailer = {
    async send({ to }: { to: string }) {
      sent.push(to);
      return { is: 'accepted' } as const;
    },
  };
  await queue.work({ ...deps, mailer });
  const rest = { queued: 0, failed: 0, skipped: 0, unsubscribed: 0 };
  const whole = { state: 'sent', recipients: SUBSCRIBERS, sent: SUBSCRIBERS, ...rest };
  await vi.waitFor(async () => expect(await progress()).toEqual(whole), SOON);
  expect(new Set([...begun, ...sent]).size).toBe(SUBSCRIBERS);
  expect(new Set(sent).size).toBe(sent.length);
  const twice = sent.filter((to) => begun.includes(to));
  expect(twice.length).toBeLessThanOrEqual(2);
}, 150_000);
