import { createHash } from 'node:crypto';
import { touchContentVersion } from '@longreturn/core/content/write-content';
import { uuidv7Ids } from '@longreturn/core/create-deps';
import type { Db } from '@longreturn/db/database';
import { episodes, privateFeeds, renditions, users } from '@longreturn/db/schema';
import { startPostgresServer } from '@longreturn/db/testing/postgres-server';
import { startSite } from '@longreturn/running-site/start-site';
import { againstBare } from '../against-bare.ts';
import { ENVIRONMENT, inDatabase } from '../grown-sites.ts';
import type { LoadTool } from '../load-tool.ts';
import type { Row } from '../row.ts';

const ITEMS = 60;
const TOKEN = createHash('sha256').update('bench').digest('base64url');
const LEAST = 0.3;

/** Measures a private feed with 60 items on PostgreSQL: the whole feed, and a 304. */
export async function measureFeeds(tool: LoadTool): Promise<Row[]> {
  const postgres = await startPostgresServer();
  try {
    const site = await startSite({ env: { ...ENVIRONMENT, LOG_LEVEL: 'info', DATABASE_URL: postgres.url } });
    try {
      await inDatabase(postgres.url, ({ db }) => addFeed(db));
      const origin = site.origin.replace('localhost', '127.0.0.1');
      const path = `/feeds/${TOKEN}/feed.xml`;
      await waitForItems(origin + path);
      const opponents = { tool, site: origin };
      const contest = { path, least: LEAST };
      return [
        await againstBare(opponents, { ...contest, name: `Private feed, ${ITEMS} items` }),
        await againstBare(opponents, { ...contest, name: 'Private feed, 304', unchanged: true }),
      ];
    } finally {
      await site.stop();
    }
  } finally {
    await postgres.stop();
  }
}

/** Adds audio to sixty episodes, and adds a private feed for the admin. */
async function addFeed(db: Db): Promise<void> {
  const now = new Date();
  const times = { createdAt: now, updatedAt: now };
  const some = await db.select({ episodeId: episodes.id }).from(episodes).limit(ITEMS);
  await waitForSampleAudio(db);
  await db.delete(renditions);
  await db.insert(renditions).values(
    some.map(({ episodeId }) => {
      const id = uuidv7Ids.next();
      const audio = { contentType: 'audio/mpeg', bytes: 50_000_000, durationSec: 3000, objectKey: `audio/${id}` };
      const texts = { chapters: [], transcript: [] };
      return { id, episodeId, kind: 'ad-free' as const, ...audio, ...texts, ...times };
    }),
  );
  const [owner] = await db.select({ userId: users.id }).from(users).limit(1);
  if (!owner) throw new Error('the site has no user');
  const tokenHash = createHash('sha256').update(TOKEN).digest('hex');
  await db.insert(privateFeeds).values({ ...owner, id: uuidv7Ids.next(), name: 'Bench', tokenHash, createdAt: now });
  await touchContentVersion(db);
}

/** Waits until the site has stored the sample audio, whose rows would otherwise collide with the rows added here. */
async function waitForSampleAudio(db: Db): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    if ((await db.$count(renditions)) > 0) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('the site did not store the sample audio');
}

/** Waits until the feed has its items, because the site's caches don't notice a change at once. */
async function waitForItems(url: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const xml = await (await fetch(url)).text();
    if (xml.split('<enclosure').length - 1 === ITEMS) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} does not list ${ITEMS} episodes`);
}
