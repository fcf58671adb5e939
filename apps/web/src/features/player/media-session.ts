import { coverPath } from '../../lib/art-path.ts';
import type { PlayableEpisode, PlayerState } from './player-state.ts';
import { BACK_SEC, FORWARD_SEC } from './shortcuts.ts';

interface MediaActions {
  play: () => void;
  pause: () => void;
  skip: (sec: number) => void;
  seek: (sec: number) => void;
}

/** Connects the device's media keys and lock screen to the player. */
export function setMediaActions({ play, pause, skip, seek }: MediaActions): void {
  if (!('mediaSession' in navigator)) return;
  const { mediaSession } = navigator;
  mediaSession.setActionHandler('play', play);
  mediaSession.setActionHandler('pause', pause);
  mediaSession.setActionHandler('seekbackward', ({ seekOffset }) => skip(-(seekOffset ?? -BACK_SEC)));
  mediaSession.setActionHandler('seekforward', ({ seekOffset }) => skip(seekOffset ?? FORWARD_SEC));
  mediaSession.setActionHandler('seekto', ({ seekTime }) => seek(seekTime ?? 0));
}

/** Shows the episode on the device's lock screen; undefined removes it. */
export function showOnDevice(episode: PlayableEpisode | undefined): void {
  if (!('mediaSession' in navigator)) return;
  const { mediaSession } = navigator;
  mediaSession.metadata = episode
    ? new MediaMetadata({
        title: episode.title,
        artist: document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content ?? '',
        artwork: [artworkOf(episode)],
      })
    : null;
}

function artworkOf({ cover, type, slug }: PlayableEpisode): MediaImage {
  return cover ? { src: cover.url } : { src: coverPath(type, slug), sizes: '640x640', type: 'image/svg+xml' };
}

/** Tells the device the position. */
export function showPosition({ positionSec, durationSec, rate }: PlayerState): void {
  if (!('mediaSession' in navigator) || durationSec <= 0) return;
  const position = Math.min(positionSec, durationSec);
  navigator.mediaSession.setPositionState({ duration: durationSec, position, playbackRate: rate });
}
