import { afterEach, expect, test, vi } from 'vitest';
import { buildReader } from '../build-reader.ts';
import { openEngine, playable, settle } from './open-engine.ts';

afterEach(() => vi.unstubAllGlobals());

const A = playable('a');
const LEFT = { slug: 'a', positionSec: 42 };
const CLICK = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };

/** Calls `goOnAfterLoad` while A plays or is paused, then restores the player as a page load does. */
async function openAfterSignIn({ isPlaying, isBlocked = false }: { isPlaying: boolean; isBlocked?: boolean }) {
  const opened = await openEngine({ '/api/episodes/a': () => A });
  const { goOnAfterLoad } = await import('../../src/features/player/go-on-after-load.ts');
  opened.setPlayerState({ isPlaying });
  goOnAfterLoad(CLICK);
  opened.setPlayerState({ isPlaying: false });
  opened.audio.isBlocked = isBlocked;
  await opened.engine.restore(LEFT);
  await settle();
  return opened;
}

test('after a sign-in with Google or Apple, an episode that was playing resumes at its position, but only once', async () => {
  const { engine, playerState } = await openAfterSignIn({ isPlaying: true });
  expect(playerState()).toMatchObject({ episode: { id: A.id }, positionSec: 42, isPlaying: true });
  engine.close();
  await engine.restore(LEFT);
  expect(playerState()).toMatchObject({ positionSec: 42, isPlaying: false });
});

test('an episode that was paused before the sign-in stays paused', async () => {
  const { playerState } = await openAfterSignIn({ isPlaying: false });
  expect(playerState()).toMatchObject({ positionSec: 42, isPlaying: false, failure: undefined });
});

test('if the browser requires a press first, the player says so, and one press resumes the episode', async () => {
  const { engine, audio, playerState } = await openAfterSignIn({ isPlaying: true, isBlocked: true });
  expect(playerState()).toMatchObject({ positionSec: 42, isPlaying: false, failure: 'blocked' });
  audio.isBlocked = false;
  engine.toggle();
  expect(playerState()).toMatchObject({ positionSec: 42, isPlaying: true, failure: undefined });
});

/** Clicks a login link while A plays, calls `meanwhile`, and loads a page. Returns whether A resumes. */
async function goesOnAfter(
  meanwhile: (opened: Awaited<ReturnType<typeof openEngine>>) => void,
  { click = CLICK }: { click?: typeof CLICK } = {},
) {
  const opened = await openEngine({ '/api/episodes/a': () => A });
  const { goOnAfterLoad, takeGoesOn } = await import('../../src/features/player/go-on-after-load.ts');
  opened.engine.play(A, 40);
  goOnAfterLoad(click);
  meanwhile(opened);
  return takeGoesOn();
}

test('an episode resumes after a click on a login link, but not after a Ctrl-click, a pause, Back or a long delay', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const nothing = () => {};
  expect(await goesOnAfter(nothing)).toBe(true);
  expect(await goesOnAfter(nothing, { click: { ...CLICK, ctrlKey: true } })).toBe(false);
  expect(await goesOnAfter(({ audio }) => audio.pause())).toBe(false);
  expect(await goesOnAfter(({ comeBack }) => comeBack())).toBe(false);
  expect(await goesOnAfter(() => vi.setSystemTime(Date.now() + 6 * 60_000))).toBe(false);
  vi.useRealTimers();
});

test('for a previewed episode, no position is stored, and “Try again” plays it without fetching it again', async () => {
  const { engine, audio, setPlayerState, saved, leave, left, onDevice, playerState } = await openEngine();
  setPlayerState({ reader: buildReader() });
  engine.play({ ...A, preview: 'token' }, 20);
  audio.hear(5);
  await engine.retry();
  expect(playerState()).toMatchObject({ positionSec: 25, isPlaying: true, failure: undefined });
  leave();
  expect([saved, onDevice(), left()]).toEqual([[], [], null]);
});
