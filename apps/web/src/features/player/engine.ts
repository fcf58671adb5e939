import type { User } from '@longreturn/contract/account';
import { storeInTab } from '../../lib/tab-storage.ts';
import { showToast } from '../toasts/show-toast.ts';
import { createAudio, isStarved, readAudio, setSource } from './audio-element.ts';
import { ownPath } from './chapters.ts';
import { readFromDevice, storeOnDevice } from './device-memory.ts';
import { findFailure } from './failure.ts';
import { followChapters } from './follow-chapters.ts';
import { forgetGoesOn, takeGoesOn } from './go-on-after-load.ts';
import { showOnDevice, showPosition } from './media-session.ts';
import {
  isSame,
  LEFT_KEY,
  type LeftPlayer,
  type PlayableEpisode,
  playerState,
  setPlayerState,
} from './player-state.ts';
import { devicePosition, startOf, withinLength } from './positions.ts';
import { addToQueue, type Queue, removeFromQueue } from './queue.ts';
import { keyOf, readEpisode } from './read-episode.ts';
import {
  findLaterStart,
  forgetFormerEpisode,
  ignoreAccount,
  markUnsaved,
  save,
  saveNowAndThen,
} from './saved-position.ts';
import { isTimeToSleep, NO_SLEEP, timerOfNext } from './sleep-timer.ts';
import { knownSpeed } from './speeds.ts';

let started: HTMLAudioElement | undefined;
/** The player has the audio for this reader. The value is a key from `keyOf`. */
let chosenFor = '';
/** Whether the episode that the player had before a reload is still being read from the API. */
let isRestoring = false;

function player(): HTMLAudioElement {
  if (started) return started;
  const events = { onChange, onPlaying, onPause, onEnd, onError, onStall, onLeave: save, onReturn: forgetGoesOn };
  started = createAudio({ ...events, play: start, skip, seek });
  started.defaultPlaybackRate = knownSpeed(readFromDevice('player.rate'));
  setPlayerState({ queue: readFromDevice('player.queue') ?? [], rate: started.defaultPlaybackRate });
  return started;
}

/** Plays an episode from `atSec`, or from where the reader stopped. Resumes it if it is already in the player. */
export function play(episode: PlayableEpisode, atSec?: number): void {
  const { episode: current, positionSec } = playerState();
  if (!isSame(current, episode)) load(episode, current?.id === episode.id ? (atSec ?? positionSec) : atSec);
  else if (atSec !== undefined) seek(atSec);
  if (isSame(current, episode)) start();
  else resume();
}

/**
 * Puts an episode into the player, paused at `atSec`. If it is already there, only moves to `atSec`. Does nothing while
 * another episode plays.
 */
export function cue(episode: PlayableEpisode, atSec: number): void {
  const { episode: current, isPlaying } = playerState();
  if (isSame(current, episode)) moveTo(atSec);
  else if (!isPlaying) load(episode, atSec);
  else if (current?.id === episode.id) play(episode, atSec);
}

function load(episode: PlayableEpisode, atSec?: number): void {
  save();
  const audio = player();
  const { reader, episode: former } = playerState();
  if (former?.id !== episode.id) startAnew();
  const durationSec = episode.audio?.durationSec ?? 0;
  const positionSec = withinLength(atSec ?? startOf(devicePosition(episode.id)), durationSec);
  chosenFor = keyOf(reader);
  setPlayerState({ episode, positionSec, durationSec, chapters: [], failure: undefined });
  setSource(audio, episode.audio, positionSec);
  if (!episode.audio) setPlayerState({ failure: 'membership', isPlaying: false });
  showOnDevice(episode);
  void followChapters(episode);
  if (atSec === undefined && reader) void followAccount(episode);
}

function startAnew(): void {
  forgetFormerEpisode();
  setPlayerState({ timer: timerOfNext(playerState().timer, { now: Date.now() }) });
}

/** Moves to a more recent position from another device, unless the reader has changed the position meanwhile. */
async function followAccount({ id }: PlayableEpisode): Promise<void> {
  const startSec = await findLaterStart(id);
  if (startSec !== undefined) moveTo(withinLength(startSec, playerState().durationSec));
}

/** Resumes playing. If the browser requires another press, the player says so. */
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
  const { failure, isPlaying } = playerState();
  if (isPlaying && !failure) player().pause();
  else start();
}

/** Plays. After a failure, reads the episode again first. */
function start(): void {
  const { failure } = playerState();
  if (failure && failure !== 'blocked') void retry();
  else resume();
}

/** Moves to a time that the reader chose. */
export function seek(sec: number): void {
  markUnsaved();
  moveTo(sec);
}

function moveTo(sec: number): void {
  ignoreAccount();
  const { durationSec } = playerState();
  const positionSec = Math.max(0, durationSec > 0 ? Math.min(sec, durationSec) : sec);
  player().currentTime = positionSec;
  setPlayerState({ positionSec });
}

/** Moves forward by some seconds, or back if the number is negative. */
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

