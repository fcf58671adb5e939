import sharp from 'sharp';
import { expect, it } from 'vitest';
import { countScans } from '../../src/pictures/count-scans.ts';
import { jpegWithScans, MAX_SCANS } from '../testing/jpeg-with-scans.ts';

const flat = sharp({ create: { width: 64, height: 64, channels: 3, background: '#3f7d5b' } });

it.each([1, 2, 64, 65, MAX_SCANS])('counts %i scans', (scans) => {
  expect(countScans(jpegWithScans(scans))).toBe(scans);
});

it('counts the scans of files from real encoders', async () => {
  expect(countScans(await flat.clone().jpeg().toBuffer())).toBe(1);
  const progressive = countScans(await flat.clone().jpeg({ progressive: true }).toBuffer());
  expect(progressive).toBeGreaterThan(1);
  expect(progressive).toBeLessThan(20);
});

const SCAN = [0xff, 0xda];
const START = [0xff, 0xd8];

it.each([
  ['a scan in a comment', [...START, 0xff, 0xfe, 0, 4, ...SCAN], 0],
  ['a scan after the end of the picture', [...START, 0xff, 0xd9, ...SCAN, 0, 2], 0],
  ['a scan after fill bytes', [...START, 0xff, 0xff, 0xff, ...SCAN, 0, 2], 1],
  ['a scan after a restart marker', [...START, ...SCAN, 0, 2, 0xff, 0xd0, ...SCAN, 0, 2], 2],
  ['a scan right after a marker that no decoder knows', [...START, 0xff, 0x02, 0xff, ...SCAN, 0, 2], 1],
  ['a scan after a 0xff byte in the data', [...START, 0xff, 0x00, ...SCAN, 0, 2], 1],
  ['a scan that is cut off', [...START, ...SCAN], 1],
  ['a marker that is cut in half', [...START, 0xff], 0],
  ['an empty file', [], 0],
])('counts the scans that a decoder would find: %s', (_what, bytes, scans) => {
  expect(countScans(Buffer.from(bytes))).toBe(scans);
});
