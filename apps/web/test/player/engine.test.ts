import { afterEach, expect, test, vi } from 'vitest';
import { buildReader } from '../build-reader.ts';
import { held, openEngine, playable, settle } from './open-engine.ts';

afterEach(() => vi.unstubAllGlobals());

const A = playable('a');
const B = playable('b');
const C = playable('c');
const AD_FREE = playable('a', {
  audio: { url: 'https://site.example/audio/a-member.mp3', type: 'audio/mpeg', bytes: 9, durationSec: 90 },
});
const A_PATH = '/api/episodes/a';
const B_PATH = '/api/episodes/b';

test('a link to a moment of the current episode moves the player to that moment, even while it plays', async () => {
  const { engine, audio, playerState } = await openEngine();
  engine.play(A, 0);
  engine.cue(A, 42);
  expect(playerState()).toMatchObject({ positionSec: 42, isPlaying: true });
  engine.cue(B, 7);
  expect(playerState()).toMatchObject({ episode: { id: A.id }, positionSec: 42 });
  audio.pause();
  engine.cue(B, 7);
  expect(playerState()).toMatchObject({ episode: { id: B.id }, positionSec: 7, isPlaying: false });
});

test('the published episode replaces its preview at the same position, and a preview replaces the published one', async () => {
  const { engine, audio, playerState } = await openEngine();
  const preview = { ...AD_FREE, preview: 'token' };
  engine.play(preview, 20);
  engine.play(A);
  expect(playerState()).toMatchObject({ episode: { audio: A.audio }, positionSec: 20, isPlaying: true });
  engine.cue(preview, 30);
  expect(audio).toMatchObject({ src: '/audio/a-member.mp3', currentTime: 30, paused: false });
  audio.pause();
  engine.cue(A, 42);
  expect(playerState()).toMatchObject({ episode: { audio: A.audio }, positionSec: 42, isPlaying: false });
});

test('“Try again” doesn’t replace the episode’s preview if the reader has started the preview meanwhile', async () => {
  const published = held();
  const { engine, playerState } = await openEngine({ [A_PATH]: published.answer });
  engine.play(A, 20);
  const trying = engine.retry();
  engine.play({ ...AD_FREE, preview: 'token' });
  published.give(A);
  await trying;
  expect(playerState()).toMatchObject({ episode: { preview: 'token' }, isPlaying: true });
});

test('if the player is closed, an episode added to the queue opens in the player instead, paused', async () => {
  const { engine, playerState } = await openEngine();
  engine.enqueue(A);
  expect(playerState()).toMatchObject({ episode: { id: A.id }, isPlaying: false, queue: [] });
  engine.enqueue(B);
  expect(playerState()).toMatchObject({ episode: { id: A.id }, queue: [{ id: B.id }] });
  engine.close();
  engine.enqueue(B);
  expect(playerState()).toMatchObject({ episode: { id: B.id }, isPlaying: false, queue: [] });
});

test('an episode that is queued while the player is being restored after a reload stays in the queue', async () => {
  const restored = held();
  const { engine, playerState } = await openEngine({ [A_PATH]: restored.answer });
  const restoring = engine.restore({ slug: A.slug, positionSec: 12 });
  engine.enqueue(B);
  restored.give(A);
  await restoring;
  expect(playerState()).toMatchObject({ episode: { id: A.id }, positionSec: 12, queue: [{ id: B.id }] });
});

test('pressing a chapter after a failure reads the episode again and plays it from that chapter', async () => {
  const read = vi.fn(() => A);
  const { engine, setPlayerState, playerState } = await openEngine({ [A_PATH]: read });
  engine.play(A, 0);
  setPlayerState({ failure: 'missing', isPlaying: false });
  engine.play(A, 30);
  await settle();
  expect(read).toHaveBeenCalled();
  expect(playerState()).toMatchObject({ positionSec: 30, isPlaying: true, failure: undefined });
});

test('if the reader loses access to an episode, it keeps its position but has no length', async () => {
  const { engine, setPlayerState, playerState } = await openEngine({ [A_PATH]: () => playable('a', { audio: null }) });
  const reader = buildReader();
  engine.play(A, 40);
  setPlayerState({ reader });
  await engine.followReader(reader);
  await settle();
  expect(playerState()).toMatchObject({ failure: 'membership', positionSec: 40, durationSec: 0, isPlaying: false });
});

