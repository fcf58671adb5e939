import type { User } from '@longreturn/contract/account';
import { storeInTab } from '../../lib/tab-storage.ts';
import { createAudio } from './audio-element.ts';
import { chapterEnd, ownPath, readChapters } from './chapters.ts';
import { readFromDevice, storeOnDevice } from './device-memory.ts';
import { findFailure } from './failure.ts';
import { showOnDevice, showPosition } from './media-session.ts';
import { LEFT_KEY, type LeftPlayer, type PlayableEpisode, playerState, setPlayerState } from './player-state.ts';
import { accountPosition, devicePosition, positionOf, SAVE_EVERY_MS, savePosition, startOf } from './positions.ts';
import { addToQueue, type Queue, type QueuedEpisode } from './queue.ts';
import { readEpisode } from './read-episode.ts';
import { isTimeToSleep, NO_TIMER, type TimerChoice, timerOf } from './sleep-timer.ts';
import { knownSpeed, nextSpeed } from './speeds.ts';

let started: HTMLAudioElement | undefined;
/** For whom the audio in the player was chosen. */
let chosenFor = '';
let savedAtMs = 0;

function player(): HTMLAudioElement {
  if (started) return started;
  started = createAudio({ onChange, onPause: save, onEnd, onError, onLeave: save, skip, seek });
  started.defaultPlaybackRate = knownSpeed(readFromDevice('player.rate'));
  setPlayerState({ queue: readFromDevice('player.queue') ?? [], rate: started.defaultPlaybackRate });
  return started;
}

/** Plays an episode from `atSec`, or from where the reader stopped. Goes on if the episode is in the player. */
export function play(episode: PlayableEpisode, atSec?: number): void {
  if (playerState().episode?.id !== episode.id) load(episode, atSec);
  else if (atSec !== undefined) seek(atSec);
  resume();
}

/** Puts an episode into the player, paused at `atSec`. Does nothing while another one plays. */
export function cue(episode: PlayableEpisode, atSec: number): void {
  if (playerState().isPlaying) return;
  load(episode, atSec);
}

function load(episode: PlayableEpisode, atSec?: number): void {
  save();
  const audio = player();
  const positionSec = atSec ?? startOf(devicePosition(episode.id));
  chosenFor = keyOf(playerState().reader);
  const durationSec = episode.audio?.durationSec ?? 0;
  setPlayerState({ episode, positionSec, durationSec, chapters: [], failure: undefined, timer: NO_SLEEP });
  setSource(audio, episode, positionSec);
  showOnDevice(episode);
  void followChapters(episode);
  if (atSec === undefined && playerState().reader) void followAccount(episode);
}

function setSource(audio: HTMLAudioElement, { audio: sound }: PlayableEpisode, positionSec: number): void {
  if (!sound) {
    audio.removeAttribute('src');
    setPlayerState({ failure: 'membership' });
    return;
  }
  audio.src = ownPath(sound.url);
  audio.currentTime = positionSec;
}

async function followChapters({ id, chaptersUrl }: PlayableEpisode): Promise<void> {
  const chapters = await readChapters(chaptersUrl);
  if (playerState().episode?.id === id) setPlayerState({ chapters });
}

/** Moves to where the reader stopped on another device, if that was later. */
async function followAccount({ id }: PlayableEpisode): Promise<void> {
  const here = devicePosition(id);
  const account = await accountPosition(id);
  if (!account || playerState().episode?.id !== id) return;
  const startSec = startOf(here, account);
  if (startSec !== startOf(here)) seek(startSec);
}

/** Goes on playing. If the browser refuses without another press, says so. */
export function resume(): void {
  const audio = player();
  if (!audio.hasAttribute('src')) return;
  setPlayerState({ failure: undefined });
  audio.play().catch((error: unknown) => {
    if (error instanceof DOMException && error.name === 'NotAllowedError') setPlayerState({ failure: 'blocked' });
  });
}

/** Plays or pauses. */
export function toggle(): void {
  if (playerState().failure) void retry();
  else if (playerState().isPlaying) player().pause();
  else resume();
}

/** Moves to a time. */
export function seek(sec: number): void {
  const { durationSec } = playerState();
  const positionSec = Math.max(0, durationSec > 0 ? Math.min(sec, durationSec) : sec);
  player().currentTime = positionSec;
  setPlayerState({ positionSec });
}

/** Moves by some seconds. */
export function skip(sec: number): void {
  seek(playerState().positionSec + sec);
}

/** Sets the speed, which the device remembers. */
export function setRate(rate: number): void {
  const audio = player();
  audio.defaultPlaybackRate = rate;
  audio.playbackRate = rate;
  storeOnDevice('player.rate', rate);
}

/** Plays a step faster or slower. */
export function changeSpeed(step: 1 | -1): void {
  setRate(nextSpeed(player().defaultPlaybackRate, step));
}

