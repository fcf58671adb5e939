import { SYSTEM } from '@longreturn/core/actor';
import { linkArticlePreview } from '@longreturn/core/content/articles/preview-article';
import { linkEpisodePreview } from '@longreturn/core/content/episodes/preview-episode';
import { updateEpisode } from '@longreturn/core/content/episodes/update-episode';
import { buildArticle, buildEpisode, buildMediaItem, buildRendition } from '@longreturn/core/testing';
import { afterAll, describe, expect, test } from 'vitest';
import { loadBuiltApp } from '../../src/pages/built-app.ts';
import { createTestSite } from '../testing/create-test-site.ts';
import { logIn } from '../testing/log-in.ts';

const site = await createTestSite({ webApp: await loadBuiltApp() });
afterAll(() => site.close());
const { deps } = site;

const open = (url: string, headers: object = {}) =>
  site.app.inject({ url: url.replace('http://localhost:3000', ''), headers: { accept: 'text/html', ...headers } });

const draft = { publishedAt: null, isPremium: true };
const episode = await buildEpisode(deps, { ...draft, title: 'A talk that nobody heard yet' });
await buildMediaItem(deps, { episodeId: episode.id, title: 'The film of the talk' });
const article = await buildArticle(deps, { ...draft, title: 'A text that nobody read yet' });

const PAGES = [
  ['an episode', episode, `/episodes/${episode.slug}`, (await linkEpisodePreview(deps, SYSTEM, episode.id)).url],
  ['an article', article, `/articles/${article.slug}`, (await linkArticlePreview(deps, SYSTEM, article.id)).url],
] as const;

describe.each(PAGES)('the preview of %s', (_kind, { title }, path, url) => {
  test('is shown to anyone with the link, and neither cached nor indexed', async () => {
    for (const headers of [{}, await logIn(site, 'subscriber')]) {
      const page = await open(url, headers);
      expect(page.statusCode).toBe(200);
      expect(page.payload).toContain(title);
      expect(page.payload).toContain('<meta name="robots" content="noindex');
      expect(page.headers['cache-control']).toBe('private, no-store');
      expect(page.payload).not.toContain('Membership required');
    }
  });

  test('responds with the 404 page if the token in the link is missing, forged or a day old', async () => {
    expect((await open(path)).statusCode).toBe(404);
    for (const preview of ['x', 'A'.repeat(72)]) {
      const page = await open(`${path}?preview=${preview}`);
      expect(page.statusCode).toBe(404);
      expect(page.payload).toContain('Page Not Found');
      expect(page.payload).not.toContain(title);
    }
    const now = site.clock.now().toISOString();
    site.clock.set('2026-11-17T00:00:00.000Z');
    expect((await open(url)).statusCode).toBe(404);
    site.clock.set(now);
  });
});

test('the preview of an episode shows the media items', async () => {
  expect((await open(PAGES[0][3])).payload).toContain('The film of the talk');
});

test('the preview of an episode shows the player, chapters and transcript to editors only', async () => {
  const { id: episodeId } = await buildEpisode(deps, { publishedAt: null });
  await buildRendition(deps, {
    episodeId,
    chapters: [{ startTime: 0, title: 'A chapter of the talk', url: null }],
    transcript: [{ startTime: 0, endTime: 4, speaker: null, text: 'A line of the talk.' }],
  });
  const { url } = await linkEpisodePreview(deps, SYSTEM, episodeId);
  const parts = ['aria-label="Listen"', 'A chapter of the talk', 'A line of the talk.'];
  const found = async (headers: object) => {
    const { payload } = await open(url, headers);
    return parts.filter((part) => payload.includes(part));
  };
  expect(await found(await logIn(site, 'editor'))).toEqual(parts);
  expect(await found(await logIn(site, 'member'))).toEqual([]);
});

test('after the slug changes, the preview link redirects to the new slug', async () => {
  const { id } = await buildEpisode(deps, { publishedAt: null, slug: 'its-first-slug' });
  const { url } = await linkEpisodePreview(deps, SYSTEM, id);
  await updateEpisode(deps, SYSTEM, { id, slug: 'its-second-slug' });
  const moved = await open(url);
  expect(moved.statusCode).toBe(302);
  expect(moved.headers['location']).toBe(new URL(url).search.replace(/^/, '/episodes/its-second-slug'));
  expect((await open(String(moved.headers['location']))).statusCode).toBe(200);
});
