import { setMediaActions } from './media-session.ts';
import { listenToTabs } from './other-tabs.ts';

export interface AudioEvents {
  /** Called when the position, the duration or the speed changes, and when playing starts or stops. */
  onChange: () => void;
  onPause: () => void;
  onEnd: () => void;
  onError: () => void;
  /** Called when the audio has to wait for bytes, and when the network is lost. */
  onStall: () => void;
  /** Called before the reader leaves the page. */
  onLeave: () => void;
  skip: (sec: number) => void;
  seek: (sec: number) => void;
}

const CHANGES = ['play', 'pause', 'timeupdate', 'durationchange', 'ratechange', 'seeking', 'volumechange', 'emptied'];

/** Creates the page's audio element. It is outside the app, so that no change of the page can stop it. */
export function createAudio({
  onChange,
  onPause,
  onEnd,
  onError,
  onStall,
  onLeave,
  skip,
  seek,
}: AudioEvents): HTMLAudioElement {
  const audio = document.createElement('audio');
  audio.preload = 'none';
  for (const name of CHANGES) audio.addEventListener(name, onChange);
  audio.addEventListener('pause', onPause);
  audio.addEventListener('ended', onEnd);
  audio.addEventListener('error', onError);
  audio.addEventListener('waiting', onStall);
  window.addEventListener('offline', onStall);
  window.addEventListener('pagehide', onLeave);
  const tellTabs = listenToTabs(() => audio.pause());
  audio.addEventListener('play', tellTabs);
  setMediaActions({ play: () => void audio.play(), pause: () => audio.pause(), skip, seek });
  document.body.append(audio);
  return audio;
}
