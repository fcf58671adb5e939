import { afterAll, expect, test } from 'vitest';
import { ANONYMOUS, SYSTEM } from '../../src/actor.ts';
import { getArticlePage } from '../../src/content/articles/get-article-page.ts';
import { listArticleCards, listArticles } from '../../src/content/articles/list-articles.ts';
import { getEpisodePage } from '../../src/content/episodes/get-episode-page.ts';
import { listEpisodes } from '../../src/content/episodes/list-episodes.ts';
import { listMediaItems } from '../../src/content/episodes/list-media-items.ts';
import { type ReaderKind, readerKind } from '../../src/content/reader-kind.ts';
import { searchEverything } from '../../src/content/search/search-everything.ts';
import {
  actorWithRole,
  buildArticle,
  buildEpisode,
  buildMediaItem,
  createTestDeps,
} from '../../src/testing/testing.ts';

const { deps, close } = await createTestDeps();
afterAll(close);

const FILM = 'https://www.youtube.com/watch?v=eRsGyueVLvQ';
const FREE_PART = `<p>${'This much is for everyone to read. '.repeat(5)}</p>`;
const MEMBERS_PART = `<p>${'And this is for those who pay. '.repeat(5)}</p>`;

const readers: [string, ReaderKind][] = [
  ['a member', readerKind(actorWithRole('member'))],
  ['an editor', readerKind(actorWithRole('editor'))],
  ['an admin', readerKind(actorWithRole('admin'))],
  ['the site itself', readerKind(SYSTEM)],
];
const others: [string, ReaderKind][] = [
  ['an anonymous reader', readerKind(ANONYMOUS)],
  ['a visitor', readerKind(actorWithRole('visitor'))],
  ['a subscriber', readerKind(actorWithRole('subscriber'))],
];

const episode = await buildEpisode(deps, { title: 'Premium, heard by some', isPremium: true, videoEmbedUrl: FILM });
await buildMediaItem(deps, { episodeId: episode.id, title: 'The film' });
const article = await buildArticle(deps, {
  title: 'Premium, read by some',
  isPremium: true,
  bodyRichtext: `${FREE_PART}<hr data-members>${MEMBERS_PART}`,
});
const unbroken = await buildArticle(deps, { title: 'Premium, unbroken', isPremium: true, bodyRichtext: MEMBERS_PART });

test.each(readers)('%s gets premium episodes and articles in full', async (_who, reader) => {
  expect(await listEpisodes(deps, reader, {})).toMatchObject({ items: [{ videoEmbedUrl: FILM }] });
  expect(await getEpisodePage(deps, reader, episode.slug)).toMatchObject({
    videoEmbedUrl: FILM,
    media: [{ title: 'The film' }],
  });
  const whole = { bodyRichtext: expect.stringContaining('those who pay'), preview: null };
  const parts = {
    free: expect.stringContaining('for everyone to read'),
    members: expect.stringContaining('those who pay'),
  };
  expect(await getArticlePage(deps, reader, article.slug)).toMatchObject({ ...whole, parts, minutesLeft: null });
  expect(await getArticlePage(deps, reader, unbroken.slug)).toMatchObject({ ...whole, parts: null });
  expect((await listArticles(deps, reader, {})).items).toMatchObject([whole, whole]);
  expect(await listMediaItems(deps, reader, episode.id)).toHaveLength(1);
});

test.each(others)('%s gets only the free parts of premium items', async (_who, reader) => {
  const hidden = { videoEmbedUrl: null, hasVideo: true, mediaCount: 1 };
  expect(await listEpisodes(deps, reader, {})).toMatchObject({ items: [hidden] });
  expect(await getEpisodePage(deps, reader, episode.slug)).toMatchObject({ ...hidden, media: null });

  const free = { bodyRichtext: null, preview: FREE_PART };
  expect(await getArticlePage(deps, reader, article.slug)).toMatchObject({ ...free, parts: null, minutesLeft: 1 });
  expect(await getArticlePage(deps, reader, unbroken.slug)).toMatchObject({
    bodyRichtext: null,
    preview: null,
    parts: null,
    minutesLeft: 1,
  });
  const list = JSON.stringify(await listArticles(deps, reader, {}));
  expect(list).toContain('for everyone to read');
  expect(list).not.toContain('those who pay');
});

