import { type PlayableEpisode, playerState, setPlayerState } from './player-state.ts';

const audio = new Audio();
audio.preload = 'none';
for (const name of ['play', 'pause', 'timeupdate', 'durationchange', 'ratechange', 'seeked', 'ended'])
  audio.addEventListener(name, report);

function report(): void {
  const { duration, currentTime, paused, playbackRate } = audio;
  const durationSec = Number.isFinite(duration) ? duration : (playerState().episode?.audio?.durationSec ?? 0);
  setPlayerState({ positionSec: currentTime, durationSec, isPlaying: !paused, rate: playbackRate });
}

/** Plays an episode from `atSec`. */
export function play(episode: PlayableEpisode, atSec?: number): void {
  if (!episode.audio) return;
  if (playerState().episode?.id !== episode.id) {
    const { pathname, search } = new URL(episode.audio.url);
    audio.src = pathname + search;
    setPlayerState({ episode });
  }
  if (atSec !== undefined) seek(atSec);
  void audio.play();
}

/** Plays or pauses. */
export function toggle(): void {
  if (audio.paused) void audio.play();
  else audio.pause();
}

/** Moves to a time. */
export function seek(sec: number): void {
  audio.currentTime = sec;
}
