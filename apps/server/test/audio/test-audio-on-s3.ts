import type { S3Bucket } from '@longreturn/emulators/s3-server';
import { s3Store } from '@longreturn/providers/storage/s3';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { logIn } from '../testing/log-in.ts';
import { openAudioSite } from './open-audio-site.ts';

/** Tests how audio is delivered from a bucket. Without a bucket, the tests must be skipped. */
export function testAudioOnS3(bucket: S3Bucket | undefined): void {
  let site: Awaited<ReturnType<typeof openAudioSite>>;
  beforeAll(async () => {
    if (bucket) site = await openAudioSite({ objects: s3Store(bucket) });
  });
  afterAll(() => site.close());

  test('GET redirects to a signed URL that returns the whole audio file or a byte range, with the right headers', async () => {
    const { id: episodeId, slug } = await site.episode();
    const { path, body, id } = await site.store({ episodeId });
    const response = await site.get(path);
    expect([response.statusCode, response.headers['cache-control']]).toEqual([302, 'private, no-store']);
    expect(response.headers['access-control-allow-origin']).toBe('*');
    const location = String(response.headers.location);
    expect(new URL(location).origin).toBe(bucket?.endpoint);
    expect(new URL(location).searchParams.get('X-Amz-Expires')).toBe(String(120 + 3600));
    const whole = await fetch(location);
    expect(Buffer.from(await whole.arrayBuffer()).equals(body)).toBe(true);
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      'content-type': 'audio/mpeg',
      'content-length': '100000',
      'content-disposition': `inline; filename="${slug}.mp3"`,
      'cache-control': 'private, no-store',
    });
    const part = await fetch(location, { headers: { range: 'bytes=5-9' } });
    expect([part.status, Buffer.from(await part.arrayBuffer())]).toEqual([206, body.subarray(5, 10)]);
    expect(part.headers.get('content-range')).toBe('bytes 5-9/100000');

    const head = await site.get(path, {}, 'HEAD');
    expect(head).toMatchObject({ statusCode: 200, body: '' });
    expect(head.headers).toMatchObject({ 'content-length': '100000', 'accept-ranges': 'bytes', etag: `"${id}"` });
    expect((await site.get(path, { 'if-none-match': `"${id}"` })).statusCode).toBe(304);
    expect((await site.get(path, { range: 'bytes=100000-' })).statusCode).toBe(416);
  });

  test('only a reader with access gets a signed URL', async () => {
    const { id: episodeId } = await site.episode({ isPremium: true });
    const { path } = await site.store({ episodeId, kind: 'ad-free' });
    const [feed, lapsed] = [await site.openFeed(), await site.openFeed('subscriber')];
    const outcomes = [
      await site.get(path),
      await site.get(path, await logIn(site, 'subscriber')),
      await site.get(lapsed.prefix + path),
      await site.get(path, await logIn(site, 'member')),
      await site.get(feed.prefix + path),
    ];
    expect(outcomes.map(({ statusCode }) => statusCode)).toEqual([401, 403, 403, 302, 302]);
    for (const { headers } of outcomes.slice(0, 3)) expect(headers).not.toHaveProperty('location');
  });
}
