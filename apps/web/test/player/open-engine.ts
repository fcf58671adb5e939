import type { Episode } from '@longreturn/contract/content';
import { vi } from 'vitest';
import { sampleEpisode } from '../episodes/sample-episode.ts';

/** An audio element that plays nothing. `hear` moves its position forward. */
class FakeAudio extends EventTarget {
  currentTime = 0;
  duration = Number.NaN;
  paused = true;
  playbackRate = 1;
  muted = false;
  readyState = 4;
  /** Whether the browser plays audio only after the reader has pressed something. */
  isBlocked = false;
  #src: string | undefined;
  set src(path: string) {
    this.#src = path;
    this.paused = true;
  }
  get src() {
    return this.#src ?? '';
  }
  hasAttribute() {
    return this.#src !== undefined;
  }
  removeAttribute() {
    this.#src = undefined;
  }
  load() {
    this.paused = true;
    this.currentTime = 0;
    queueMicrotask(() => this.dispatchEvent(new Event('emptied')));
  }
  async play() {
    if (this.isBlocked) throw new DOMException('play() needs a press', 'NotAllowedError');
    this.paused = false;
    this.dispatchEvent(new Event('play'));
    this.dispatchEvent(new Event('playing'));
  }
  pause() {
    if (this.paused) return;
    this.paused = true;
    this.dispatchEvent(new Event('pause'));
  }
  hear(sec: number) {
    this.currentTime += sec;
    this.dispatchEvent(new Event('timeupdate'));
  }
  /** Fails like an element that can't read its next bytes. */
  fail() {
    this.dispatchEvent(new Event('error'));
  }
  end() {
    this.pause();
    this.dispatchEvent(new Event('ended'));
  }
}

class SilentChannel extends EventTarget {
  postMessage() {}
}

const memory = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  };
};

type Responder = (init: RequestInit | undefined) => unknown;

/** Builds an episode whose audio lasts 100 seconds. */
export function playable(name: string, given: Partial<Episode> = {}): Episode {
  const audio = { url: `https://site.example/audio/${name}.mp3`, type: 'audio/mpeg', bytes: 9, durationSec: 100 };
  return sampleEpisode({ id: `id-${name}`, slug: name, title: name, audio, ...given });
}

/**
 * Starts the player with the audio element above. `answers` has the responses by path; every other request fails,
 * except a PUT. `saved` has the positions that reached the account. `left` returns what a reload would restore.
 */
export async function openEngine(answers: Record<string, Responder> = {}) {
  vi.resetModules();
  const audio = new FakeAudio();
  const page = Object.assign(new EventTarget(), { location: { href: 'https://site.example/' } });
  const [localStorage, sessionStorage] = [memory(), memory()];
  const saved: { id: string; positionSec: number }[] = [];
  const answer = async (path: string, init?: RequestInit) => {
    if (init?.method === 'PUT') {
      const { positionSec } = JSON.parse(String(init.body));
      saved.push({ id: path.split('/').at(-1) ?? '', positionSec });
      return Response.json(null);
    }
    const found = answers[path];
    if (!found) throw new TypeError('Failed to fetch');
    const given = await found(init);
    return given instanceof Response ? given : Response.json(given);
  };
  const mediaKeys = new Map<string, (details: object) => void>();
  const setActionHandler = (key: string, run: () => void) => mediaKeys.set(key, run);
  const navigator = { onLine: true, mediaSession: { setActionHandler, setPositionState: () => {} } };
  const document = { createElement: () => audio, body: { append: () => {} }, querySelector: () => null };
  const globals = { window: page, document, localStorage, sessionStorage, fetch: answer, navigator };
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  vi.stubGlobal('BroadcastChannel', SilentChannel);
  vi.stubGlobal('MediaMetadata', class {});
  const engine = await import('../../src/features/player/engine.ts');
  const { playerState, setPlayerState } = await import('../../src/features/player/player-state.ts');
  const { setTimer } = await import('../../src/features/player/set-timer.ts');
  return {
    ...{ engine, setTimer, audio, saved, playerState, setPlayerState },
    pressMediaKey: (key: 'play' | 'pause') => mediaKeys.get(key)?.({}),
    leave: () => page.dispatchEvent(new Event('pagehide')),
    /** Comes back to the page, which the browser has kept in memory. */
    comeBack: () => page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
    goOffline: () => {
      navigator.onLine = false;
      page.dispatchEvent(new Event('offline'));
    },
    left: () => JSON.parse(sessionStorage.getItem('player') ?? 'null'),
    onDevice: () => JSON.parse(localStorage.getItem('player.positions') ?? '[]'),
  };
}

/** Lets pending responses arrive. */
export const settle = () => new Promise((resolve) => setTimeout(resolve, 5));

/** Returns a response that arrives when `give` is called. */
export function held<Value>() {
  const { promise, resolve } = Promise.withResolvers<Value>();
  return { answer: () => promise, give: resolve };
}
