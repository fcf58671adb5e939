import { MESSAGES } from '@longreturn/contract/messages';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ArticleFetcher } from '../../src/fetched-pages/article-fetcher.ts';
import { createTestSite, type TestSite } from '../testing/create-test-site.ts';
import { logIn } from '../testing/log-in.ts';

const PARAGRAPH = `<p onclick="x()">${'A sentence about oxygen and how much of it a body can use. '.repeat(6)}</p>`;

let site: TestSite;
let real: TestSite;
const pageFetcher = new ArticleFetcher();
const local = new ArticleFetcher({
  timeMs: 30_000,
  fetchMs: 30_000,
  fetchPage: async (url) => ({ url, html: `<html><head><title>On oxygen</title></head><body>${PARAGRAPH.repeat(4)}` }),
});
let editor: { cookie: string; origin: string };
beforeAll(async () => {
  site = await createTestSite({ deps: { pageFetcher: local } });
  real = await createTestSite({ sharing: site, deps: { pageFetcher } });
  editor = await logIn(site, 'editor');
});
afterAll(async () => {
  await real.close();
  await site.close();
  await Promise.all([pageFetcher.close(), local.close()]);
});

const fetchContent = ({ app }: TestSite, payload: object, headers = {}) =>
  app.inject({ method: 'POST', url: '/api/admin/fetch-article-content', payload, headers });

test('the title, the excerpt and the sanitised body of an article page are returned', async () => {
  const response = await fetchContent(site, { url: 'https://news.example/1' }, editor);
  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual({
    title: 'On oxygen',
    excerpt: expect.stringContaining('A sentence about oxygen'),
    bodyRichtext: expect.stringMatching(/^<p>A sentence/),
  });
  const activity = await site.app.inject({ url: '/api/admin/recent-activity', headers: await logIn(site, 'admin') });
  expect(activity.json()[0]).toMatchObject({
    title: 'Article content fetched',
    description: 'On oxygen, by Ada Lovelace',
  });
});

test('anonymous callers get 401 and members 403, whatever they send', async () => {
  expect((await fetchContent(site, { url: 'http://127.0.0.1/' })).statusCode).toBe(401);
  expect((await fetchContent(site, {}, await logIn(site, 'member'))).statusCode).toBe(403);
});

describe('a refused URL', () => {
  test.each([
    [400, ''],
    [400, 'ftp://127.0.0.1/'],
    [400, 'http://127.0.0.1:5432/'],
    [400, 'http://user:secret@news.example/'],
    [422, 'http://127.0.0.1/'],
    [422, 'http://0x7f.1/'],
    [422, 'http://[::ffff:169.254.169.254]/'],
    [422, 'https://localhost/'],
  ])('gets %i for %j, and the documented text in the url field', async (status, url) => {
    const response = await fetchContent(real, { url }, editor);
    const code = status === 400 ? 'input.invalid' : 'page.unreadable';
    const error = MESSAGES.fetchArticle;
    expect([response.statusCode, response.json()]).toEqual([status, { error, code, fields: { url: error } }]);
  });
});
