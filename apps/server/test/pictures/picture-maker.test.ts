import { argon2Passwords } from '@longreturn/providers/passwords/argon2';
import sharp from 'sharp';
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type PictureBounds, PictureMaker } from '../../src/pictures/picture-maker.ts';
import { jpegWithScans, MAX_SCANS } from '../testing/jpeg-with-scans.ts';

const maker = new PictureMaker();
afterAll(() => maker.close());

const SQUARE = { width: 20, height: 20 };
const make = async (given: Buffer) => sharp((await maker.make(given, [SQUARE]))[0]).metadata();
const flat = (width = 64, height = 32) => sharp({ create: { width, height, channels: 3, background: '#3f7d5b' } });

/** Creates an animation with this many frames, alternately black and white, because equal frames would be merged. */
function frames(count: number, format: 'gif' | 'webp'): Promise<Buffer> {
  const raw = Buffer.from(Array.from({ length: count * 3 }, (_, at) => (Math.floor(at / 3) % 2 ? 255 : 0)));
  const strip = sharp(raw, { raw: { width: 1, height: count, channels: 3, pageHeight: 1 } });
  return strip.toFormat(format, { loop: 0 }).toBuffer();
}

/**
 * Creates a PictureMaker. Returns a function that sends it a word instead of a picture. The picture process returns its
 * process ID, unless the word makes it do something else (crashing-picture-process.ts).
 */
function crashing(bounds: Partial<PictureBounds> = {}) {
  const script = new URL('../testing/crashing-picture-process.ts', import.meta.url);
  const own = new PictureMaker({ script, ...bounds });
  onTestFinished(() => own.close());
  return async (word: string) => Buffer.from((await own.make(Buffer.from(word), []))[0] ?? '').toString();
}

function isAlive(processId: string): boolean {
  try {
    return process.kill(Number(processId), 0);
  } catch {
    return false;
  }
}

describe('variants are created', () => {
  it.each(['jpeg', 'png', 'webp', 'gif'] as const)('from %s, cropped, as WebP', async (format) => {
    const given = await flat().toFormat(format).toBuffer();
    expect(await make(given)).toMatchObject({ format: 'webp', width: 20, height: 20 });
  });

  it('in the requested order', async () => {
    const variants = [SQUARE, { width: 8, height: 4 }, { width: 40, height: 10 }];
    const made = await maker.make(await flat().png().toBuffer(), variants);
    const sizes = await Promise.all(made.map((picture) => sharp(picture).metadata()));
    expect(sizes.map(({ width, height }) => ({ width, height }))).toEqual(variants);
  });

  it('upright and without metadata', async () => {
    const given = await flat(64, 32)
      .withExif({ IFD0: { Artist: 'Somebody' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(await sharp(given).metadata()).toHaveProperty('exif');
    expect(await make(given)).not.toHaveProperty('exif');
  });

  it('from a progressive JPEG with as many scans and pixels as allowed, and from the first frame of an animation', async () => {
    for (const given of [jpegWithScans(64), await frames(500, 'gif'), await frames(30, 'webp')])
      expect(await make(given)).toMatchObject({ format: 'webp' });
  });
});

describe('a picture is rejected', () => {
  it.each([
    ['65 scans', async () => jpegWithScans(65)],
    ['2,647 scans and 23 megapixels', async () => jpegWithScans(MAX_SCANS, { width: 5600, height: 4200 })],
    ['more than 25 megapixels', async () => flat(5001, 5000).png().toBuffer()],
    ['501 frames', async () => frames(501, 'gif')],
    ['501 frames of WebP', async () => frames(501, 'webp')],
  ])('if it has %s', async (_why, given) => {
    await expect(maker.make(await given(), [SQUARE])).rejects.toMatchObject({ code: 'picture.too_complex' });
  });

  it.each([
    ['text', async () => Buffer.from('no picture at all')],
    ['empty', async () => Buffer.alloc(0)],
    ['an SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['a TIFF', async () => flat().tiff().toBuffer()],
    ['half a PNG', async () => (await flat().png().toBuffer()).subarray(0, 80)],
  ])('if it is %s', async (_what, given) => {
    await expect(maker.make(await given(), [SQUARE])).rejects.toMatchObject({ code: 'picture.invalid' });
  });
});

describe('the picture process', () => {
  it('is one process for all pictures, separate from the server', async () => {
    const resultOf = crashing();
    const ids = await Promise.all(['a', 'b', 'c'].map(resultOf));
    expect(new Set(ids).size).toBe(1);
    expect(ids[0]).not.toBe(String(process.pid));
  });

  it('is killed if a picture takes too long, and the next picture gets a new process', async () => {
    const resultOf = crashing({ timeMs: 2000 });
    const first = await resultOf('a');
    const [hung, next] = await Promise.allSettled([resultOf('hang'), resultOf('b')]);
    expect(hung).toMatchObject({ status: 'rejected', reason: { code: 'picture.too_complex' } });
    expect(isAlive(first)).toBe(false);
    expect(next).toMatchObject({ status: 'fulfilled' });
    expect(next).not.toMatchObject({ value: first });
  });

  it('is killed if a picture takes too much memory', async () => {
    const small = new PictureMaker({ memoryBytes: 1024 * 1024 });
    onTestFinished(() => small.close());
    const given = await flat().png().toBuffer();
    for (let time = 0; time < 2; time++)
      await expect(small.make(given, [SQUARE])).rejects.toMatchObject({ code: 'picture.too_complex' });
  });

  it.each([
    ['crashes on a picture', 'die', 'This picture is too large or too complex'],
    ['fails', 'exit', 'the child process ended (1)'],
    ['returns nonsense', 'nonsense', 'Invalid input'],
  ])('continues with the next picture after it %s', async (_how, word, failure) => {
    const resultOf = crashing();
    await expect(resultOf(word)).rejects.toThrow(failure);
    expect(await resultOf('a')).toMatch(/^\d+$/);
  });

  it('rejects pictures when too many are waiting, and says when to retry', async () => {
    const resultOf = crashing({ waiting: 2, timeMs: 30_000 });
    const given = ['a', 'b', 'c', 'd'].map(resultOf);
    const [first, second, third, fourth] = await Promise.allSettled(given);
    for (const made of [first, second, third]) expect(made).toMatchObject({ status: 'fulfilled' });
    expect(fourth).toMatchObject({ reason: { code: 'service.unavailable', retryAfterSec: 30 } });
  });

  it('does not delay password hashing', async () => {
    const resultOf = crashing({ timeMs: 60_000 });
    let ended = 0;
    const hanging = Array.from({ length: 6 }, () => resultOf('hang').finally(() => (ended += 1)));
    for (const each of hanging) each.catch(() => {});
    const hash = await argon2Passwords.hash('Correct-Horse-1');
    expect(await argon2Passwords.verify(hash, 'Correct-Horse-1')).toBe(true);
    expect(ended).toBe(0);
  });

  it('ends when it is idle, and restarts', async () => {
    const resultOf = crashing({ idleMs: 0 });
    const first = await resultOf('a');
    await vi.waitFor(() => expect(isAlive(first)).toBe(false), { timeout: 15_000 });
    expect(await resultOf('b')).not.toBe(first);
  });

  it('does not get the server’s environment variables', async () => {
    process.env['SECRET_OF_THE_SITE'] = 'secret';
    onTestFinished(() => void delete process.env['SECRET_OF_THE_SITE']);
    expect(await crashing()('variables')).not.toContain('SECRET_OF_THE_SITE');
  });
});
