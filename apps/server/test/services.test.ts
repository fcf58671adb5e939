import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { SYSTEM } from '@longreturn/core/actor';
import { receiveUpload } from '@longreturn/core/media/file-upload';
import { getFile } from '@longreturn/core/media/list-files';
import { startUpload } from '@longreturn/core/media/start-upload';
import { rateWindows } from '@longreturn/db/schema';
import { createEmbeddedFolder, createTestDatabase } from '@longreturn/db/testing';
import { pino } from 'pino';
import sharp from 'sharp';
import { expect, it, onTestFinished, vi } from 'vitest';
import { readEnv } from '../src/env.ts';
import { openServices } from '../src/services.ts';

const SOON = { timeout: 15_000, interval: 50 };
const NOW = new Date('2030-06-01T12:00:00.000Z');

const ENGINES: Record<string, () => Promise<Record<string, string>>> = {
  postgres: async () => ({ DATABASE_URL: (await createTestDatabase()).url }),
  'the embedded engine': async () => ({}),
};

async function open(variables: Record<string, string>) {
  const dataDir = await mkdtemp(join(tmpdir(), 'longreturn-services-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  if (!variables['DATABASE_URL']) await createEmbeddedFolder(join(dataDir, 'database'));
  const env = readEnv({ DATA_DIR: dataDir, SEED: 'none', ...variables });
  const deps = { clock: { now: () => NOW } };
  const services = await openServices({ env, logger: pino({ level: 'silent' }), progress: () => {}, deps });
  onTestFinished(services.close);
  return services;
}

it.each(Object.entries(ENGINES))(
  'on %s a job makes smaller copies of an uploaded image',
  async (_engine, variables) => {
    const services = await open(await variables());
    const { deps } = services;
    const image = sharp({ create: { width: 600, height: 300, channels: 3, background: '#3f7d5b' } });
    const { uploadURL } = await startUpload(deps, SYSTEM, { name: 'Green.png' });
    const token = uploadURL.split('/').at(-1) ?? '';
    const { id } = await receiveUpload(
      deps,
      { token, contentType: 'image/png' },
      Readable.from(await image.png().toBuffer()),
    );
    await services.startWork();
    const widths = async () => (await getFile(deps, SYSTEM, { id })).variants.map(({ width }) => width);
    await vi.waitFor(async () => expect(await widths()).toEqual([480, 480, 600, 600]), SOON);
  },
);

it.each(Object.entries(ENGINES))('on %s a job deletes expired rows every hour', async (_engine, variables) => {
  const services = await open(await variables());
  const { db, jobs } = services.deps;
  const windowEnding = (minutes: number) => ({
    key: `window ending in ${minutes}`,
    tries: 1,
    endsAt: new Date(NOW.getTime() + minutes * 60_000),
  });
  await db.insert(rateWindows).values([windowEnding(-1), windowEnding(1)]);
  const scheduled = await services.database.query('select name, cron, timezone from pgboss.schedule order by name');
  expect(scheduled).toEqual([
    { name: 'announce-answers', cron: '* * * * *', timezone: 'UTC' },
    { name: 'announce-feed', cron: '* * * * *', timezone: 'UTC' },
    { name: 'announce-renewals', cron: '23 9 * * *', timezone: 'UTC' },
    { name: 'check-feed-sharing', cron: '41 5 * * *', timezone: 'UTC' },
    { name: 'draft-highlights', cron: '10 5 * * *', timezone: 'UTC' },
    { name: 'draft-summary', cron: '20 5 1 1,4,7,10 *', timezone: 'UTC' },
    { name: 'end-cancelled', cron: '7 * * * *', timezone: 'UTC' },
    { name: 'newsletter-due', cron: '* * * * *', timezone: 'UTC' },
    { name: 'reconcile-subscriptions', cron: '41 3 * * *', timezone: 'UTC' },
    { name: 'sweep-expired', cron: '17 * * * *', timezone: 'UTC' },
    { name: 'sweep-media', cron: '41 3 * * *', timezone: 'UTC' },
  ]);

  const sweeping = async () => (await jobs.queueStates()).find(({ name }) => name === 'sweep-expired');
  const { nextRunAt } = (await sweeping()) ?? {};
  expect(nextRunAt?.getUTCMinutes()).toBe(17);
  expect((nextRunAt?.getTime() ?? 0) - Date.now()).toBeLessThanOrEqual(60 * 60_000);

  await jobs.send(db, 'sweep-expired', {}); // as the schedule does
  await services.startWork();
  const keys = async () => (await db.select({ key: rateWindows.key }).from(rateWindows)).map(({ key }) => key);
  await vi.waitFor(async () => expect(await keys()).toEqual(['window ending in 1']), SOON);
  await vi.waitFor(async () => expect((await sweeping())?.lastSuccessAt).toBeInstanceOf(Date), SOON);
});
