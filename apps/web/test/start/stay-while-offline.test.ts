import { afterEach, expect, test, vi } from 'vitest';
import { stayWhileOffline } from '../../src/start/stay-while-offline.ts';

const ROOT = { routeId: '__root__', status: 'success' };
const LOADED = [ROOT, { routeId: '/newsletter', status: 'success' }];
const FAILED = [ROOT, { routeId: '/newsletter', status: 'error' }];

afterEach(() => vi.unstubAllGlobals());

interface Navigation {
  from?: string;
  to: string;
  /** The routes that match the target URL, and whether they could be loaded. */
  matches?: { routeId: string; status: string }[];
  onLine?: boolean;
  hasNotFound?: boolean;
  hasToaster?: boolean;
}

type Arguments = Parameters<typeof stayWhileOffline>;
type Blocker = Parameters<Arguments[0]['history']['block']>[0];

/** Navigates between two URLs, and returns whether the navigation is cancelled. */
async function isCancelled({ from = '/newsletter', to, matches = FAILED, onLine = false, ...code }: Navigation) {
  vi.stubGlobal('navigator', { onLine });
  const blockers: Blocker[] = [];
  const router = {
    history: { block: (blocker: Blocker) => blockers.push(blocker) },
    parseLocation: () => ({ pathname: to, search: {} }),
    preloadRoute: async () => matches,
    routesById: {},
  };
  stayWhileOffline(router as unknown as Arguments[0], {
    loadNotFound: async () => code.hasNotFound ?? false,
    loadToaster: async () => code.hasToaster ?? true,
  });
  const [currentLocation, nextLocation] = [from, to].map((url) => new URL(url, 'https://longreturn.example'));
  return blockers[0]?.blockerFn({ currentLocation, nextLocation, action: 'PUSH' } as never);
}

test('offline, a page that isn’t loaded doesn’t open; online, it does', async () => {
  expect(await isCancelled({ to: '/about' })).toBe(true);
  expect(await isCancelled({ to: '/about', onLine: true })).toBe(false);
});

test('offline, a URL that differs only in the query opens if it is loaded', async () => {
  const to = '/newsletter?issue=a';
  expect(await isCancelled({ to })).toBe(true);
  expect(await isCancelled({ to, matches: LOADED })).toBe(false);
});

test('offline, a link to a part of the same page works', async () => {
  expect(await isCancelled({ from: '/newsletter?issue=a', to: '/newsletter?issue=a#notes' })).toBe(false);
});

test('offline, an unknown URL opens only if the code of the 404 page is loaded', async () => {
  expect(await isCancelled({ to: '/no-such-page', matches: [ROOT] })).toBe(true);
  expect(await isCancelled({ to: '/no-such-page', matches: [ROOT], hasNotFound: true })).toBe(false);
});

test('offline, if no toast can be shown, a page that isn’t loaded opens as the error page', async () => {
  expect(await isCancelled({ to: '/about', hasToaster: false })).toBe(false);
});
