import { buffer } from 'node:stream/consumers';
import { audioUploadKey } from '@longreturn/core/listening/audio-upload';
import { renditionKey } from '@longreturn/core/listening/put-rendition';
import type { S3Bucket } from '@longreturn/emulators/s3-server';
import { s3Store } from '@longreturn/providers/storage/s3';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openUploadSite, type UploadSite } from './open-upload-site.ts';
import { wav } from './wav.ts';

const AUDIO = wav(2);

/** Tests uploads of audio to a bucket. Without a bucket, the tests must be skipped. */
export function testUploadsOnS3(bucket: S3Bucket | undefined): void {
  let site: UploadSite;
  beforeAll(async () => {
    if (bucket) site = await openUploadSite({ bucket: { objects: s3Store(bucket), env: { s3: bucket } } });
    await site.nextEpisode();
  });
  afterAll(() => site.close());
  const idOf = (path: string) => path.split('/').at(-1) ?? '';

  it('an upload in two parts becomes a rendition, and leaves nothing else in the bucket', async () => {
    const path = await site.start(AUDIO.length);
    expect((await site.patch(path, AUDIO.subarray(0, 1000))).status).toBe(204);
    expect(await site.offsetOf(path)).toBe(1000);
    expect((await site.patch(path, AUDIO.subarray(1000), 1000)).status).toBe(204);
    await site.runJobs();
    const { renditions, uploads } = await site.audio();
    expect(uploads).toEqual([]);
    expect(renditions).toMatchObject([{ type: 'audio/wav', bytes: AUDIO.length, durationSec: 2 }]);
    const body = await site.objects.get(renditionKey(idOf(path)));
    expect(body && (await buffer(body))).toEqual(AUDIO);
    expect(await site.keysIn('uploads/')).toEqual([]);
  });

  it('a cancelled upload leaves nothing in the bucket, and deleteUnfinished deletes an unfinished upload', async () => {
    const cancelled = await site.start(AUDIO.length);
    await site.patch(cancelled, AUDIO.subarray(0, 1000));
    expect((await site.call(cancelled, { method: 'DELETE' })).status).toBe(204);
    expect(await site.keysIn('uploads/')).toEqual([]);
    const left = await site.start(AUDIO.length);
    await site.objects.deleteUnfinished?.('uploads/', new Date(Date.now() + 60_000));
    expect((await site.patch(left, AUDIO)).status).toBeGreaterThanOrEqual(400);
    expect(await site.objects.head(audioUploadKey(idOf(left)))).toBeUndefined();
  });
}
