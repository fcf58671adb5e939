import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EpisodeAudio } from '@longreturn/contract/audio-admin';
import type { JobDeps } from '@longreturn/core/deps';
import { JOB_KINDS } from '@longreturn/core/jobs/job-kinds';
import { fileAudioUpload } from '@longreturn/core/listening/file-audio-upload';
import type { ObjectStore } from '@longreturn/core/ports';
import { buildEpisode } from '@longreturn/core/testing';
import { diskStore } from '@longreturn/providers/storage/disk';
import { createAudioTools } from '../../src/audio/create-audio-tools.ts';
import type { Env } from '../../src/env.ts';
import { createMediaTools } from '../../src/media-library/create-media-tools.ts';
import { createTestSite } from '../testing/create-test-site.ts';
import { logIn } from '../testing/log-in.ts';

type Headers = Record<string, string>;

interface Given {
  /** A bucket to use instead of a folder. */
  bucket?: { objects: ObjectStore; env: Pick<Env, 's3'> };
}

/** Creates a site that listens on a port and processes real audio files. `runJobs` runs the jobs that were queued. */
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
  /** Creates an episode, which all following calls use. */
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
  const jobDeps = site.deps as JobDeps; // the audio jobs need no mailer
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
  };
}

export type UploadSite = Awaited<ReturnType<typeof openUploadSite>>;
