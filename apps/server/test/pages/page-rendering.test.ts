import { ROLES, type Role } from '@longreturn/contract/roles';
import { buildArticle, buildEpisode, buildUser, createTestDeps } from '@longreturn/core/testing';
import { PRESS_ARCHIVE } from '@longreturn/site/press-assets';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { loadBuiltApp } from '../../src/pages/built-app.ts';
import type { PageRoute, WebApp } from '../../src/pages/web-app.ts';
import { createTestSite } from '../testing/create-test-site.ts';

const PASSWORD = 'Oxygen-Uptake-41';
const built = await loadBuiltApp();
const { manifest, findPageRoute } = await built.load();
/** The paths of all pages of the app. */
const PATHS = Object.keys(manifest.routes)
  .filter((id) => id.startsWith('/'))
  .map((id) =>
    id
      .replace('/topics/$slug', '/topics/sleep')
      .replace('$slug', 'a-slug')
      .replace(/(?<=.)\/$/, ''),
  );

/**
 * Loads the built app and records the paths of the pages that it renders. `declares` overrides the routes'
 * declarations.
 */
function watched(declares: Partial<PageRoute> = {}): { webApp: WebApp; rendered: string[] } {
  const rendered: string[] = [];
  const load: WebApp['load'] = async () => {
    const app = await built.load();
    return {
      ...app,
      findPageRoute: (path) => ({ ...app.findPageRoute(path), ...declares }),
      renderPage(page) {
        rendered.push(new URL(page.request.url).pathname);
        return app.renderPage(page);
      },
    };
  };
  return { webApp: { ...built, load }, rendered };
}

const { webApp, rendered } = watched();
// Two events would clear the site's caches during the tests: the notification of a change, so the content exists before
// the site; and a press kit that is completed after a page with its sizes was rendered, so it is created first.
const sharing = await createTestDeps();
await buildEpisode(sharing.deps, { slug: 'a-slug', topics: ['sleep'] });
await buildArticle(sharing.deps, { slug: 'a-slug', topics: ['sleep'] });
const site = await createTestSite({ webApp, sharing });
afterAll(async () => {
  await site.close();
  await sharing.close();
});

beforeAll(async () => {
  const isCreated = async () => expect((await site.app.inject(`/press/${PRESS_ARCHIVE}`)).statusCode).toBe(200);
  await vi.waitFor(isCreated, { timeout: 110_000 });
});

/** Returns the cookies of a new user with this role. */
async function signIn(role: Role): Promise<Record<string, string>> {
  const { email } = await buildUser(site.deps, { role, password: PASSWORD });
  const response = await site.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    body: { email, password: PASSWORD },
  });
  return Object.fromEntries(response.cookies.map(({ name, value }) => [name, value]));
}
const members = [await signIn('member'), await signIn('member')];

test('the list of paths contains the main pages', () => {
  expect(PATHS).toEqual(expect.arrayContaining(['/', '/episodes', '/episodes/a-slug', '/profile', '/newsletter']));
});

test.each(PATHS)('%s is rendered once per role or once per user, as its route declares', async (path) => {
  const { rendering } = findPageRoute(path);
  rendered.length = 0;
  for (const cookies of members) {
    const { statusCode } = await site.app.inject({ url: path, cookies });
    expect(statusCode).toBe(path === '/login' || path === '/register' ? 307 : 200);
  }
  expect(rendered).toEqual(Array(rendering === 'perUser' ? 2 : 1).fill(path));
});

const OTHER_VIEWS = [
  '/newsletter?archive=all',
  '/contact?tab=guest',
  '/episodes?q=nothing-like-it',
  '/articles?premium=0&free=0',
  '/topics?q=nothing-like-it',
  '/research?q=nothing-like-it',
];

test.each([...ROLES, 'anonymous'] as const)('every page opens without an error for this reader: %s', async (role) => {
  const cookies = role === 'anonymous' ? {} : await signIn(role);
  const statusOf = async (url: string) => (await site.app.inject({ url, cookies })).statusCode;
  for (const url of [...PATHS, ...OTHER_VIEWS]) expect([url, (await statusOf(url)) < 400]).toEqual([url, true]);
  expect(await statusOf('/no-such-page')).toBe(404);
});

test.each(['/no-such-page', '/episodes/nothing', '/articles/nothing', '/topics/nothing', '/newsletter?issue=nothing'])(
  '%s is a 404 page with the newest episode, and is not stored',
  async (url) => {
    rendered.length = 0;
    for (const _attempt of [1, 2]) {
      const { statusCode, headers, payload } = await site.app.inject(url);
      expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store']);
      expect(payload).toContain('Page Not Found');
      expect(payload).toContain('href="/episodes/a-slug"');
    }
    expect(rendered).toHaveLength(2);
  },
);

test('only the account pages, the membership pages and the dashboard are rendered for each user', () => {
  expect(PATHS.filter((path) => findPageRoute(path).rendering === 'perUser').toSorted()).toEqual([
    '/admin/dashboard',
    '/login',
    '/membership',
    '/membership/success',
    '/profile',
    '/register',
  ]);
});

test('if a per-user page is declared as perRole, it fails, and the log says why', async () => {
  const lines: Record<string, unknown>[] = [];
  const logTo = { write: (line: string) => void lines.push(JSON.parse(line)) };
  const careless = await createTestSite({ sharing: site, logTo, webApp: watched({ rendering: 'perRole' }).webApp });
  const { statusCode, payload } = await careless.app.inject({ url: '/profile', cookies: members[0] ?? {} });
  expect(statusCode).toBe(500);
  expect(payload).not.toContain('Personal');
  expect(JSON.stringify(lines.filter(({ level }) => level === 50))).toContain(
    "/profile reads auth.sessions.list, which needs a route with rendering 'perUser'",
  );
  await careless.close();
});

test('a per-user page that is declared as perRole fails even for visitors without a session', async () => {
  const careless = await createTestSite({ sharing: site, webApp: watched({ rendering: 'perRole' }).webApp });
  expect((await careless.app.inject({ url: '/login' })).statusCode).toBe(500);
  await careless.close();
});
