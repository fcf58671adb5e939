import { afterEach, expect, test, vi } from 'vitest';
import { buildReader } from '../build-reader.ts';
import { openEngine, playable, settle } from './open-engine.ts';

afterEach(() => vi.unstubAllGlobals());

const A = playable('a');
const LEFT = { slug: 'a', positionSec: 42 };

/** Opens a page after a load of the tab. Before it, `goOnAfterLoad` was called while A played or was paused. */
async function openAfterSignIn({ isPlaying, isBlocked = false }: { isPlaying: boolean; isBlocked?: boolean }) {
  const opened = await openEngine({ '/api/episodes/a': () => A });
  const { goOnAfterLoad } = await import('../../src/features/player/go-on-after-load.ts');
  opened.setPlayerState({ isPlaying });
  goOnAfterLoad();
  opened.setPlayerState({ isPlaying: false });
  opened.audio.isBlocked = isBlocked;
  await opened.engine.restore(LEFT);
  await settle();
  return opened;
}

test('after a sign-in with Google or Apple, an episode that played goes on at its position, but only once', async () => {
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

test('if the browser wants a press first, the player says so, and one press plays on', async () => {
  const { engine, audio, playerState } = await openAfterSignIn({ isPlaying: true, isBlocked: true });
  expect(playerState()).toMatchObject({ positionSec: 42, isPlaying: false, failure: 'blocked' });
  audio.isBlocked = false;
  engine.toggle();
  expect(playerState()).toMatchObject({ positionSec: 42, isPlaying: true, failure: undefined });
});

test('a previewed episode is not stored, and “Try again” plays it without reading it', async () => {
  const { engine, audio, setPlayerState, saved, leave, left, onDevice, playerState } = await openEngine();
  setPlayerState({ reader: buildReader() });
  engine.play({ ...A, preview: 'token' }, 20);
  audio.hear(5);
  await engine.retry();
  expect(playerState()).toMatchObject({ positionSec: 25, isPlaying: true, failure: undefined });
  leave();
  expect([saved, onDevice(), left()]).toEqual([[], [], null]);
});
