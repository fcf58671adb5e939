import { JOB_KINDS } from '@longreturn/core/jobs/job-kinds';
import { createTestDeps } from '@longreturn/core/testing';
import { connect } from '@longreturn/db/connect';
import { openJobs } from '../../src/jobs/open-jobs.ts';

/**
 * Entry point of an instance that a test kills. It prints what it does, and hangs at the second batch of recipients
 * ('queueing') or at the fourth email ('sending').
 */
const [url = '', hangsAt = ''] = process.argv.slice(2);
const database = await connect({ is: 'postgres', url });
const queue = await openJobs({ database, logger: console, kinds: JOB_KINDS, concurrency: { mail: 3 } });
const { deps } = await createTestDeps(database);
let batches = 0;
const hang = () => new Promise<never>(() => {});
const jobs: typeof queue.jobs = {
  ...queue.jobs,
  async sendMany(db, name, data) {
    batches += 1;
    await queue.jobs.sendMany(db, name, data);
    process.stdout.write(`batch ${batches}\n`);
    if (hangsAt === 'queueing' && batches === 2) await hang();
  },
};
let begun = 0;
const mailer = {
  async send({ to }: { to: string }) {
    if (hangsAt === 'queueing') await hang();
    begun += 1;
    process.stdout.write(`${to}\n`);
    return begun > 3 ? hang() : ({ is: 'accepted' } as const);
  },
};
const now = { now: () => new Date() };
await queue.work({ ...deps, clock: now, jobs, mailer });
