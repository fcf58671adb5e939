import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { makeVariants } from '@longreturn/core/media/make-variants';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, test, vi } from 'vitest';
import { jpegWithScans, MAX_SCANS } from '../testing/jpeg-with-scans.ts';
import { logIn } from '../testing/log-in.ts';
import { openLibrary, SVG_WITH_SCRIPT } from './open-library.ts';

let library: Awaited<ReturnType<typeof openLibrary>>;
beforeAll(async () => {
  library = await openLibrary();
});
afterAll(() => library.close());

const flat = (width = 64, height = 32) => sharp({ create: { width, height, channels: 3, background: '#3f7d5b' } });
const MP3 = Buffer.concat([Buffer.from('fffb9064', 'hex'), Buffer.alloc(600)]); // the header of an MPEG frame
const PDF = '%PDF-1.7\n1 0 obj <<>> endobj\n%%EOF';
/** Returns a chunk of a PNG. */
function pngChunk(type: string, data: string): Buffer {
  const named = Buffer.from(type + data, 'latin1');
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** Returns the chunks of a PNG that have one of these types. */
function chunksOf(png: Buffer, types: readonly string[]): Buffer[] {
  const chunks: Buffer[] = [];
  for (let at = 8; at < png.length; ) {
    const end = at + 12 + png.readUInt32BE(at);
    if (types.includes(png.toString('latin1', at + 4, at + 8))) chunks.push(png.subarray(at, end));
    at = end;
  }
  return chunks;
}
const leftovers = async () => (await readdir(join(library.folder, 'uploads')).catch(() => [])).length;

describe('POST /api/objects/upload', () => {
  it('returns an absolute upload URL to an editor, with or without a request body', async () => {
    for (const payload of [undefined, {}, { name: 'A.png', type: 'image/png', size: 10 }]) {
      const answer = await library.start(payload);
      expect(answer.uploadURL).toMatch(/^http:\/\/localhost:3000\/api\/objects\/uploads\/[\w-]{72}$/);
      expect(answer.completeURL).toBeNull();
    }
  });

  it('is refused to anonymous callers and members before the body is read', async () => {
    const { app } = library;
    const refused = { method: 'POST', url: '/api/objects/upload', payload: '{"name":' } as const;
    const json = { 'content-type': 'application/json' };
    expect((await app.inject({ ...refused, headers: json })).statusCode).toBe(401);
    const member = await logIn(library, 'member');
    expect((await app.inject({ ...refused, headers: { ...json, ...member } })).statusCode).toBe(403);
    const complete = `/api/objects/${library.deps.ids.next()}/complete`;
    expect((await app.inject({ method: 'POST', url: complete, headers: member })).statusCode).toBe(403);
  });

  it('names the invalid fields', async () => {
    expect(await library.start({ type: 'text/html', size: 50_485_761 })).toMatchObject({
      code: 'input.invalid',
      fields: { type: expect.stringContaining('Please choose an image'), size: 'Maximum file size is 50 MB' },
    });
  });
});

describe('PUT to an upload URL', () => {
  it('adds the file to the library before it responds, and needs no cookie', async () => {
    const { uploadURL } = await library.start({ name: 'Green.png' });
    const response = await library.put(uploadURL, await flat().png().toBuffer(), 'image/png');
    expect(response.statusCode).toBe(200);
    const file = response.json();
    expect(file).toMatchObject({ name: 'Green.png', type: 'image', contentType: 'image/png', width: 64, height: 32 });
    expect(file.url).toMatch(/^http:\/\/localhost:3000\/media-files\/[0-9a-f-]{36}\/[0-9a-f]{12}\/green\.png$/);
    const [first] = (await library.app.inject({ url: '/api/admin/media', headers: library.editor })).json();
    expect(first).toEqual(file);
    expect((await library.get(file.url)).statusCode).toBe(200);
    expect(await leftovers()).toBe(0);
  });

  it('recognises the type of each file when several files arrive at the same time', async () => {
    const png = await flat().png().toBuffer();
    const sent = Array.from({ length: 5 }, () => [
      library.upload(png, 'image/png'),
      library.upload(PDF, 'application/pdf'),
    ]);
    const files = await Promise.all(sent.flat());
    const pair = ['image/png', 'application/pdf'];
    expect(files.map(({ contentType }) => contentType)).toEqual(Array.from({ length: 5 }, () => pair).flat());
  });

  it.each([
    ['PDF', PDF, 'application/pdf', 'document'],
    ['MP3', MP3, 'audio/mp3', 'audio'],
    ['SVG', SVG_WITH_SCRIPT, 'image/svg+xml', 'image'],
    ['ZIP', Buffer.from('504b0506000000000000000000000000000000000000', 'hex'), 'application/zip', 'document'],
  ])('accepts a file of this type: %s', async (_name, bytes, type, fileType) => {
    expect(await library.upload(bytes, type)).toMatchObject({ type: fileType, size: bytes.length });
  });

  it.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'removes metadata such as location and camera from an image, and turns the image upright: %s',
    async (format) => {
      const exif = { IFD0: { Artist: 'Somebody' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } };
      const given = await flat(64, 32).withExif(exif).withMetadata({ orientation: 6 }).toFormat(format).toBuffer();
      expect(await sharp(given).metadata()).toHaveProperty('exif');
      const file = await library.upload(given, `image/${format}`);
      const served = await sharp((await library.get(file.url)).rawPayload).metadata();
      expect(served).toMatchObject({
        format: format === 'avif' ? 'heif' : format,
        width: file.width,
        height: file.height,
      });
      expect(served).not.toHaveProperty('exif');
      expect(served).not.toHaveProperty('xmp');
      if (format === 'jpeg') expect(file).toMatchObject({ width: 32, height: 64 });
    },
  );

  it.each([
    ['a PDF as an image', Buffer.from(PDF), 'image/png', 400, 'upload.type'],
    ['HTML as an image', Buffer.from('<!doctype html><script>alert(1)</script>'), 'image/png', 400, 'upload.type'],
    ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>'), 'text/html', 415, 'upload.unsupported'],
    ['JSON', Buffer.from('{}'), 'application/json', 415, 'upload.unsupported'],
    ['an empty body', Buffer.alloc(0), 'image/png', 400, 'upload.type'],
    ['an image that is cut off', Buffer.alloc(0), 'image/jpeg', 400, 'upload.type'],
    ['too many bytes', Buffer.alloc(50_485_761), 'application/pdf', 413, 'body.too_large'],
  ] as const)('refuses %s and keeps nothing', async (what, bytes, type, status, code) => {
    const whole = await flat(400, 400).jpeg().toBuffer();
    const { uploadURL } = await library.start();
    const body = what.startsWith('an image') ? whole.subarray(0, whole.length / 2) : bytes;
    const response = await library.put(uploadURL, body, type);
    expect(response.statusCode).toBe(status);
    expect(response.json()).toMatchObject({ code });
    expect(await leftovers()).toBe(0);
  });

  it.each([
    ['image/png', '<h1>hello</h1> world'],
    ['application/pdf', '<html><body><p>a<br>b</body></html>'],
    ['image/svg+xml', '<svg onload=alert(1)>'],
    ['image/svg+xml', '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "c">]><a>&b;'],
    ['image/svg+xml', '<p></p> trailing'],
  ])('refuses malformed XML as %s: %s', async (type, bytes) => {
    const { uploadURL } = await library.start();
    const response = await library.put(uploadURL, bytes, type);
    expect([response.statusCode, response.json().code]).toEqual([400, 'upload.type']);
    expect(await leftovers()).toBe(0);
  });

  it('doesn’t change a PNG that has no metadata, and removes metadata and trailing bytes from other PNGs', async () => {
    const plain = await flat().png({ palette: false }).toBuffer();
    const bare = Buffer.concat([plain.subarray(0, 33), ...chunksOf(plain, ['IDAT', 'IEND'])]);
    const file = await library.upload(bare, 'image/png');
    expect(file).toMatchObject({ width: 64, height: 32, size: bare.length });
    expect((await library.get(file.url)).rawPayload.equals(bare)).toBe(true);
    const [text, trailing] = [pngChunk('tEXt', 'Comment\0Somewhere'), Buffer.from('Somewhere')];
    for (const given of [
      Buffer.concat([bare.subarray(0, 33), text, bare.subarray(33)]),
      Buffer.concat([bare, trailing]),
    ]) {
      const { url } = await library.upload(given, 'image/png');
      expect((await library.get(url)).rawPayload.includes('Somewhere')).toBe(false);
    }
    const broken = Buffer.concat([bare.subarray(0, 33), pngChunk('IDAT', 'nothing'), ...chunksOf(bare, ['IEND'])]);
    expect(await library.upload(broken, 'image/png')).toMatchObject({ code: 'upload.type' });
    expect(await leftovers()).toBe(0);
  });

  it('refuses decompression bombs: too many pixels, too many scans', async () => {
    const bombs = [await flat(8000, 8000).png().toBuffer(), jpegWithScans(MAX_SCANS)];
    for (const [at, bomb] of bombs.entries()) {
      const { uploadURL } = await library.start();
      const response = await library.put(uploadURL, bomb, at === 0 ? 'image/png' : 'image/jpeg');
      expect([response.statusCode, response.json().code]).toEqual([400, 'picture.too_complex']);
    }
    expect(await leftovers()).toBe(0);
  });

  it('refuses a forged, expired or used URL', async () => {
    const { uploadURL } = await library.start();
    const forged = await library.put(uploadURL.replace(/.{4}$/, 'AAAA'), PDF, 'application/pdf');
    expect([forged.statusCode, forged.json().code]).toEqual([400, 'link.invalid']);
    expect((await library.put(uploadURL, PDF, 'application/pdf')).statusCode).toBe(200);
    const again = await library.put(uploadURL, PDF, 'application/pdf');
    expect([again.statusCode, again.json().code]).toEqual([409, 'upload.used']);
    const late = await library.start();
    const now = library.clock.now();
    library.clock.set(late.expiresAt);
    expect((await library.put(late.uploadURL, PDF, 'application/pdf')).json().code).toBe('link.invalid');
    library.clock.set(now.toISOString());
  });

  it('keeps nothing of an upload that is cut off, and its URL still works', async () => {
    const { uploadURL } = await library.start();
    const address = new URL(await library.app.listen({ port: 0 }));
    const socket = connect(Number(address.port), '127.0.0.1');
    const head = `PUT ${library.pathOf(uploadURL)} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/pdf\r\n`;
    socket.write(`${head}content-length: 1000\r\n\r\n${PDF}`);
    await vi.waitFor(async () => expect(await leftovers()).toBe(1), { timeout: 20_000 });
    socket.destroy();
    await vi.waitFor(async () => expect(await leftovers()).toBe(0), { timeout: 20_000 });
    expect((await library.put(uploadURL, PDF, 'application/pdf')).statusCode).toBe(200);
  });
});

