import { crc32 } from 'node:zlib';
import { PRESS_ARCHIVE, PRESS_ASSETS, PRESS_FILES } from '@longreturn/site/press-assets';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestSite, type TestSite } from '../testing/create-test-site.ts';
import { pngSize } from '../testing/png-size.ts';

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite();
  // On a busy machine, creating the files takes longer than a response may take.
  const isCreated = async () => expect((await get(PRESS_ARCHIVE)).statusCode).toBe(200);
  await vi.waitFor(isCreated, { timeout: 110_000 });
});
afterAll(() => site.close());

const get = (file: string, headers = {}) => site.app.inject({ url: `/press/${file}`, headers });
const sizes = async () => (await site.app.inject({ url: '/trpc/content.pressKit' })).json().result.data.json;

const ofKind = (kind: string) => PRESS_FILES.filter(({ mediaType }) => mediaType === kind);

describe('a file of the press kit', () => {
  it.each(PRESS_FILES)('$file is saved under its name, with its exact length', async ({ file, mediaType }) => {
    const { statusCode, headers, rawPayload } = await get(file, { 'accept-encoding': 'br, gzip' });
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toMatch(mediaType);
    expect(headers['content-disposition']).toBe(`attachment; filename="${file}"`);
    expect(headers['content-encoding']).toBeUndefined();
    expect(Number(headers['content-length'])).toBe(rawPayload.length);
    expect((await sizes()).files[file]).toBe(rawPayload.length);
  });

  it('responds to HEAD without a body', async () => {
    const whole = await get('ident.wav');
    const head = await site.app.inject({ method: 'HEAD', url: '/press/ident.wav' });
    expect(head.statusCode).toBe(200);
    expect(head.rawPayload).toHaveLength(0);
    expect(head.headers['content-length']).toBe(whole.headers['content-length']);
  });

  it.each(['ident.wav', PRESS_ARCHIVE])('%s is revalidated each time: a client that has it gets 304', async (file) => {
    const { headers } = await get(file);
    expect(headers['cache-control']).toBe('no-cache');
    const again = await get(file, { 'if-none-match': headers['etag'] });
    expect(again).toMatchObject({ statusCode: 304, payload: '' });
    expect(again.headers['cache-control']).toBe('no-cache');
  });

  it.each(['nothing.png', 'ident.mp3', '', '..%2Fpackage.json', 'a%00.svg'])('%j does not exist', async (file) => {
    expect((await get(file)).statusCode).toBe(404);
  });
});

describe('the press kit contains', () => {
  it.each(ofKind('image/png'))('$file as a PNG of its stated width', async ({ file, pixels }) => {
    expect(pngSize((await get(file)).rawPayload)[0]).toBe(pixels);
  });

  it.each(ofKind('image/svg+xml'))('$file as a drawing that needs no font', async ({ file }) => {
    const { payload } = await get(file);
    expect(payload).toMatch(/^<svg [\s\S]*<\/svg>\s*$/);
    expect(payload).not.toMatch(/<text|font-family|<script/);
  });

  it.each(ofKind('audio/wav'))('$file as sound that begins and ends in silence', async ({ file }) => {
    const { rawPayload } = await get(file);
    expect(rawPayload.toString('latin1', 0, 4) + rawPayload.toString('latin1', 8, 12)).toBe('RIFFWAVE');
    expect(rawPayload.readUInt32LE(4)).toBe(rawPayload.length - 8);
    expect([rawPayload.readUInt16LE(22), rawPayload.readUInt32LE(24), rawPayload.readUInt16LE(34)]).toEqual([
      2, 44_100, 16,
    ]);
    const samples = new Int16Array(new Uint8Array(rawPayload.subarray(44)).buffer);
    const loudest = samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
    expect(loudest).toBeGreaterThan(20_000);
    expect(loudest).toBeLessThan(32_767);
    expect([samples[0], samples[1], samples.at(-2), samples.at(-1)]).toEqual([0, 0, 0, 0]);
  });

  it.each(ofKind('application/pdf'))('$file as a PDF with embedded fonts', async ({ file }) => {
    const text = (await get(file)).rawPayload.toString('latin1');
    expect(text).toMatch(/^%PDF-1\.\d[\s\S]*%%EOF\s*$/);
    expect(text).toMatch(/\/BaseFont \/[A-Z]{6}\+Newsreader/);
  });

  it.each([
    ['maren-oduya-biography.txt', 'CREDENTIALS\n\n- PhD in the biology of ageing\n'],
    ['about-the-show.txt', 'THE SHOW IN BRIEF\n\nLaunch: 25 September 2025\n'],
    ['colours.txt', 'Green   #12493a  rgb(18, 73, 58)'],
  ])('%s with lines that are short enough for an email', async (file, part) => {
    const { payload } = await get(file);
    expect(payload).toContain(part);
    expect(payload).not.toMatch(/undefined|NaN|\[object/);
    expect(Math.max(...payload.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
  });
});

describe('the archive', () => {
  it('is sent with its exact length and contains every file unchanged', async () => {
    const { headers, rawPayload } = await get(PRESS_ARCHIVE);
    expect(headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="the-long-return-press-kit.zip"',
      'content-length': String(rawPayload.length),
    });
    expect((await sizes()).archive).toBe(rawPayload.length);
    const entries = unzipSync(rawPayload);
    const expected = PRESS_ASSETS.flatMap(({ group, files }) => files.map(({ file }) => `${group}/${file}`));
    expect(Object.keys(entries)).toEqual(expected.map((path) => `the-long-return-press-kit/${path}`));
    for (const [path, bytes] of Object.entries(entries)) {
      const single = await get(path.split('/').at(-1) ?? '');
      expect(Buffer.from(bytes).equals(single.rawPayload), path).toBe(true);
    }
  });

  it('has correct checksums', async () => {
    const { rawPayload } = await get(PRESS_ARCHIVE);
    for (const { file, crc } of centralDirectory(rawPayload)) {
      const single = await get(file.split('/').at(-1) ?? '');
      expect(crc32(single.rawPayload), file).toBe(crc);
    }
  });
});

/** Returns the file names and checksums in the directory at the end of a ZIP file. */
function centralDirectory(zip: Buffer): { file: string; crc: number }[] {
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06'));
  const found: { file: string; crc: number }[] = [];
  let at = zip.readUInt32LE(end + 16);
  while (at < end) {
    const [name, extra, comment] = [28, 30, 32].map((offset) => zip.readUInt16LE(at + offset));
    found.push({ file: zip.toString('utf8', at + 46, at + 46 + (name ?? 0)), crc: zip.readUInt32LE(at + 16) });
    at += 46 + (name ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return found;
}
