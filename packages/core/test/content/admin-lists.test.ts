import { afterAll, beforeAll, expect, test } from 'vitest';
import { ANONYMOUS } from '../../src/actor.ts';
import { deleteArticle } from '../../src/content/articles/delete-article.ts';
import { listAllArticles } from '../../src/content/articles/list-all-articles.ts';
import { deleteEpisode } from '../../src/content/episodes/delete-episode.ts';
import { listAllEpisodes } from '../../src/content/episodes/list-all-episodes.ts';
import {
  actorWithRole,
  buildArticle,
  buildEpisode,
  buildMediaItem,
  createTestDeps,
} from '../../src/testing/testing.ts';

const { deps, clock, close } = await createTestDeps();
afterAll(close);

const editor = actorWithRole('editor');
const PUBLISHED = '2026-11-01T08:00:00.000Z';
const SCHEDULED = '2027-01-01T08:00:00.000Z';

beforeAll(async () => {
  for (const [day, publishedAt] of [PUBLISHED, null, SCHEDULED].entries()) {
    clock.set(`2026-11-1${day}T12:00:00.000Z`);
    const { id } = await buildEpisode(deps, { publishedAt, isPremium: true, videoEmbedUrl: 'aqz-KE-bpKQ' });
    if (publishedAt === null) await buildMediaItem(deps, { episodeId: id });
    await buildArticle(deps, { publishedAt, isPremium: true, topics: ['sleep'] });
  }
});

test('editors get all episodes, including drafts and scheduled episodes; the most recently created come first', async () => {
  const { items, total, nextCursor } = await listAllEpisodes(deps, editor, {});
  expect(items.map(({ publishedAt }) => publishedAt)).toEqual([SCHEDULED, null, PUBLISHED]);
  expect(items[1]).toMatchObject({
    videoEmbedUrl: 'aqz-KE-bpKQ',
    hasVideo: true,
    mediaCount: 1,
    createdAt: '2026-11-11T12:00:00.000Z',
    updatedAt: '2026-11-11T12:00:00.000Z',
  });
  expect([total, nextCursor]).toEqual([3, null]);
});

test('editors get all articles with their bodies', async () => {
  const { items } = await listAllArticles(deps, editor, {});
  expect(items.map(({ publishedAt }) => publishedAt)).toEqual([SCHEDULED, null, PUBLISHED]);
  expect(items[1]).toMatchObject({ bodyRichtext: expect.stringContaining('<p>'), topics: ['sleep'] });
});

test('each item has the state scheduled, draft or published, according to the site’s clock', async () => {
  for (const list of [listAllEpisodes, listAllArticles]) {
    const { items } = await list(deps, editor, {});
    expect(items.map(({ state }) => state)).toEqual(['scheduled', 'draft', 'published']);
    expect(items.map(({ updatedAt }) => updatedAt)).toEqual(items.map(({ createdAt }) => createdAt));
  }
});

test('lists can be filtered by state', async () => {
  for (const list of [listAllEpisodes, listAllArticles]) {
    for (const state of ['draft', 'scheduled', 'published'] as const) {
      const { items, total } = await list(deps, editor, { state });
      expect([items.map((item) => item.state), total]).toEqual([[state], 1]);
    }
  }
});

test('a search ignores case and matches wildcards literally', async () => {
  const { id } = await buildEpisode(deps, { title: 'A talk about 50% of_everything', publishedAt: null });
  const article = await buildArticle(deps, { title: 'A text about 50% of_everything', publishedAt: null });
  for (const [list, found] of [
    [listAllEpisodes, id],
    [listAllArticles, article.id],
  ] as const) {
    for (const q of ['ABOUT 50%', 'of_every', '0']) {
      const { items } = await list(deps, editor, { q, state: 'draft' });
      expect(items.map((item) => item.id)).toContain(found);
    }
    expect((await list(deps, editor, { q: '5_% of', state: 'draft' })).items).toEqual([]);
    expect((await list(deps, editor, { q: '50% of', state: 'published' })).items).toEqual([]);
  }
  await deleteEpisode(deps, editor, id);
  await deleteArticle(deps, editor, article.id);
});

test('pages contain every item once', async () => {
  for (const list of [listAllEpisodes, listAllArticles]) {
    const all = (await list(deps, editor, {})).items.map(({ id }) => id);
    const first = await list(deps, editor, { limit: 2 });
    const second = await list(deps, editor, { limit: 2, cursor: first.nextCursor ?? '' });
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(all);
    expect([first.total, second.total, second.nextCursor]).toEqual([3, 3, null]);
  }
});

test('everyone but editors and admins gets an error', async () => {
  for (const list of [listAllEpisodes, listAllArticles]) {
    await expect(list(deps, ANONYMOUS, {})).rejects.toMatchObject({ code: 'session.required' });
    await expect(list(deps, actorWithRole('member'), {})).rejects.toMatchObject({ code: 'action.forbidden' });
  }
});
