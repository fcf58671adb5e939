import { buildArticle, buildEpisode, buildUser } from '@longreturn/core/testing';
import { afterAll, expect, test } from 'vitest';
import { loadBuiltApp } from '../../src/pages/built-app.ts';
import { createTestSite } from '../testing/create-test-site.ts';

const PASSWORD = 'Oxygen-Uptake-41';
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
const PAGES = [
  '/',
  '/episodes',
  '/articles',
  '/newsletter',
  '/topics/sleep',
  `/episodes/${episode.slug}`,
  `/articles/${article.slug}`,
];

/** Reads the page as a user of this role. */
async function read(path: string, role: 'subscriber' | 'member' | 'editor' | 'admin'): Promise<string> {
  const { email } = await buildUser(site.deps, { role, password: PASSWORD });
  const response = await site.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    body: { email, password: PASSWORD },
  });
  const cookies = Object.fromEntries(response.cookies.map(({ name, value }) => [name, value]));
  return (await site.app.inject({ url: path, cookies, headers: { 'accept-encoding': 'identity' } })).payload;
}

test.each(PAGES)('%s shows members neither a paywall nor a lock', async (path) => {
  for (const role of ['member', 'editor', 'admin'] as const) {
    const html = await read(path, role);
    expect(html).toContain('Included in your membership');
    expect(html).not.toMatch(ASKS);
    expect(html).not.toContain(LOCK);
  }
});

test.each(PAGES)('%s tells subscribers and visitors what needs a membership', async (path) => {
  const stranger = (await site.app.inject({ url: path })).payload;
  for (const html of [await read(path, 'subscriber'), stranger]) {
    expect(html).toMatch(ASKS);
    expect(html).toContain(LOCK);
    expect(html).not.toContain('Included in your membership');
  }
});
