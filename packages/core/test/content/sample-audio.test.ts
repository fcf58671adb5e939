import { Readable } from 'node:stream';
import { renditions } from '@longreturn/db/schema';
import { afterAll, expect, test } from 'vitest';
import { listEpisodes } from '../../src/content/episodes/list-episodes.ts';
import { loadSampleCatalogue } from '../../src/content/sample/load-sample-catalogue.ts';
import { putSampleAudio } from '../../src/content/sample/put-sample-audio.ts';
import { readContentVersion } from '../../src/content/write-content.ts';
import type { SampleRendition } from '../../src/ports.ts';
import { createTestDeps } from '../../src/testing/testing.ts';

const PUBLIC = 'strength-after-seventy';
const PREMIUM = 'what-a-healthy-decade-is-worth';

const rendition = (slug: string, kind: SampleRendition['kind']): SampleRendition => ({
  slug,
  kind,
  bytes: 5,
  durationSec: 61,
  peaks: [0, 100],
  chapters: [{ startTime: 0, title: 'Introduction', url: null }],
  transcript: [{ startTime: 0, endTime: 1, speaker: 'Maren Oduya', text: 'A spoken quinoxaline.' }],
  open: () => Readable.from([Buffer.from('audio')]),
});
const SAMPLES = [rendition(PUBLIC, 'public'), rendition(PUBLIC, 'ad-free'), rendition(PREMIUM, 'ad-free')];

const { deps, store, close } = await createTestDeps(undefined, { sampleAudio: { list: async () => SAMPLES } });
afterAll(close);
await loadSampleCatalogue(deps);

const heard = async (reader: 'anonymous' | 'member') => {
  const { items } = await listEpisodes(deps, reader, { limit: 100 });
  return Object.fromEntries(items.filter(({ audio }) => audio !== null).map(({ slug, audio }) => [slug, audio?.bytes]));
};

test('an interrupted run changes nothing for readers, and the next run completes the work', async () => {
  const version = await readContentVersion(deps);
  const failing = {
    ...store,
    put: async (...given: Parameters<typeof store.put>) => {
      if (store.objects.size > 0) throw new Error('the store is away');
      await store.put(...given);
    },
  };
  await expect(putSampleAudio({ ...deps, objects: failing })).rejects.toThrow('the store is away');
  expect([store.objects.size, await readContentVersion(deps), await heard('member')]).toEqual([1, version, {}]);

  await putSampleAudio(deps);
  expect([store.objects.size, await readContentVersion(deps)]).toEqual([3, version + 1]);
  expect(await heard('anonymous')).toEqual({ [PUBLIC]: 5 });
  expect(await heard('member')).toEqual({ [PUBLIC]: 5, [PREMIUM]: 5 });
});

test('a second run stores nothing and keeps cached pages valid', async () => {
  const before = [await readContentVersion(deps), await deps.db.select().from(renditions)];
  await putSampleAudio(deps);
  expect([await readContentVersion(deps), await deps.db.select().from(renditions)]).toEqual(before);
});

test('if the audio was not built, a run logs that and stores nothing', async () => {
  const version = await readContentVersion(deps);
  const lines: string[] = [];
  const logger = { ...deps.logger, info: (_details: object, message: string) => lines.push(message) };
  await putSampleAudio({ ...deps, logger, sampleAudio: { list: async () => [] } });
  expect(lines).toEqual(['The sample episodes have no audio, because it has not been built']);
  expect(await readContentVersion(deps)).toBe(version);
});
