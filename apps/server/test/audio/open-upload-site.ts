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
import { createTestSite } from '../testing/create-test-site.ts';

/** A browser that plays the sound on a page of the site. */
export const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
export const OVERCAST = 'Overcast/3.0 (+http://overcast.fm/; iOS podcast app)';

/** Creates a site with real bytes in the given store, or in one on disk. */
export async function openAudioSite({
  objects: given,
  ...options
}: Parameters<typeof createTestSite>[0] & { objects?: ObjectStore } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'longreturn-audio-'));
  const objects = given ?? diskStore(join(folder, 'objects'));
  const site = await createTestSite({ ...options, deps: { objects } });
  const { app, deps } = site;

<<<<<<<< HEAD:apps/server/test/audio/open-audio-site.ts
  /** Stores a rendition with random bytes: 120 seconds, so that half of the bytes are a minute. */
  async function store(fields: Partial<NewRendition> & Pick<NewRendition, 'episodeId'>, size = 100_000) {
    const body = randomBytes(size);
    const rendition = await buildRendition(deps, { bytes: size, durationSec: 120, ...fields });
    const { objectKey, contentType } = rendition;
    if (objectKey) await objects.put(objectKey, Readable.from([body]), { contentType, bytes: size });
    return { ...rendition, body, path: `/audio/${rendition.id}.mp3` };
  }
  const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    app.inject({ method, url, headers: { 'user-agent': OVERCAST, ...headers } });

  /** Creates a private feed. Returns the start of its URLs. */
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
========
/** Creates a site that listens and really stores and reads audio. `runJobs` runs the jobs that were queued. */
export async function openUploadSite({ bucket }: Given = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'longreturn-audio-'));
  const objects = bucket?.objects ?? diskStore(join(dataDir, 'objects'));
  const mediaTools = createMediaTools(join(dataDir, 'uploads'));
  const audioTools = createAudioTools({ objects, mediaTools });
  const queued: { name: string; data: never }[] = [];
  const jobs = {
    send: async (_db: unknown, name: string, data: object) => void queued.push({ name, data: data as never }),
    sendMany: async () => {},
    failedMails: async () => [],
    retryFailedMail: async () => undefined,
    dismissFailedMail: async () => undefined,
    queueStates: async () => [],
  };
  const env = { dataDir, ...bucket?.env };
  const site = await createTestSite({ env, deps: { objects, mediaTools, audioTools, jobs } });
  const editor = await logIn(site, 'editor');
  const origin = await site.app.listen({ port: 0 });
  let episodeId = '';
  /** Creates the episode that the following calls are about. */
  const nextEpisode = async () => {
    episodeId = (await buildEpisode(site.deps)).id;
    queued.length = 0;
  };

  const call = (path: string, { method, headers = {}, body }: { method: string; headers?: Headers; body?: Buffer }) =>
    fetch(new URL(path, origin), {
      method,
      headers: { ...editor, 'tus-resumable': '1.0.0', ...headers },
      ...(body && { body: new Uint8Array(body) }),
    });
  const create = (bytes: number, { metadata = {}, headers = {} }: { metadata?: Headers; headers?: Headers } = {}) => {
    const stated = { episodeId, kind: 'public', name: 'Take one.wav', ...metadata };
    const pairs = Object.entries(stated).map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`);
    const length = { 'upload-length': String(bytes), 'upload-metadata': pairs.join(',') };
    return call('/api/audio/uploads', { method: 'POST', headers: { ...length, ...headers } });
  };
  const start = async (bytes: number, metadata: Headers = {}): Promise<string> =>
    (await create(bytes, { metadata })).headers.get('location') ?? '';
  const patch = (path: string, body: Buffer, offset = 0, headers: Headers = {}) => {
    const about = { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset) };
    return call(path, { method: 'PATCH', headers: { ...about, ...headers }, body });
  };
  const offsetOf = async (path: string) =>
    Number((await call(path, { method: 'HEAD' })).headers.get('upload-offset') ?? Number.NaN);
  const audio = async () => {
    const response = await call(`/api/admin/episodes/${episodeId}/audio`, { method: 'GET' });
    return (await response.json()) as EpisodeAudio; // the documented response
  };
  const keysIn = async (prefix: string) => {
    const keys = [];
    for await (const { key } of objects.list(prefix)) keys.push(key);
    return keys;
  };
  const jobDeps = site.deps as JobDeps; // the kinds of this feature need no mailer
  const runJobs = async () => {
    for (const { name, data } of queued.splice(0))
      await JOB_KINDS.find((kind) => kind.name === name)?.handle(jobDeps, data);
  };
  const fileUpload = (uploadId: string) => fileAudioUpload(jobDeps, { uploadId });
  const close = async () => {
    await site.close();
    await Promise.all([mediaTools.close(), audioTools.close()]);
    await rm(dataDir, { recursive: true });
  };
  return {
    ...site,
    dataDir,
    objects,
    queued,
    origin,
    editor,
    nextEpisode,
    episodeId: () => episodeId,
    ...{ call, create, start, patch },
    offsetOf,
    audio,
    keysIn,
    runJobs,
    fileUpload,
    close,
>>>>>>>> w-audio:apps/server/test/audio/open-upload-site.ts
  };
  const episode = (fields?: Parameters<typeof buildEpisode>[1]) => buildEpisode(deps, fields);
  return { ...site, objects, store, get, openFeed, episode, close };
}
<<<<<<<< HEAD:apps/server/test/audio/open-audio-site.ts
========

export type UploadSite = Awaited<ReturnType<typeof openUploadSite>>;
>>>>>>>> w-audio:apps/server/test/audio/open-upload-site.ts
