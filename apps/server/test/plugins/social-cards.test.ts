import { SYSTEM } from '@longreturn/core/actor';
import { updateArticle } from '@longreturn/core/content/articles/update-article';
import { sendIssue } from '@longreturn/core/newsletter/issues/send-issue';
import { buildArticle, buildEpisode, buildIssue } from '@longreturn/core/testing';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createTestSite, type TestSite } from '../testing/create-test-site.ts';
import { pngSize } from '../testing/png-size.ts';

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite();
});
afterAll(() => site.close());

const get = (url: string) => site.app.inject({ url });

it('the site, episodes, articles and topics each have a card of 1200 by 630 pixels', async () => {
  const episode = await buildEpisode(site.deps, { durationSec: 3600 });
  const article = await buildArticle(site.deps);
  const cards = ['site', `episodes/${episode.slug}`, `articles/${article.slug}`, 'topics/sleep'];
  const pictures = [];
  for (const card of cards) {
    const response = await get(`/og/${card}.png`);
    expect(response.statusCode, card).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=86400',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(pngSize(response.rawPayload)).toEqual([1200, 630]);
    pictures.push(response.rawPayload.toString('base64'));
  }
  expect(new Set(pictures).size).toBe(cards.length);
});

it('a newsletter issue has a card after it has been sent', async () => {
  const { id, slug } = await buildIssue(site.deps, { edition: 'daily-highlights' });
  const url = `/og/issues/${slug}.png`;
  expect((await get(url)).statusCode).toBe(404);
  await sendIssue(site.deps, SYSTEM, { id });
  await vi.waitFor(async () => expect((await get(url)).statusCode).toBe(200), 15_000);
  expect(pngSize((await get(url)).rawPayload)).toEqual([1200, 630]);
});

it('an unpublished or unknown item has no card', async () => {
  const draft = await buildEpisode(site.deps, { publishedAt: null });
  const urls = [
    `/og/episodes/${draft.slug}.png`,
    '/og/articles/none.png',
    '/og/topics/none.png',
    '/og/articles/a%00.png',
  ];
  for (const url of urls) expect((await get(url)).statusCode, url).toBe(404);
});

it('a card is redrawn when the content changes', async () => {
  const article = await buildArticle(site.deps);
  const url = `/og/articles/${article.slug}.png`;
  const before = await get(url);
  expect((await get(url)).headers['etag']).toBe(before.headers['etag']);
  await updateArticle(site.deps, SYSTEM, { id: article.id, title: 'Quite another title', slug: article.slug });
  await vi.waitFor(async () => expect((await get(url)).headers['etag']).not.toBe(before.headers['etag']), 15_000);
});
