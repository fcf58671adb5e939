import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { NewRendition } from '@longreturn/core/listening/put-rendition';
import type { ObjectStore } from '@longreturn/core/ports';
import { buildEpisode, buildRendition, buildUser, feedToken } from '@longreturn/core/testing';
import { privateFeeds } from '@longreturn/db/schema';
import { diskStore } from '@longreturn/providers/storage/disk';
import { availableStore } from '../../src/media-library/available-store.ts';
import { createTestSite } from '../testing/create-test-site.ts';

/** The User-Agent of a browser. */
export const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
export const OVERCAST = 'Overcast/3.0 (+http://overcast.fm/; iOS podcast app)';

/** Creates a site with audio files in the given object store, or in a store on disk. */
export async function openAudioSite({
  objects: given,
  ...options
}: Parameters<typeof createTestSite>[0] & { objects?: ObjectStore } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'longreturn-audio-'));
  const objects = given ?? availableStore(diskStore(join(folder, 'objects')));
  const site = await createTestSite({ ...options, deps: { objects } });
  const { app, deps } = site;

  /** Stores random bytes as a rendition of 120 seconds. Half of the bytes therefore count as a minute of audio. */
  async function store(fields: Partial<NewRendition> & Pick<NewRendition, 'episodeId'>, size = 100_000) {
    const body = randomBytes(size);
    const rendition = await buildRendition(deps, { bytes: size, durationSec: 120, ...fields });
    const { objectKey, contentType } = rendition;
    if (objectKey) await objects.put(objectKey, Readable.from([body]), { contentType, bytes: size });
    return { ...rendition, body, path: `/audio/${rendition.id}.mp3` };
  }
  const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    app.inject({ method, url, headers: { 'user-agent': OVERCAST, ...headers } });

  /** Creates a private feed. Returns its ID, its token and the prefix of its URLs. */
  async function openFeed(role: 'member' | 'subscriber' | 'editor' = 'member') {
    const user = await buildUser(deps, { role });
    const id = deps.ids.next();
    const { token, hash: tokenHash } = feedToken(id);
    await deps.db
      .insert(privateFeeds)
      .values({ id, userId: user.id, name: 'Phone', tokenHash, createdAt: deps.clock.now() });
    return { id, token, prefix: `/feeds/${token}` };
  }
  const close = async () => {
    await site.close();
    await rm(folder, { recursive: true });
  };
  const episode = (fields?: Parameters<typeof buildEpisode>[1]) => buildEpisode(deps, fields);
  return { ...site, objects, store, get, openFeed, episode, close };
}
