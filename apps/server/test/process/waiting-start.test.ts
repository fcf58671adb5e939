import { loadSampleCatalogue } from '@longreturn/core/content/sample/load-sample-catalogue';
import { createDeps } from '@longreturn/core/create-deps';
import { connect } from '@longreturn/db/connect';
import { createTestDatabase } from '@longreturn/db/testing';
import { expect, it } from 'vitest';

/** The ID of the lock that an instance holds while it loads the catalogue. */
const LOCK = 7_041_777;

it('a start waits while another instance loads the catalogue, however long that takes', async () => {
  const location = { ...(await createTestDatabase()), poolSize: 1 };
  const [slow, waiting] = await Promise.all([connect(location), connect(location)]);
  await slow.db.execute(`select pg_advisory_lock(${LOCK})`);
  await waiting.db.execute('set statement_timeout = 100');
  const loading = loadSampleCatalogue({ ...createDeps({ db: waiting.db }), jobs: { send: async () => {} } });
  await slow.db.execute('select pg_sleep(0.5)');
  await slow.db.execute(`select pg_advisory_unlock(${LOCK})`);
  expect(await loading).toBe(true);
  await Promise.all([slow.close(), waiting.close()]);
});
