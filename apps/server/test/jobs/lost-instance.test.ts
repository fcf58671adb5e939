import { connect } from '@longreturn/db/connect';
import { createTestDatabase } from '@longreturn/db/testing';
import { startFlakyProxy } from '@longreturn/db/testing/flaky-proxy';
import { PgBoss } from 'pg-boss';
import { describe, expect, it, vi } from 'vitest';
import { bossDatabase } from '../../src/jobs/boss-database.ts';
import { aJob, ENGINES, SOON } from '../testing/describe-mail-queue.ts';
import { openMailQueue } from '../testing/open-mail-queue.ts';

describe('an email that a dead process was sending', () => {
  it.each(Object.entries(ENGINES))('is retried by another process on %s', async (_engine, open) => {
    const database = await open();
    const queue = await openMailQueue(database, { works: false });
    await queue.jobs.send(database.db, 'mail', aJob());
    await database.query(
      `update pgboss.job set state = 'active', started_on = now(), heartbeat_on = now() - interval '21 seconds'`,
    );

    // `supervise` is what the queue itself calls every ten seconds.
    const upkeep = new PgBoss({
      db: bossDatabase(database),
      backend: database.engine,
      supervise: false,
      schedule: false,
    });
    const faults: unknown[] = [];
    upkeep.on('error', (error) => faults.push(error));
    await upkeep.start();
    await upkeep.supervise('mail');
    expect(faults).toEqual([]);
    expect(await database.query('select state, retry_count from pgboss.job')).toMatchObject([{ state: 'retry' }]);
    await upkeep.stop({ graceful: false });
    await queue.stop();
    await database.close();
  });
});

describe('a database outage', () => {
  it('does not lose emails that another instance queued: they are sent after the outage', async () => {
    const location = await createTestDatabase();
    const proxy = await startFlakyProxy(location.url);
    const near = await connect({ ...location, url: proxy.url });
    const queue = await openMailQueue(near);
    const far = await connect(location);
    const elsewhere = await openMailQueue(far, { works: false });
    await proxy.cut();
    await elsewhere.jobs.send(far.db, 'mail', aJob());
    await expect(queue.jobs.send(near.db, 'mail', aJob())).rejects.toThrowError();
    await vi.waitFor(() => expect(queue.logged).toContain('The job queue failed'), SOON);
    await proxy.restore();
    await vi.waitFor(() => expect(queue.mailer.sent).toHaveLength(1), SOON);
    await elsewhere.stop();
    await queue.stop();
    await Promise.all([near.close(), far.close(), proxy.close()]);
  });
});
