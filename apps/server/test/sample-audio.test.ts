import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { listEpisodes } from '@longreturn/core/content/episodes/list-episodes';
import { renditions } from '@longreturn/db/schema';
import { SAMPLE_EPISODES } from '@longreturn/site/sample';
import { pino } from 'pino';
import { expect, it, onTestFinished, vi } from 'vitest';
import { readEnv } from '../src/env.ts';
import { builtSampleAudio } from '../src/sample-audio.ts';
import { openServices } from '../src/services.ts';

const SOON = { timeout: 15_000, interval: 50 };

it('the sample catalogue comes with the built audio, and visitors get no audio of premium episodes', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'longreturn-audio-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const env = readEnv({ DATA_DIR: dataDir, SEED: 'sample' });
  const { deps, startWork, close } = await openServices({ env, logger: pino({ level: 'silent' }), progress: () => {} });
  onTestFinished(close);
  const built = await builtSampleAudio().list();
  expect(built.length, 'the audio is built by npm run build').toBeGreaterThan(0);

  await startWork();
  await vi.waitFor(async () => expect(await deps.db.$count(renditions)).toBe(built.length), SOON);
  const heardBy = async (reader: 'anonymous' | 'member') =>
    (await listEpisodes(deps, reader, { limit: 100 })).items.filter(({ audio }) => audio !== null);
  const heard = await heardBy('member');
  expect(heard.length).toBeGreaterThanOrEqual(10);
  expect(heard.filter(({ isPremium }) => isPremium).length).toBeGreaterThanOrEqual(2);
  expect(heard.filter(({ isPremium, isAma }) => isPremium && isAma).length).toBeGreaterThanOrEqual(1);
  expect(heard.filter(({ chaptersUrl, transcriptUrl }) => chaptersUrl && transcriptUrl).length).toBeGreaterThanOrEqual(
    5,
  );
  const visitors = await heardBy('anonymous');
  expect(visitors).toHaveLength(heard.filter(({ isPremium }) => !isPremium).length);
  const durations = (items: typeof heard) => items.map(({ audio }) => audio?.durationSec);
  expect(durations(visitors)).not.toEqual(durations(heard.filter(({ isPremium }) => !isPremium)));
  for (const { objectKey, bytes } of await deps.db.select().from(renditions))
    expect(await deps.objects.head(objectKey ?? '')).toEqual({ bytes });
});

it('every built rendition belongs to a sample episode, and premium episodes have no public rendition', async () => {
  const episodes = new Map(SAMPLE_EPISODES.map((episode) => [episode.slug, episode]));
  for (const { slug, kind, durationSec, peaks } of await builtSampleAudio().list()) {
    expect(kind === 'public' && episodes.get(slug)?.isPremium, slug).toBe(false);
    expect(durationSec, slug).toBeGreaterThanOrEqual(60);
    expect(durationSec, slug).toBeLessThanOrEqual(120);
    expect(peaks, slug).toHaveLength(400);
  }
});

it('without a build there is no audio', async () => {
  expect(await builtSampleAudio(pathToFileURL(join(tmpdir(), 'not-built/'))).list()).toEqual([]);
});
