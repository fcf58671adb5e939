import { expect, test } from 'vitest';
import { positionOf, startOf } from '../../src/features/player/positions.ts';
import { sampleEpisode } from '../episodes/sample-episode.ts';

const NOON = '2026-11-22T12:00:00.000Z';
const EARLIER = '2026-11-22T11:00:00.000Z';
const at = (positionSec: number, given = {}) => ({ id: 'a', positionSec, isFinished: false, at: NOON, ...given });

test('an episode starts at the most recently saved position, whichever device saved it', () => {
  expect(startOf(at(30), at(90, { at: EARLIER }))).toBe(30);
  expect(startOf(at(30, { at: EARLIER }), at(90))).toBe(90);
  expect(startOf(undefined, at(90))).toBe(90);
});

test('an episode that is new or finished starts at the beginning', () => {
  expect(startOf(undefined, undefined)).toBe(0);
  expect(startOf(at(90, { isFinished: true }))).toBe(0);
});

test('an episode counts as finished in its last ten seconds', () => {
  const episode = sampleEpisode();
  const saved = (positionSec: number) =>
    positionOf({ episode, positionSec, durationSec: 100, isPlaying: true, rate: 1 }, new Date(NOON));
  expect(saved(42.7)).toEqual({ id: episode.id, positionSec: 42, isFinished: false, at: NOON });
  expect(saved(90)).toMatchObject({ isFinished: true });
});
