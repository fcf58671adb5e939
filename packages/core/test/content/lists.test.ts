import { afterAll, expect, test } from 'vitest';
import { listArticleCards, listArticles } from '../../src/content/articles/list-articles.ts';
import { listEpisodes } from '../../src/content/episodes/list-episodes.ts';
import { buildArticle, buildEpisode, buildMediaItem, createTestDeps } from '../../src/testing/testing.ts';

const { deps, clock, close } = await createTestDeps();
afterAll(close);

async function titlesOfEpisodes(input: Parameters<typeof listEpisodes>[2]) {
  const { items } = await listEpisodes(deps, 'anonymous', input);
  return items.map(({ title }) => title);
}

test('a list contains published episodes, and a scheduled episode from its publication time on', async () => {
  await buildEpisode(deps, { title: 'Hibernation, published' });
  await buildEpisode(deps, { title: 'Hibernation, a draft', publishedAt: null });
  await buildEpisode(deps, { title: 'Hibernation, scheduled', publishedAt: '2026-11-15T13:00:00.000Z' });

  expect(await titlesOfEpisodes({ q: 'hibernation' })).toEqual(['Hibernation, published']);
  clock.set('2026-11-15T13:00:00.000Z');
  expect(await titlesOfEpisodes({ q: 'hibernation' })).toEqual(['Hibernation, scheduled', 'Hibernation, published']);
});

test('pages contain every item once, newest first, even if many were published at the same time', async () => {
  const days = ['01', '02', '02', '02', '02', '02', '03'];
  for (const day of days) {
    await buildEpisode(deps, { type: 'Case Study Episodes', publishedAt: `2026-10-${day}T06:00:00.000Z` });
  }
  const all = await listEpisodes(deps, 'anonymous', { type: 'Case Study Episodes' });
  expect(all.items.map(({ publishedAt }) => publishedAt.slice(8, 10))).toEqual(days.toReversed());

  const walked: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await listEpisodes(deps, 'anonymous', { type: 'Case Study Episodes', limit: 2, cursor });
    expect(page.total).toBe(days.length);
    walked.push(...page.items.map(({ id }) => id));
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  expect(walked).toEqual(all.items.map(({ id }) => id));
});

test('a page that ends with the last item has no next page', async () => {
  await buildArticle(deps, { title: 'Exactly two, the first', topics: ['sleep'] });
  await buildArticle(deps, { title: 'Exactly two, the second', topics: ['sleep'] });
  const page = await listArticles(deps, 'anonymous', { q: 'exactly two', limit: 2 });
  expect(page).toMatchObject({ total: 2, nextCursor: null });
});

test('a search for episodes matches the title, description and type, ignoring case', async () => {
  await buildEpisode(deps, { title: 'The ZEBRAFISH heart' });
  await buildEpisode(deps, { title: 'A heart that regrows', description: 'What the zebrafish does that we can not.' });
  expect(await titlesOfEpisodes({ q: 'ZebraFish' })).toHaveLength(2);

  await buildEpisode(deps, { title: 'Found by its type alone', type: 'Roundtable Conversations' });
  expect(await titlesOfEpisodes({ q: 'roundtable' })).toEqual(['Found by its type alone']);
});

test('a search for articles matches the title and excerpt, but not the body', async () => {
  const body = `<p>${'The axolotl has its place in the body of this text. '.repeat(4)}</p>`;
  await buildArticle(deps, { title: 'On the Axolotl' });
  await buildArticle(deps, { title: 'On limbs', excerpt: 'The axolotl grows its own again.' });
  await buildArticle(deps, { title: 'On something else', bodyRichtext: body });
  const { total } = await listArticleCards(deps, 'anonymous', { q: 'AXOLOTL' });
  expect(total).toBe(2);
});

test.each([
  ['%', 'Half of it is 50% guesswork'],
  ['_', 'A name_with_underscores'],
  ['\\', 'The back\\slash in the file'],
])('a %s in a search is matched literally', async (wildcard, title) => {
  await buildEpisode(deps, { title, slug: `wildcard-${wildcard.codePointAt(0)}` });
  expect(await titlesOfEpisodes({ q: wildcard })).toEqual([title]);
});

test('a list can be filtered by topic, and an unknown topic is an error', async () => {
  await buildEpisode(deps, { title: 'Of muscles and moods', topics: ['mental-and-emotional-health', 'exercise'] });
  await buildEpisode(deps, { title: 'Of nothing in particular' });
  const { items } = await listEpisodes(deps, 'anonymous', { topic: 'mental-and-emotional-health' });
  expect(items).toMatchObject([{ title: 'Of muscles and moods', topics: ['exercise', 'mental-and-emotional-health'] }]);

  const unknown = expect.objectContaining({ code: 'topic.unknown' });
  await expect(listEpisodes(deps, 'anonymous', { topic: 'alchemy' })).rejects.toThrow(unknown);
  await expect(listArticles(deps, 'anonymous', { topic: 'alchemy' })).rejects.toThrow(unknown);
});

test.each([
  { what: 'articles', build: buildArticle, list: listArticleCards },
  { what: 'episodes', build: buildEpisode, list: listEpisodes },
])('$what can be filtered by access: premium or free', async ({ build, list }) => {
  await build(deps, { title: 'Gated or not: gated', isPremium: true });
  await build(deps, { title: 'Gated or not: open' });
  const premium = await list(deps, 'anonymous', { q: 'gated or not', access: 'premium' });
  const free = await list(deps, 'anonymous', { q: 'gated or not', access: 'free' });
  expect(premium.items.map(({ title }) => title)).toEqual(['Gated or not: gated']);
  expect(free.items.map(({ title }) => title)).toEqual(['Gated or not: open']);
});

test('a listed episode has the number of its media items, and says whether its video URL is valid', async () => {
  const { id } = await buildEpisode(deps, {
    title: 'With things to play',
    videoEmbedUrl: 'https://youtu.be/aqz-KE-bpKQ',
  });
  await buildMediaItem(deps, { episodeId: id });
  await buildMediaItem(deps, { episodeId: id, title: 'Another' });
  await buildEpisode(deps, { title: 'With nothing to play', videoEmbedUrl: 'https://example.com/film' });
  const { items } = await listEpisodes(deps, 'anonymous', { q: 'to play' });
  expect(items).toMatchObject([
    { title: 'With nothing to play', mediaCount: 0, hasVideo: false },
    { title: 'With things to play', mediaCount: 2, hasVideo: true },
  ]);
});

test('cards are articles without their bodies', async () => {
  await buildArticle(deps, { title: 'A card and its article' });
  const cards = await listArticleCards(deps, 'anonymous', { q: 'a card and its' });
  const whole = await listArticles(deps, 'anonymous', { q: 'a card and its' });
  const { bodyRichtext, preview, ...card } = whole.items[0] ?? expect.fail('the article is not listed');
  expect(cards.items).toEqual([card]);
  expect({ bodyRichtext, preview }).toEqual({ bodyRichtext: expect.stringContaining('<p>'), preview: null });
});

test('a malformed cursor is invalid input', async () => {
  const invalid = expect.objectContaining({ code: 'input.invalid' });
  await expect(listEpisodes(deps, 'anonymous', { cursor: 'bm90aGluZw' })).rejects.toThrow(invalid);
  await expect(listArticleCards(deps, 'anonymous', { cursor: 'bm90aGluZw' })).rejects.toThrow(invalid);
});
