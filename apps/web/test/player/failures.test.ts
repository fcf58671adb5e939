import { afterEach, expect, test, vi } from 'vitest';
import { openEngine, playable, settle } from './open-engine.ts';

afterEach(() => vi.unstubAllGlobals());

const A = playable('a');
const audioOf = (name: string, durationSec: number) => ({
  audio: { url: `https://site.example/audio/${name}.mp3`, type: 'audio/mpeg', bytes: 9, durationSec },
});
const respond = (status: number) => () => new Response(null, { status });

/**
 * Plays A to 42 seconds, where its audio fails. `status` is the status code of the audio's response, and `now` returns
 * the API's response for A.
 */
async function failAt42(status: number, now: () => unknown) {
  const opened = await openEngine({ '/audio/a.mp3': respond(status), '/api/episodes/a': now });
  opened.engine.play(A, 40);
  opened.audio.hear(2);
  opened.audio.fail();
  await settle();
  return opened;
}

test('if the audio is replaced while it plays, the new audio continues at the same position', async () => {
  const { audio, playerState } = await failAt42(404, () => playable('a', audioOf('a2', 90)));
  expect(audio).toMatchObject({ src: '/audio/a2.mp3', currentTime: 42, paused: false });
  expect(playerState()).toMatchObject({ failure: undefined, isPlaying: true, durationSec: 90 });
});

test('if the new audio ends before the position, its last seconds play', async () => {
  const { audio } = await failAt42(404, () => playable('a', audioOf('a2', 41)));
  expect(audio).toMatchObject({ currentTime: 31, paused: false });
});

test('if the membership ends while ad-free audio plays, the public audio continues', async () => {
  const { audio, playerState } = await failAt42(403, () => playable('a', audioOf('a-public', 110)));
  expect(audio).toMatchObject({ src: '/audio/a-public.mp3', currentTime: 42, paused: false });
  expect(playerState().failure).toBeUndefined();
});

test('if the membership ends while a premium episode plays, the player says so and keeps the position', async () => {
  const { engine, audio, playerState } = await failAt42(403, () => playable('a', { audio: null, isLocked: true }));
  expect(playerState()).toMatchObject({ failure: 'membership', isPlaying: false, positionSec: 42 });
  expect(audio.hasAttribute()).toBe(false);
  await engine.retry();
  expect(playerState().failure).toBe('membership');
});

test('if the audio is still missing or the episode is gone, the player says so and stops trying', async () => {
  for (const now of [() => A, respond(404)]) {
    const { audio, playerState } = await failAt42(404, now);
    expect(playerState()).toMatchObject({ failure: 'missing', isPlaying: false });
    expect(audio.src).toBe('/audio/a.mp3');
  }
});

test('a server error is shown, and “Try again” resumes at the same position', async () => {
  const { engine, audio, playerState } = await failAt42(503, () => A);
  expect(playerState()).toMatchObject({ failure: 'failed', isPlaying: false });
  await engine.retry();
  expect(audio).toMatchObject({ currentTime: 42, paused: false });
});

/** Plays A to 42 seconds, where all loaded audio has been heard and the network is gone. */
async function stallAt42() {
  const answers: Record<string, () => unknown> = {};
  const opened = await openEngine(answers);
  opened.engine.play(A, 42);
  opened.goOffline();
  opened.audio.readyState = 2;
  opened.audio.dispatchEvent(new Event('waiting'));
  return { ...opened, answers };
}

test('after an offline stall, the play key of a device works like the button in the player', async () => {
  const { audio, answers, pressMediaKey, playerState } = await stallAt42();
  pressMediaKey('play');
  await settle();
  expect(playerState()).toMatchObject({ failure: 'offline', isPlaying: false });
  answers['/api/episodes/a'] = () => A;
  pressMediaKey('play');
  await settle();
  expect(playerState()).toMatchObject({ failure: undefined, isPlaying: true, positionSec: 42 });
  pressMediaKey('pause');
  expect(audio.paused).toBe(true);
});

test('when the audio plays again by itself, the failure is gone, and the next press pauses', async () => {
  const { engine, audio, playerState } = await stallAt42();
  await audio.play();
  expect(playerState()).toMatchObject({ failure: undefined, isPlaying: true });
  engine.toggle();
  expect(audio.paused).toBe(true);
});

test('without a network, the player pauses where the loaded audio ends, and pressing play retries there', async () => {
  const answers: Record<string, () => unknown> = {};
  const { engine, audio, goOffline, playerState } = await openEngine(answers);
  engine.play(A, 40);
  goOffline();
  audio.hear(2);
  expect(playerState()).toMatchObject({ failure: undefined, isPlaying: true });
  audio.readyState = 2;
  audio.dispatchEvent(new Event('waiting'));
  expect(playerState()).toMatchObject({ failure: 'offline', isPlaying: false, positionSec: 42 });
  engine.toggle();
  await settle();
  expect(playerState().failure).toBe('offline');
  answers['/api/episodes/a'] = () => A;
  engine.toggle();
  await settle();
  expect(playerState()).toMatchObject({ failure: undefined, isPlaying: true, positionSec: 42 });
});
