import { issueDeliveries, newsletterIssues, subscribers } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { SYSTEM } from '../../src/actor.ts';
import { retryFailed } from '../../src/newsletter/issues/issue-progress.ts';
import { queueFailed, queueRecipients } from '../../src/newsletter/issues/queue-recipients.ts';
import { sendIssue } from '../../src/newsletter/issues/send-issue.ts';
import { buildIssue, createTestDeps } from '../../src/testing/testing.ts';

const { deps, clock, mails, close } = await createTestDeps();
afterAll(close);

async function buildSubscribers(count: number): Promise<string[]> {
  const times = { subscribedAt: clock.now(), updatedAt: clock.now() };
  const rows = Array.from({ length: count }, (_, n) => {
    const email = `reader-${n}@example.org`;
    return { id: deps.ids.next(), email, emailKey: email, status: 'active', editions: ['episodes'], ...times } as const;
  });
  for (let at = 0; at < rows.length; at += 500) {
    const some = rows.slice(at, at + 500).map((row) => ({ ...row, editions: [...row.editions] }));
    await deps.db.insert(subscribers).values(some);
  }
  return rows.map(({ id }) => id);
}

const ids = await buildSubscribers(2500);

/** Returns a job queue that fails at batch number `failing`, and a list to which it adds the size of each batch. */
function jobsFailingAt(failing: number): { jobs: typeof deps.jobs; batches: number[] } {
  const batches: number[] = [];
  const jobs: typeof deps.jobs = {
    ...deps.jobs,
    async sendMany(db, name, some) {
      batches.push(some.length);
      if (batches.length === failing) throw new Error('The process died');
      await deps.jobs.sendMany(db, name, some);
    },
  };
  return { jobs, batches };
}

const recipientsOf = (issueId: string) =>
  mails.flatMap((job) => (job.kind === 'newsletter-issue' && job.issueId === issueId ? [job.subscriberId] : []));
const issueWith = async (id: string) => {
  const [issue] = await deps.db.select().from(newsletterIssues).where(eq(newsletterIssues.id, id));
  return issue;
};

test('an issue with many recipients is queued in batches of at most a thousand, each recipient once', async () => {
  const { id } = await buildIssue(deps);
  expect(await sendIssue(deps, SYSTEM, { id })).toEqual({ recipients: 2500 });
  const { jobs, batches } = jobsFailingAt(Number.NaN);
  await queueRecipients({ ...deps, jobs }, id);
  expect(batches).toEqual([1000, 1000, 500]);
  expect(recipientsOf(id)).toEqual(ids);
  expect(await issueWith(id)).toMatchObject({ recipients: 2500 });
});

test('the next run continues an interrupted run, and nobody is queued twice', async () => {
  const { id } = await buildIssue(deps);
  await sendIssue(deps, SYSTEM, { id });
  const { jobs } = jobsFailingAt(2);
  await expect(queueRecipients({ ...deps, jobs }, id)).rejects.toThrow('The process died');
  expect(await deps.db.$count(issueDeliveries, eq(issueDeliveries.issueId, id))).toBe(1000);
  await queueRecipients(deps, id);
  await queueRecipients(deps, id);
  expect(recipientsOf(id)).toEqual(ids);
});

test('concurrent runs queue nobody twice', async () => {
  const { id } = await buildIssue(deps);
  await sendIssue(deps, SYSTEM, { id });
  await Promise.all([queueRecipients(deps, id), queueRecipients(deps, id)]);
  expect(recipientsOf(id).toSorted()).toEqual(ids.toSorted());
});

test('if an issue is deleted before its emails are queued, none are queued', async () => {
  const { id } = await buildIssue(deps);
  await sendIssue(deps, SYSTEM, { id });
  await deps.db.delete(newsletterIssues).where(eq(newsletterIssues.id, id));
  await queueRecipients(deps, id);
  expect(recipientsOf(id)).toEqual([]);
});

test('failed emails of many recipients are queued again, the first thousand immediately and the rest by a job', async () => {
  const { id } = await buildIssue(deps);
  await sendIssue(deps, SYSTEM, { id });
  await queueRecipients(deps, id);
  await deps.db.update(issueDeliveries).set({ state: 'failed' }).where(eq(issueDeliveries.issueId, id));
  const before = mails.length;
  const queued: unknown[] = [];
  const jobs: typeof deps.jobs = { ...deps.jobs, send: async (_db, ...job) => void queued.push(job) };
  expect(await retryFailed({ ...deps, jobs }, SYSTEM, { id })).toEqual({ recipients: 2500 });
  expect(mails.slice(before)).toHaveLength(1000);
  expect(queued).toEqual([['newsletter-queue', { issueId: id, onlyFailed: true }]]);
  await queueFailed(deps, id);
  const again = mails.slice(before).map((job) => (job.kind === 'newsletter-issue' ? job.subscriberId : job.kind));
  expect(again.toSorted()).toEqual(ids.toSorted());
});
