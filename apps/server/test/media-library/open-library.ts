import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MediaFile } from '@longreturn/contract/media-library';
import type { Jobs, ObjectStore } from '@longreturn/core/ports';
import { diskStore } from '@longreturn/providers/storage/disk';
import { createMediaTools } from '../../src/media-library/create-media-tools.ts';
import { createTestSite } from '../testing/create-test-site.ts';
import { logIn } from '../testing/log-in.ts';

/**
 * Creates a site with a real media library: sharp runs in a child process, and files are in the given store or on disk.
 * `queued` contains the jobs that make smaller copies of images.
 */
export async function openLibrary(given: { objects?: ObjectStore } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'longreturn-library-'));
  const mediaTools = createMediaTools(join(folder, 'uploads'));
  const queued: { objectKey: string }[] = [];
  const send = async (_db: unknown, name: string, data: object) => {
    if (name === 'media-variants') queued.push(data as { objectKey: string }); // the data of this job kind
  };
  const jobs: Jobs = {
    send,
    sendMany: async () => {},
    failedMails: async () => [],
    retryFailedMail: async () => undefined,
    dismissFailedMail: async () => undefined,
    queueStates: async () => [],
  };
  const objects = given.objects ?? diskStore(join(folder, 'objects'));
  const site = await createTestSite({ deps: { objects, mediaTools, jobs } });
  const editor = await logIn(site, 'editor');
  const { app } = site;

  const start = async (payload?: object) =>
    (
      await app.inject({ method: 'POST', url: '/api/objects/upload', headers: editor, ...(payload && { payload }) })
    ).json();
  const pathOf = (url: string) => new URL(url).pathname;
  const put = async (uploadURL: string, payload: Buffer | string, type?: string) =>
    app.inject({
      method: 'PUT',
      url: pathOf(uploadURL),
      payload,
      headers: { ...(type && { 'content-type': type }) },
    });
  const upload = async (payload: Buffer | string, type: string, stated?: object): Promise<MediaFile> =>
    (await put((await start(stated)).uploadURL, payload, type)).json();
  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url: pathOf(url), headers });
  const close = async () => {
    await site.close();
    await mediaTools.close();
    await rm(folder, { recursive: true });
  };
  return { ...site, folder, queued, editor, start, put, upload, get, pathOf, close };
}

export const SVG_WITH_SCRIPT =
  '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