test('the job for an image makes public copies in several widths, as AVIF and as WebP', async () => {
  const { id } = await library.upload(await flat(1200, 600).jpeg().toBuffer(), 'image/jpeg', { name: 'Wide.jpg' });
  const job = library.queued.at(-1);
  await makeVariants(library.deps, { objectKey: job?.objectKey ?? '' });
  const { variants } = (await library.app.inject({ url: `/api/admin/media/${id}`, headers: library.editor })).json();
  const described = variants.map((each: { width: number; format: string }) => `${each.width} ${each.format}`);
  expect(described).toEqual(['480 avif', '480 webp', '960 avif', '960 webp', '1200 avif', '1200 webp']);
  const [smallest] = variants;
  const response = await library.get(smallest.url);
  expect(response.headers).toMatchObject({ 'content-type': 'image/avif', 'content-length': String(smallest.size) });
  expect(await sharp(response.rawPayload).metadata()).toMatchObject({ format: 'heif', width: 480, height: 240 });
  expect(await leftovers()).toBe(0);
});

test('an animation stays animated and gets no smaller copies', async () => {
  const raw = Buffer.from(Array.from({ length: 12 }, (_, at) => (Math.floor(at / 3) % 2 ? 255 : 0)));
  const strip = sharp(raw, { raw: { width: 1, height: 4, channels: 3, pageHeight: 1 } });
  const before = library.queued.length;
  for (const format of ['gif', 'webp'] as const) {
    const file = await library.upload(await strip.toFormat(format, { loop: 0 }).toBuffer(), `image/${format}`);
    expect(file).toMatchObject({ width: 1, height: 1 });
    expect(await sharp((await library.get(file.url)).rawPayload).metadata()).toMatchObject({ pages: 4 });
  }
  expect(library.queued).toHaveLength(before);
});