/** Returns the different values of `isLocked` among the premium items in lists, pages and search results. */
async function lockedValues(reader: ReaderKind): Promise<Set<boolean>> {
  const [lists, search, episodePage, articlePage] = await Promise.all([
    Promise.all([listEpisodes(deps, reader, {}), listArticleCards(deps, reader, {}), listArticles(deps, reader, {})]),
    searchEverything(deps, reader, { q: 'premium' }),
    getEpisodePage(deps, reader, episode.slug),
    getArticlePage(deps, reader, article.slug),
  ]);
  const items = [
    ...lists.flatMap(({ items: listed }): { isLocked: boolean }[] => listed),
    ...search.results,
    ...articlePage.related,
  ];
  expect(search.results).toHaveLength(3);
  return new Set([episodePage, articlePage, ...items].map((item) => item.isLocked));
}

test.each(readers)('for %s no premium item is locked', async (_who, reader) => {
  expect(await lockedValues(reader)).toEqual(new Set([false]));
});

test.each(others)('for %s every premium item is locked', async (_who, reader) => {
  expect(await lockedValues(reader)).toEqual(new Set([true]));
});

test('everyone gets a free episode and a free article in full, even if the article has a members break', async () => {
  const free = await buildEpisode(deps, { title: 'Free, for everyone', videoEmbedUrl: FILM });
  const open = await buildArticle(deps, {
    title: 'Free, with a break',
    bodyRichtext: `${FREE_PART}<hr data-members>${MEMBERS_PART}`,
  });
  expect(await getEpisodePage(deps, 'anonymous', free.slug)).toMatchObject({ videoEmbedUrl: FILM, media: [] });
  const page = await getArticlePage(deps, 'anonymous', open.slug);
  const whole = { bodyRichtext: expect.stringContaining('those who pay'), preview: null };
  expect(page).toMatchObject({ ...whole, parts: null, minutesLeft: null, isLocked: false });
});

test('readers without access get no video URL of a related premium episode', async () => {
  const kin = await buildEpisode(deps, { title: 'Related to a premium one' });
  const { related } = await getEpisodePage(deps, 'anonymous', kin.slug);
  expect(related.find(({ slug }) => slug === episode.slug)).toMatchObject({
    isPremium: true,
    isLocked: true,
    videoEmbedUrl: null,
  });
});

test('to list premium media items, anonymous readers must sign in, and others without access must become members', async () => {
  const accessError = (code: string) =>
    expect.objectContaining({ code, message: 'Premium content - membership required' });
  await expect(listMediaItems(deps, 'anonymous', episode.id)).rejects.toThrow(accessError('premium.session_required'));
  await expect(listMediaItems(deps, 'registered', episode.id)).rejects.toThrow(
    accessError('premium.membership_required'),
  );
});

test('media items are listed in order; only editors and admins get those of unpublished episodes', async () => {
  const { id } = await buildEpisode(deps);
  for (const title of ['First', 'Second', 'Third']) await buildMediaItem(deps, { episodeId: id, title });
  expect(await listMediaItems(deps, 'anonymous', id)).toMatchObject([
    { title: 'First', order: 0 },
    { title: 'Second', order: 1 },
    { title: 'Third', order: 2 },
  ]);

  const unknown = expect.objectContaining({ code: 'episode.unknown' });
  const tomorrow = new Date(deps.clock.now().getTime() + 86_400_000).toISOString();
  for (const publishedAt of [null, tomorrow]) {
    const hidden = await buildEpisode(deps, { publishedAt });
    await buildMediaItem(deps, { episodeId: hidden.id });
    for (const reader of ['anonymous', 'registered', 'member'] as const) {
      await expect(listMediaItems(deps, reader, hidden.id)).rejects.toThrow(unknown);
    }
    for (const reader of ['editor', 'admin'] as const) {
      expect(await listMediaItems(deps, reader, hidden.id)).toHaveLength(1);
    }
  }
  await expect(listMediaItems(deps, 'admin', deps.ids.next())).rejects.toThrow(unknown);
});
