import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rateWindows } from '@longreturn/db/schema';
import { createTestDatabase } from '@longreturn/db/testing';
import { pino } from 'pino';
import { expect, it, onTestFinished, vi } from 'vitest';
import { readEnv } from '../src/env.ts';
import { openServices } from '../src/services.ts';

const SOON = { timeout: 15_000, interval: 50 };
const NOW = new Date('2030-06-01T12:00:00.000Z');

const ENGINES: Record<string, () => Promise<Record<string, string>>> = {
  postgres: async () => ({ DATABASE_URL: (await createTestDatabase()).url }),
  'the embedded engine': async () => ({}),
};

it.each(Object.entries(ENGINES))('on %s a job deletes expired rows every hour', async (_engine, variables) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'longreturn-services-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const env = readEnv({ DATA_DIR: dataDir, SEED: 'none', ...(await variables()) });
  const deps = { clock: { now: () => NOW } };
  const services = await openServices({ env, logger: pino({ level: 'silent' }), progress: () => {}, deps });
  onTestFinished(services.close);
  const { db, jobs } = services.deps;
  const windowEnding = (minutes: number) => ({
    key: `window ending in ${minutes}`,
    tries: 1,
    endsAt: new Date(NOW.getTime() + minutes * 60_000),
  });
  await db.insert(rateWindows).values([windowEnding(-1), windowEnding(1)]);
  const scheduled = await services.database.query('select name, cron, timezone from pgboss.schedule');
  expect(scheduled).toEqual([{ name: 'sweep-expired', cron: '17 * * * *', timezone: 'UTC' }]);

  await jobs.send(db, 'sweep-expired', {}); // what the schedule does
  await services.startWork();
  const keys = async () => (await db.select({ key: rateWindows.key }).from(rateWindows)).map(({ key }) => key);
  await vi.waitFor(async () => expect(await keys()).toEqual(['window ending in 1']), SOON);
});
