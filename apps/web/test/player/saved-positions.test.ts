import { afterEach, expect, test, vi } from 'vitest';
import { buildReader } from '../build-reader.ts';
import { held, openEngine, playable, settle } from './open-engine.ts';

afterEach(() => vi.unstubAllGlobals());

const A = playable('a');
const B = playable('b');
const POSITION_OF_A = '/api/listening/positions/id-a';
const stopped = (positionSec: number) => ({ positionSec, isFinished: false, updatedAt: '2026-11-22T12:00:00.000Z' });

test('an episode that is in the player but was never played saves no position, and is restored after a reload', async () => {
  const { engine, setPlayerState, saved, leave, left, onDevice } = await openEngine();
  setPlayerState({ reader: buildReader() });
  engine.cue(A, 42);
  leave();
  expect(left()).toEqual({ slug: 'a', positionSec: 42 });
  engine.cue(B, 7);
  engine.close();
  expect(saved).toEqual([]);
  expect(onDevice()).toEqual([]);
});

test('a paused tab saves its position once: leaving and closing it later doesn’t replace what other devices saved', async () => {
  const { engine, audio, setPlayerState, saved, leave } = await openEngine();
  setPlayerState({ reader: buildReader() });
  engine.play(A, 20);
  audio.hear(5);
  audio.pause();
  const before = saved.length;
  expect(saved.at(-1)).toEqual({ id: 'id-a', positionSec: 25 });
  leave();
  engine.play(B, 0);
  audio.pause();
  engine.close();
  expect(saved).toHaveLength(before);
});

test('leaving the page saves the position if the reader has listened, or moved it while paused, since the last save', async () => {
  const { engine, audio, setPlayerState, saved, leave } = await openEngine();
  setPlayerState({ reader: buildReader() });
  engine.play(A, 20);
  audio.hear(1);
  audio.hear(3);
  leave();
  expect(saved.at(-1)).toEqual({ id: 'id-a', positionSec: 24 });
  audio.pause();
  engine.seek(60);
  leave();
  expect(saved.at(-1)).toEqual({ id: 'id-a', positionSec: 60 });
});

test('nothing is saved until the account’s position is known; the player then moves to that position', async () => {
  const account = held();
  const { engine, audio, setPlayerState, saved, leave, onDevice } = await openEngine({
    [POSITION_OF_A]: account.answer,
  });
  setPlayerState({ reader: buildReader() });
  engine.play(A);
  audio.hear(1);
  leave();
  expect(saved).toEqual([]);
  expect(onDevice()).toEqual([]);
  account.give(stopped(70));
  await settle();
  expect(audio.currentTime).toBe(70);
  audio.hear(2);
  audio.pause();
  expect(saved).toEqual([{ id: 'id-a', positionSec: 72 }]);
});

test('if the account’s position can’t be read, positions are still saved', async () => {
  const { engine, audio, setPlayerState, saved } = await openEngine();
  setPlayerState({ reader: buildReader() });
  engine.play(A);
  await settle();
  audio.hear(3);
  audio.pause();
  expect(saved.at(-1)).toEqual({ id: 'id-a', positionSec: 3 });
});

test('a move by the reader takes precedence over the account’s position', async () => {
  const account = held();
  const { engine, audio, setPlayerState, saved } = await openEngine({ [POSITION_OF_A]: account.answer });
  setPlayerState({ reader: buildReader() });
  engine.play(A);
  engine.seek(50);
  account.give(stopped(70));
  await settle();
  expect(audio.currentTime).toBe(50);
  audio.pause();
  expect(saved.at(-1)).toEqual({ id: 'id-a', positionSec: 50 });
});

test('a position after the end of this rendition becomes the start of its last 10 seconds', async () => {
  const { engine, audio, setPlayerState } = await openEngine({ [POSITION_OF_A]: () => stopped(140) });
  setPlayerState({ reader: buildReader() });
  engine.play(A);
  await settle();
  expect(audio.currentTime).toBe(90);
});
