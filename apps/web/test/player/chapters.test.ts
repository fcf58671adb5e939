import { expect, test } from 'vitest';
import { chapterAt, chapterEnd } from '../../src/features/player/chapters.ts';
import { failureOfStatus } from '../../src/features/player/failure.ts';
import { knownSpeed, nextSpeed } from '../../src/features/player/speeds.ts';

const CHAPTERS = [
  { startTime: 0, title: 'Opening' },
  { startTime: 60, title: 'Middle' },
];

test('a chapter lasts until the next one starts', () => {
  expect(chapterAt(CHAPTERS, 59.9)?.title).toBe('Opening');
  expect(chapterAt(CHAPTERS, 60)?.title).toBe('Middle');
  expect(chapterEnd(CHAPTERS, 59.9)).toBe(60);
  expect(chapterEnd(CHAPTERS, 60)).toBeUndefined();
  expect(chapterAt([], 10)).toBeUndefined();
});

test('speeds go up and down in steps, and stop at both ends', () => {
  expect(nextSpeed(1, 1)).toBe(1.1);
  expect(nextSpeed(1, -1)).toBe(0.9);
  expect(nextSpeed(2, 1)).toBe(2);
  expect(nextSpeed(0.8, -1)).toBe(0.8);
  expect(knownSpeed(1.5)).toBe(1.5);
  expect(knownSpeed(17)).toBe(1);
  expect(knownSpeed(undefined)).toBe(1);
});

test('the HTTP status of the audio’s response determines the kind of failure', () => {
  expect([401, 403, 404, 410, 500, 503].map(failureOfStatus)).toEqual([
    'membership',
    'membership',
    'missing',
    'missing',
    'failed',
    'failed',
  ]);
});
