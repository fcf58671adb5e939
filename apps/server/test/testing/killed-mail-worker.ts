import { connect } from '@longreturn/db/connect';
import { openJobs } from '../../src/jobs/open-jobs.ts';
import { mailKinds, NO_DEPS, prepareForTest } from './open-mail-queue.ts';

/**
 * Entry point of an instance that a test kills. It prints the recipient of each email that it begins to send. It sends
 * three emails and never finishes the others.
 */
const [url = ''] = process.argv.slice(2);
const database = await connect({ is: 'postgres', url });
let begun = 0;
const kinds = mailKinds({
  mailer: {
    async send({ to }) {
      begun += 1;
      process.stdout.write(`${to}\n`);
      return begun > 3 ? new Promise<never>(() => {}) : { is: 'accepted' };
    },
  },
  prepare: prepareForTest,
  recordBounce: async () => {},
});
const queue = await openJobs({ database, logger: console, kinds, concurrency: { mail: 2 } });
await queue.work(NO_DEPS);
