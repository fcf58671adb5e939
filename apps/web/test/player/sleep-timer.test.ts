import { expect, test } from 'vitest';
import { isTimeToSleep, type TimerChoice, timerOf, timerOfNext } from '../../src/features/player/sleep-timer.ts';

const NOW = 1_000_000;
const MINUTE = 60_000;

test('a timer of 15 minutes pauses after 15 minutes of clock time, at any position in the episode', () => {
  const timer = timerOf('15', { now: NOW });
  expect(isTimeToSleep(timer, { now: NOW + 15 * MINUTE - 1, positionSec: 9999 })).toBe(false);
  expect(isTimeToSleep(timer, { now: NOW + 15 * MINUTE, positionSec: 0 })).toBe(true);
});

test('a timer for the chapter pauses when the chapter that was playing ends', () => {
  const timer = timerOf('chapter', { now: NOW, chapterEndSec: 120 });
  expect(isTimeToSleep(timer, { now: NOW + 99 * MINUTE, positionSec: 119.9 })).toBe(false);
  expect(isTimeToSleep(timer, { now: NOW, positionSec: 120 })).toBe(true);
});

test('in the last chapter, a timer for the chapter waits for the end of the episode', () => {
  expect(timerOf('chapter', { now: NOW })).toEqual(timerOf('episode', { now: NOW }));
});

test('without a timer, the player never pauses', () => {
  expect(isTimeToSleep(timerOf('off', { now: NOW }), { now: NOW * 2, positionSec: 9999 })).toBe(false);
});

test('a timer in minutes continues in the next episode; other timers end with their episode', () => {
  const choose = (choice: TimerChoice) => ({ choice, ends: timerOf(choice, { now: NOW, chapterEndSec: 120 }) });
  expect(timerOfNext(choose('15'), { now: NOW + 14 * MINUTE })).toEqual(choose('15'));
  for (const choice of ['chapter', 'episode', 'off'] as const) {
    expect(timerOfNext(choose(choice), { now: NOW })).toEqual(choose('off'));
  }
  expect(timerOfNext(choose('15'), { now: NOW + 15 * MINUTE })).toEqual(choose('off'));
});
