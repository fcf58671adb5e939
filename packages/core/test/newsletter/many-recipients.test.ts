import { newsletterIssues, subscribers } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { SYSTEM } from '../../src/actor.ts';
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

test('an issue is queued in batches of at most 1,000 emails, one for each recipient', async () => {
  const ids = await buildSubscribers(2500);
  const { id } = await buildIssue(deps);
  const batches: number[] = [];
  const jobs: typeof deps.jobs = {
    ...deps.jobs,
    async sendMany(db, name, some) {
      batches.push(some.length);
      await deps.jobs.sendMany(db, name, some);
    },
  };
  expect(await sendIssue({ ...deps, jobs }, SYSTEM, { id })).toEqual({ recipients: 2500 });
  expect(batches).toEqual([1000, 1000, 500]);
  expect(mails.map((job) => 'subscriberId' in job && job.subscriberId)).toEqual(ids);
  const [issue] = await deps.db.select().from(newsletterIssues).where(eq(newsletterIssues.id, id));
  expect(issue?.recipients).toBe(2500);
});
