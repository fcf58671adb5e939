import { SYSTEM } from '@longreturn/core/actor';
import { grantUserComp } from '@longreturn/core/admin/grant-user-comp';
import { buildArticle, buildEpisode } from '@longreturn/core/testing';
import { afterAll, expect, test } from 'vitest';
import { loadBuiltApp } from '../../src/pages/built-app.ts';
import { createTestSite } from '../testing/create-test-site.ts';
import { logIn } from '../testing/log-in.ts';

const INCLUDED = 'Included in your membership';
const ASKS = /Membership required|Requires membership to access/;
/** Part of the SVG path of the lock icon. */
const LOCK = 'M8 11V7.5a4 4 0 0 1 8 0V11';

const site = await createTestSite({ webApp: await loadBuiltApp() });
afterAll(() => site.close());

const premium = { isPremium: true, topics: ['sleep'] };
const episode = await buildEpisode(site.deps, premium);
await buildEpisode(site.deps, premium);
const article = await buildArticle(site.deps, premium);
await buildArticle(site.deps, premium);
/** Pages with the number of premium items that they show. */
const PAGES: [path: string, items: number][] = [
  ['/', 2],
  ['/episodes', 2],
  ['/articles', 2],
  ['/newsletter', 2],
  ['/topics/sleep', 4],
  [`/episodes/${episode.slug}`, 2],
  [`/articles/${article.slug}`, 2],
];

const ROLES = ['subscriber', 'member', 'editor', 'admin'] as const;
const readers = new Map(await Promise.all(ROLES.map(async (role) => [role, await logIn(site, role)] as const)));

/** Reads the page as a user of this role. */
async function read(path: string, role: (typeof ROLES)[number]): Promise<string> {
  const headers = { ...readers.get(role), 'accept-encoding': 'identity' };
  return (await site.app.inject({ url: path, headers })).payload;
}

const count = (html: string, text: string): number => html.split(text).length - 1;

test.each(PAGES)('%s tells members what is included, without a paywall or lock', async (path, items) => {
  const html = await read(path, 'member');
  expect(count(html, INCLUDED)).toBe(items);
  expect(html).not.toMatch(ASKS);
  expect(html).not.toContain(LOCK);
});

test.each(PAGES)('%s shows editors and admins Premium badges without a lock', async (path, items) => {
  for (const role of ['editor', 'admin'] as const) {
    const html = await read(path, role);
    expect(count(html, '> Premium</span>')).toBe(items);
    expect(html).not.toContain(INCLUDED);
    expect(html).not.toMatch(ASKS);
    expect(html).not.toContain(LOCK);
  }
});

test.each(PAGES)('%s tells subscribers and visitors what needs a membership', async (path) => {
  const stranger = (await site.app.inject({ url: path })).payload;
  for (const html of [await read(path, 'subscriber'), stranger]) {
    expect(html).toMatch(ASKS);
    expect(html).toContain(LOCK);
    expect(html).not.toContain(INCLUDED);
  }
});

test.each([
  [`/episodes/${episode.slug}`, 'Requires membership to access'],
  [`/articles/${article.slug}`, 'Membership required'],
])('%s says once beside its title and once in its paywall that it needs a membership', async (path, text) => {
  const html = await read(path, 'subscriber');
  const [own = ''] = html.split(/>More (?:to read|like this)</); // without the cards of related items
  expect(count(own, text)).toBe(1);
  expect(count(html, 'Premium content - membership required')).toBe(1);
  expect(count(html, '30-day money-back guarantee')).toBe(1);
});

test.each([`/episodes/${episode.slug}`, `/articles/${article.slug}`])(
  '%s invites a lapsed member to renew, and nobody else',
  async (path) => {
    const lapsed = await logIn(site, 'subscriber');
    const { id } = (await site.app.inject({ url: '/api/auth/me', headers: lapsed })).json();
    const until = new Date(site.clock.now().getTime() + 1);
    await grantUserComp(site.deps, SYSTEM, { userId: id, until, reason: 'Press' });
    site.clock.set(until.toISOString());
    const html = (await site.app.inject({ url: path, headers: lapsed })).payload;
    expect(html).toContain('>Renew membership<');
    expect(html).toContain(LOCK);
    for (const other of [await read(path, 'subscriber'), (await site.app.inject({ url: path })).payload]) {
      expect(other).toContain('>Become a member<');
      expect(other).not.toContain('Renew');
    }
  },
);