/** Adds an episode at the end of the queue. If the player is closed, it opens with the episode, paused. */
export function enqueue(episode: PlayableEpisode): void {
  const isOpen = playerState().episode !== undefined || isRestoring;
  changeQueue((queue) => (isOpen ? addToQueue(queue, episode) : removeFromQueue(queue, episode.id)));
  if (!isOpen) load(episode);
  showToast({ title: isOpen ? 'Added to queue' : 'Ready to play', message: episode.title, tone: 'good' });
}

/**
 * Restores the episode that was in the player before a reload, with the audio for the current reader. The episode is
 * paused. It resumes only if it was playing when the reader left to sign in with Google or Apple, and if the browser
 * allows it.
 */
export async function restore({ slug, positionSec }: LeftPlayer): Promise<void> {
  const goesOn = takeGoesOn();
  isRestoring = true;
  const episode = await readEpisode(slug).catch(() => undefined);
  isRestoring = false;
  if (!episode || playerState().episode) return;
  load(episode, positionSec);
  if (goesOn) resume();
}

/** Reads the episode from the API again and resumes at the same position. */
export async function retry(): Promise<void> {
  const { episode } = playerState();
  if (!episode) return;
  const read = async () => (episode.preview === undefined ? readEpisode(episode.slug) : episode);
  const now = await read().catch(() => 'offline' as const);
  if (!isSame(playerState().episode, episode)) return;
  if (now === 'offline' || now === undefined) {
    setPlayerState({ failure: now ?? 'missing' });
    return;
  }
  load(now, playerState().positionSec);
  resume();
}

/** If the reader has signed in or out, changes to the audio for the current reader, at the same position. */
export async function followReader(reader: User | undefined): Promise<void> {
  const { episode } = playerState();
  if (!episode || chosenFor === keyOf(reader)) return;
  const now = await readEpisode(episode.slug).catch(() => undefined);
  const { episode: current, reader: latest, isPlaying, positionSec } = playerState();
  if (!now || current?.id !== now.id || keyOf(latest) !== keyOf(reader)) return;
  chosenFor = keyOf(reader);
  if (now.audio?.url === current.audio?.url) return;
  load(now, positionSec);
  if (isPlaying) resume();
}

/** Closes the player. */
export function close(): void {
  save();
  const audio = player();
  ignoreAccount();
  setPlayerState({ episode: undefined, isPlaying: false, failure: undefined, timer: NO_SLEEP });
  setSource(audio, null);
  showOnDevice(undefined);
  storeInTab(LEFT_KEY, undefined);
}

function onChange(): void {
  const audio = player();
  const { episode, timer, positionSec } = playerState();
  if (!episode) return;
  const heard = readAudio(audio, playerState());
  if (heard.isPlaying && heard.positionSec !== positionSec) markUnsaved();
  setPlayerState(heard);
  showPosition(playerState());
  if (timer && isTimeToSleep(timer.ends, { now: Date.now(), positionSec: heard.positionSec })) {
    setPlayerState({ timer: NO_SLEEP });
    audio.pause();
  }
  if (heard.isPlaying) saveNowAndThen();
}

/** Removes the failure from the bar, because the audio plays again. */
function onPlaying(): void {
  if (playerState().failure) setPlayerState({ failure: undefined });
}

function onPause(): void {
  forgetGoesOn();
  save();
}

/** Plays the next episode in the queue, unless the sleep timer ends with this episode. */
async function onEnd(): Promise<void> {
  const { timer } = playerState();
  setPlayerState({ timer: timerOfNext(timer, { now: Date.now() }) });
  if (timer?.ends.is !== 'episode') await playNext();
}

/**
 * Takes episodes from the queue until one has audio for this reader, and plays that one. Offline, the queue doesn't
 * change. Stops if the reader meanwhile closes the player, plays something else or changes which episode is next.
 */
export async function playNext(): Promise<void> {
  const { queue, episode: former } = playerState();
  const next = queue?.[0];
  if (!next) return;
  const episode = await readEpisode(next.slug).catch(() => 'offline' as const);
  const now = playerState();
  if (now.episode?.id !== former?.id || now.queue?.[0]?.id !== next.id) return;
  if (episode === 'offline') {
    setPlayerState({ failure: episode });
    return;
  }
  changeQueue((queued) => removeFromQueue(queued, next.id));
  if (episode?.audio) play(episode);
  else await playNext();
}

/**
 * Reads the episode again if its audio is missing or the reader has lost access to it, and continues with the audio
 * that the reader has access to now. Otherwise the player says what failed.
 */
async function onError(): Promise<void> {
  const { episode, isPlaying } = playerState();
  if (!episode?.audio || !player().hasAttribute('src')) return;
  const failure = await findFailure(ownPath(episode.audio.url));
  const isGone = failure === 'missing' || failure === 'membership';
  const now = isGone ? await readEpisode(episode.slug).catch(() => undefined) : undefined;
  if (playerState().episode !== episode) return;
  if (!now || now.audio?.url === episode.audio.url) {
    setPlayerState({ failure, isPlaying: false });
    return;
  }
  load(now, playerState().positionSec);
  if (isPlaying) resume();
}

/** Pauses and says why, if the network is gone and everything that was loaded has been heard. */
function onStall(): void {
  const audio = player();
  if (!isStarved(audio)) return;
  setPlayerState({ failure: 'offline' });
  audio.pause();
}
