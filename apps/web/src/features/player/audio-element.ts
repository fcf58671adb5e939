import { ownPath } from './chapters.ts';
import { setMediaActions } from './media-session.ts';
import { listenToTabs } from './other-tabs.ts';
import type { PlayableEpisode, PlayerState } from './player-state.ts';

export interface AudioEvents {
  /** Called when the position, the duration or the speed changes, and when playing starts or stops. */
  onChange: () => void;
  /** Called when the audio starts to play, or plays again after a wait or a failure. */
  onPlaying: () => void;
  onPause: () => void;
  onEnd: () => void;
  onError: () => void;
  /** Called when the audio has to wait for data, and when the network is lost. */
  onStall: () => void;
  /** Called before the reader leaves the page. */
  onLeave: () => void;
  /** Called when the reader comes back to the page and the browser shows it from the back/forward cache. */
  onReturn: () => void;
  play: () => void;
  skip: (sec: number) => void;
  seek: (sec: number) => void;
}

/** The `readyState` of an audio element that has enough data to continue playing (HTML standard). */
const HAVE_FUTURE_DATA = 3;

const CHANGES = ['play', 'pause', 'timeupdate', 'durationchange', 'ratechange', 'seeking', 'volumechange', 'emptied'];

/** Creates the page's audio element. It is outside the React tree, so that navigating in the app can't stop it. */
export function createAudio({
  onChange,
  onPlaying,
  onPause,
  onEnd,
  onError,
  onStall,
  onLeave,
  onReturn,
  play,
  skip,
  seek,
}: AudioEvents): HTMLAudioElement {
  const audio = document.createElement('audio');
  audio.preload = 'none';
  for (const name of CHANGES) audio.addEventListener(name, onChange);
  audio.addEventListener('playing', onPlaying);
  audio.addEventListener('pause', onPause);
  audio.addEventListener('ended', onEnd);
  audio.addEventListener('error', onError);
  audio.addEventListener('waiting', onStall);
  window.addEventListener('offline', onStall);
  window.addEventListener('pagehide', onLeave);
  window.addEventListener('pageshow', ({ persisted }) => persisted && onReturn());
  const tellTabs = listenToTabs(() => audio.pause());
  audio.addEventListener('play', tellTabs);
  setMediaActions({ play, pause: () => audio.pause(), skip, seek });
  document.body.append(audio);
  return audio;
}

/** Puts audio into the element, at a position. Without audio, stops playing and downloading. */
export function setSource(audio: HTMLAudioElement, source: PlayableEpisode['audio'], positionSec = 0): void {
  if (source) {
    audio.src = ownPath(source.url);
    audio.currentTime = positionSec;
    return;
  }
  audio.removeAttribute('src');
  audio.load();
}

type Heard = Pick<PlayerState, 'positionSec' | 'durationSec' | 'isPlaying' | 'rate' | 'isMuted'>;

/** Returns the part of the player's state that the element determines. Without audio, the position doesn't change. */
export function readAudio(audio: HTMLAudioElement, { episode, positionSec }: PlayerState): Heard {
  const { currentTime, duration, paused, playbackRate, muted } = audio;
  return {
    positionSec: audio.hasAttribute('src') ? currentTime : positionSec,
    durationSec: Number.isFinite(duration) ? duration : (episode?.audio?.durationSec ?? 0),
    isPlaying: !paused,
    rate: playbackRate,
    isMuted: muted,
  };
}

/** Returns whether the audio is waiting for data that can't arrive, because the network is gone. */
export function isStarved({ paused, readyState }: HTMLAudioElement): boolean {
  return !navigator.onLine && !paused && readyState < HAVE_FUTURE_DATA;
}