test('a timer in minutes keeps running in the next episode and after “Try again”; closing the player ends it', async () => {
  const { engine, setTimer, audio, playerState } = await openEngine({ [A_PATH]: () => A, [B_PATH]: () => B });
  engine.play(A, 0);
  setTimer('30');
  await engine.retry();
  expect(playerState().timer?.choice).toBe('30');
  engine.enqueue(B);
  audio.end();
  await settle();
  expect(playerState()).toMatchObject({ episode: { id: B.id }, timer: { choice: '30' } });
  engine.close();
  expect(playerState().timer?.choice).toBe('off');
});

test('a timer for the end of the episode stays after “Try again”, and ends with the episode', async () => {
  const { engine, setTimer, audio, playerState } = await openEngine({ [A_PATH]: () => A, [B_PATH]: () => B });
  engine.play(A, 0);
  setTimer('episode');
  await engine.retry();
  expect(playerState().timer?.choice).toBe('episode');
  engine.enqueue(B);
  audio.end();
  await settle();
  expect(playerState()).toMatchObject({ episode: { id: A.id }, timer: { choice: 'off' } });
});

test('after a login, the rendition for members plays; a failed request is tried again', async () => {
  const answers: Record<string, () => unknown> = {};
  const { engine, setPlayerState, playerState } = await openEngine(answers);
  const reader = buildReader({ role: 'member' });
  engine.play(A, 5);
  setPlayerState({ reader });
  await engine.followReader(reader);
  expect(playerState().episode).toBe(A);
  answers[A_PATH] = () => AD_FREE;
  await engine.followReader(reader);
  expect(playerState()).toMatchObject({ episode: { audio: AD_FREE.audio }, positionSec: 5, isPlaying: true });
});

test('after a login near the end, a shorter rendition for members plays its last seconds', async () => {
  const { engine, setPlayerState, playerState } = await openEngine({ [A_PATH]: () => AD_FREE });
  const reader = buildReader({ role: 'member' });
  engine.play(A, 95);
  setPlayerState({ reader });
  await engine.followReader(reader);
  expect(playerState()).toMatchObject({ positionSec: 80, durationSec: 90, isPlaying: true });
});

test('an episode stays paused if the reader pauses it while the rendition for members is loading', async () => {
  const episode = held();
  const { engine, audio, setPlayerState, playerState } = await openEngine({ [A_PATH]: episode.answer });
  const reader = buildReader({ role: 'member' });
  engine.play(A, 5);
  setPlayerState({ reader });
  const following = engine.followReader(reader);
  audio.pause();
  episode.give(AD_FREE);
  await following;
  expect(playerState()).toMatchObject({ episode: { audio: AD_FREE.audio }, isPlaying: false });
  expect(audio.paused).toBe(true);
});

test('an episode stays in the queue if it is added while the next episode is loading', async () => {
  const next = held();
  const { engine, playerState } = await openEngine({ [B_PATH]: next.answer });
  engine.play(A, 0);
  engine.enqueue(B);
  const playing = engine.playNext();
  engine.enqueue(C);
  next.give(B);
  await playing;
  expect(playerState().episode?.id).toBe(B.id);
  expect(playerState().queue?.map(({ id }) => id)).toEqual([C.id]);
});

test('a queued episode doesn’t play if the reader removes it or closes the player while the episode loads', async () => {
  const change = async (run: (engine: Awaited<ReturnType<typeof openEngine>>['engine']) => void) => {
    const next = held();
    const { engine, playerState } = await openEngine({ [B_PATH]: next.answer });
    engine.play(A, 0);
    engine.enqueue(B);
    engine.enqueue(C);
    const playing = engine.playNext();
    run(engine);
    next.give(B);
    await playing;
    return {
      plays: playerState().episode?.slug,
      queue: playerState()
        .queue?.map(({ slug }) => slug)
        .join(''),
    };
  };
  expect(await change((engine) => engine.close())).toEqual({ plays: undefined, queue: 'bc' });
  const removed = await change((engine) => engine.changeQueue((queue) => queue.slice(1)));
  expect(removed).toEqual({ plays: 'a', queue: 'c' });
});
