import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { audioPath } from '@longreturn/core/listening/audio-path';
import { putRendition, renditionKey } from '@longreturn/core/listening/put-rendition';
import type { Database } from '@longreturn/db/database';
import { episodes } from '@longreturn/db/schema';
import { startPostgresServer } from '@longreturn/db/testing/postgres-server';
import { diskStore } from '@longreturn/providers/storage/disk';
import { startSite } from '@longreturn/running-site/start-site';
import { ENVIRONMENT, inDatabase } from '../grown-sites.ts';
import { memoryOf, sampleMemory } from '../memory-of.ts';
import type { Row } from '../row.ts';

const MEGABYTE = 1_000_000;
const FILE_BYTES = 60 * MEGABYTE;
const RANGE_BYTES = 4 * MEGABYTE;
const LISTENERS = 8;
/** How many times each listener reads the file. The first time is the warm-up. */
const ROUNDS = 4;
const MOST_MEGABYTES = 50;

/** Measures how fast eight listeners read a file of 60 MB in ranges, and how much the server's memory grows. */
export async function measureAudio(): Promise<Row[]> {
  const postgres = await startPostgresServer();
  const dataDir = await mkdtemp(join(tmpdir(), 'longreturn-bench-audio-'));
  try {
    const site = await startSite({ dataDir, env: { ...ENVIRONMENT, DATABASE_URL: postgres.url } });
    try {
      const path = await storeAudio(postgres.url, dataDir);
      const url = site.origin.replace('localhost', '127.0.0.1') + path;
      await readByAll(url, 1);
      const before = (await memoryOf(site.pid)).own;
      const sampling = sampleMemory(site.pid);
      const begun = performance.now();
      await readByAll(url, ROUNDS - 1);
      const seconds = (performance.now() - begun) / 1000;
      const grown = (await sampling.stop()) - before;
      const pace = (LISTENERS * (ROUNDS - 1) * FILE_BYTES) / MEGABYTE / seconds;
      return [
        {
          name: `a file of 60 MB in ranges, ${LISTENERS} listeners`,
          site: `${Math.round(pace)} MB/s`,
          value: `+${Math.round(grown)} MB`,
          target: `≤ +${MOST_MEGABYTES} MB`,
          ok: grown <= MOST_MEGABYTES,
        },
      ];
    } finally {
      await site.stop();
    }
  } finally {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Stores the audio of a new free episode. Returns the path of the audio. */
async function storeAudio(databaseUrl: string, dataDir: string): Promise<string> {
  const objectKey = renditionKey(randomUUID());
  const about = { contentType: 'audio/mpeg', bytes: FILE_BYTES };
  const pieces = Array.from({ length: FILE_BYTES / MEGABYTE }, () => randomBytes(MEGABYTE));
  await diskStore(join(dataDir, 'objects')).put(objectKey, Readable.from(pieces), about);
  let path = '';
  await inDatabase(databaseUrl, async ({ db }: Database) => {
    const [clock, ids] = [{ now: () => new Date() }, { next: () => randomUUID() }];
    const [episode] = await db
      .insert(episodes)
      .values({
        ...{ id: ids.next(), title: 'A long episode', slug: 'a-long-episode', type: 'Science Deep Dive', search: '' },
        ...{ publishedAt: clock.now(), createdAt: clock.now(), updatedAt: clock.now() },
      })
      .returning({ id: episodes.id });
    const audio = { episodeId: episode?.id ?? '', kind: 'public', objectKey, durationSec: 3600, ...about } as const;
    const { id } = await putRendition({ db, clock, ids }, audio);
    path = audioPath({ id, ...about });
  });
  return path;
}

async function readByAll(url: string, rounds: number): Promise<void> {
  const read = async () => {
    for (let round = 0; round < rounds; round += 1)
      for (let start = 0; start < FILE_BYTES; start += RANGE_BYTES) await readRange(url, start);
  };
  await Promise.all(Array.from({ length: LISTENERS }, read));
}

async function readRange(url: string, start: number): Promise<void> {
  const headers = { range: `bytes=${start}-${start + RANGE_BYTES - 1}` };
  const response = await fetch(url, { headers });
  let bytes = 0;
  for await (const piece of response.body ?? []) bytes += piece.length;
  if (response.status !== 206 || bytes !== RANGE_BYTES)
    throw new Error(`${url} sent ${bytes} bytes, status ${response.status}`);
}