/** Turns the sound off or on. */
export function mute(): void {
  const audio = player();
  audio.muted = !audio.muted;
}

/** Changes the queue, which the device remembers. */
export function changeQueue(change: (queue: Queue) => Queue): void {
  player();
  const queue = change(playerState().queue ?? []);
  storeOnDevice('player.queue', queue);
  setPlayerState({ queue });
}

/** Adds an episode at the end of the queue. */
export function enqueue(episode: QueuedEpisode): void {
  changeQueue((queue) => addToQueue(queue, episode));
}

const NO_SLEEP = { choice: 'off', ends: NO_TIMER } as const;

/** Sets when the player pauses by itself. */
export function setTimer(choice: TimerChoice): void {
  const { chapters = [], positionSec } = playerState();
  const ends = timerOf(choice, { now: Date.now(), chapterEndSec: chapterEnd(chapters, positionSec) });
  setPlayerState({ timer: { choice, ends } });
}

/** Puts the episode that an earlier page had in the player back, paused, with the audio for the current reader. */
export async function restore({ slug, positionSec }: LeftPlayer): Promise<void> {
  const episode = await readEpisode(slug).catch(() => undefined);
  if (episode && !playerState().episode) load(episode, positionSec);
}

/** Reads the episode again and goes on where it stopped. */
export async function retry(): Promise<void> {
  const { episode, positionSec } = playerState();
  if (!episode) return;
  const now = await readEpisode(episode.slug).catch(() => 'offline' as const);
  if (now === 'offline' || now === undefined) {
    setPlayerState({ failure: now ?? 'missing' });
    return;
  }
  load(now, positionSec);
  resume();
}

/** Changes to the audio for the current reader at the same position, if the reader has signed in or out meanwhile. */
export async function followReader(reader: User | undefined): Promise<void> {
  const { episode, isPlaying } = playerState();
  if (!episode || chosenFor === keyOf(reader)) return;
  chosenFor = keyOf(reader);
  const now = await readEpisode(episode.slug).catch(() => undefined);
  if (!now || playerState().episode?.id !== now.id || now.audio?.url === episode.audio?.url) return;
  load(now, playerState().positionSec);
  if (isPlaying) resume();
}

/** Returns a text that changes when another rendition may be the right one. */
function keyOf(reader: User | undefined): string {
  return reader ? `${reader.id} ${reader.role}` : '';
}

/** Closes the player. */
export function close(): void {
  save();
  const audio = player();
  audio.pause();
  audio.removeAttribute('src');
  showOnDevice(undefined);
  setPlayerState({ episode: undefined, isPlaying: false, failure: undefined });
  storeInTab(LEFT_KEY, undefined);
}

function onChange(): void {
  const audio = player();
  const { episode, timer } = playerState();
  if (!episode) return;
  const { currentTime, paused, playbackRate, muted, duration } = audio;
  const durationSec = Number.isFinite(duration) ? duration : (episode.audio?.durationSec ?? 0);
  setPlayerState({ positionSec: currentTime, durationSec, isPlaying: !paused, rate: playbackRate, isMuted: muted });
  showPosition(playerState());
  if (timer && isTimeToSleep(timer.ends, { now: Date.now(), positionSec: currentTime })) {
    setPlayerState({ timer: NO_SLEEP });
    audio.pause();
  }
  if (!paused && Date.now() - savedAtMs >= SAVE_EVERY_MS) save();
}

function save(): void {
  const { reader, episode } = playerState();
  const position = positionOf(playerState(), new Date());
  if (!episode || !position) return;
  savedAtMs = Date.now();
  savePosition(position, { isSignedIn: reader !== undefined });
  storeInTab(LEFT_KEY, { slug: episode.slug, positionSec: position.positionSec } satisfies LeftPlayer);
}

/** Plays the next episode of the queue that the reader may play. */
async function onEnd(): Promise<void> {
  const isAsleep = playerState().timer?.ends.is === 'episode';
  setPlayerState({ timer: NO_SLEEP });
  if (!isAsleep) await playNext();
}

/** Plays the first episode of the queue that the reader has access to, and takes it from the queue. */
export async function playNext(): Promise<void> {
  const [next] = playerState().queue ?? [];
  if (!next) return;
  const episode = await readEpisode(next.slug).catch(() => undefined);
  changeQueue((queue) => queue.slice(1));
  if (episode?.audio) play(episode);
  else await playNext();
}

async function onError(): Promise<void> {
  const { episode } = playerState();
  if (!episode?.audio || !player().hasAttribute('src')) return;
  const failure = await findFailure(ownPath(episode.audio.url));
  if (playerState().episode?.id === episode.id) setPlayerState({ failure, isPlaying: false });
}
