import {
  addMediaItemInput,
  createArticleInput,
  createEpisodeInput,
  updateArticleInput,
  updateEpisodeInput,
} from '@longreturn/contract/content-input';
import { episodes } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { ANONYMOUS, SYSTEM } from '../../src/actor.ts';
import { listActivity } from '../../src/admin/list-activity.ts';
import { createArticle as createArticleParsed } from '../../src/content/articles/create-article.ts';
import { deleteArticle } from '../../src/content/articles/delete-article.ts';
import { getArticlePage } from '../../src/content/articles/get-article-page.ts';
import { updateArticle as updateArticleParsed } from '../../src/content/articles/update-article.ts';
import { addMediaItem as addMediaItemParsed } from '../../src/content/episodes/add-media-item.ts';
import { createEpisode as createEpisodeParsed } from '../../src/content/episodes/create-episode.ts';
import { deleteEpisode } from '../../src/content/episodes/delete-episode.ts';
import { getEpisodePage } from '../../src/content/episodes/get-episode-page.ts';
import { updateEpisode as updateEpisodeParsed } from '../../src/content/episodes/update-episode.ts';
import { searchEverything } from '../../src/content/search/search-everything.ts';
import { readContentVersion } from '../../src/content/write-content.ts';
import {
  actorWithRole,
  buildArticle,
  buildEpisode,
  buildMediaItem,
  createTestDeps,
  throughSchema,
} from '../../src/testing/testing.ts';

const { deps, database, clock, close } = await createTestDeps();
afterAll(close);

const createEpisode = throughSchema(createEpisodeInput, createEpisodeParsed);
const updateEpisode = throughSchema(updateEpisodeInput, updateEpisodeParsed);
const addMediaItem = throughSchema(addMediaItemInput, addMediaItemParsed);
const createArticle = throughSchema(createArticleInput, createArticleParsed);
const updateArticle = throughSchema(updateArticleInput, updateArticleParsed);

const errorWithCode = (code: string, fields?: object) => expect.objectContaining({ code, ...(fields && { fields }) });

const EPISODE = { title: 'An episode to write', slug: 'an-episode-to-write', type: 'Investor Lens' } as const;
const ARTICLE = {
  title: 'An article to write',
  slug: 'an-article-to-write',
  excerpt: 'A summary of this article.',
  bodyRichtext: `<p>${'Words that add up to a body. '.repeat(5)}</p>`,
};

async function findNewestEntry() {
  const [latest] = (await listActivity(deps, SYSTEM)).items;
  return latest;
}

test.each(['anonymous', 'visitor', 'subscriber', 'member'] as const)('readers can’t write content: %s', async (who) => {
  const actor = who === 'anonymous' ? ANONYMOUS : actorWithRole(who);
  const { id } = await buildEpisode(deps);
  const forbidden = errorWithCode(who === 'anonymous' ? 'session.required' : 'action.forbidden');
  await expect(createEpisode(deps, actor, EPISODE)).rejects.toThrow(forbidden);
  await expect(updateEpisode(deps, actor, { id, isPremium: true })).rejects.toThrow(forbidden);
  await expect(deleteEpisode(deps, actor, id)).rejects.toThrow(forbidden);
  const media = { id, type: 'apple', url: 'https://podcasts.apple.com/x', title: 'x' } as const;
  await expect(addMediaItem(deps, actor, media)).rejects.toThrow(forbidden);
  await expect(createArticle(deps, actor, ARTICLE)).rejects.toThrow(forbidden);
});

test('an editor creates an episode, which is a draft until it has a publication time', async () => {
  const editor = actorWithRole('editor');
  const { id } = await createEpisode(deps, editor, { ...EPISODE, slug: 'written-by-an-editor', topics: ['sleep'] });
  await expect(getEpisodePage(deps, 'anonymous', 'written-by-an-editor')).rejects.toThrow(
    errorWithCode('episode.unknown'),
  );

  await updateEpisode(deps, editor, { id, publishedAt: clock.now().toISOString() });
  expect(await getEpisodePage(deps, 'anonymous', 'written-by-an-editor')).toMatchObject({
    title: EPISODE.title,
    description: null,
    isPremium: false,
    topics: ['sleep'],
  });
  await updateEpisode(deps, editor, { id, publishedAt: null });
  await expect(getEpisodePage(deps, 'anonymous', 'written-by-an-editor')).rejects.toThrow(
    errorWithCode('episode.unknown'),
  );
});

test('an update changes only the given fields', async () => {
  const { id, slug } = await buildEpisode(deps, {
    description: 'A description long enough to be one.',
    durationSec: 4321,
    videoEmbedUrl: 'aqz-KE-bpKQ',
    isPremium: true,
    topics: ['sleep', 'exercise'],
  });
  const before = await getEpisodePage(deps, 'admin', slug);
  await updateEpisode(deps, SYSTEM, { id, title: 'Only the title is new' });
  expect(await getEpisodePage(deps, 'admin', slug)).toEqual({ ...before, title: 'Only the title is new' });
});

test('an update can clear fields and replace topics, and search no longer finds the old text', async () => {
  const { id, slug } = await buildEpisode(deps, {
    description: 'All about the coelacanth and its fins.',
    topics: ['sleep'],
  });
  await updateEpisode(deps, SYSTEM, { id, description: '', topics: ['exercise', 'exercise', 'nutrition'] });
  expect(await getEpisodePage(deps, 'anonymous', slug)).toMatchObject({
    description: null,
    topics: ['exercise', 'nutrition'],
  });
  expect(await searchEverything(deps, 'anonymous', { q: 'coelacanth' })).toEqual({ results: [] });
});

test('an invalid episode is rejected with the form’s messages', async () => {
  const wrong = { ...EPISODE, title: ' Four ', description: 'Too short', durationSec: -1, publishedAt: 'yesterday' };
  await expect(createEpisode(deps, SYSTEM, wrong)).rejects.toThrow(
    errorWithCode('input.invalid', {
      title: 'Title must be at least 5 characters',
      description: 'Description must be at least 20 characters',
      durationSec: expect.any(String),
      publishedAt: expect.any(String),
    }),
  );
  for (const publishedAt of ['0000-06-01T00:00:00Z', '9999-12-31T23:59:59-05:00', '2026-02-30T00:00:00Z', '']) {
    await expect(createEpisode(deps, SYSTEM, { ...EPISODE, publishedAt })).rejects.toThrow(
      errorWithCode('input.invalid'),
    );
  }
  for (const slug of ['', 'Not a slug', '-a', 'a--b', 'x'.repeat(101)]) {
    await expect(createEpisode(deps, SYSTEM, { ...EPISODE, slug })).rejects.toThrow(errorWithCode('input.invalid'));
  }
  await expect(createEpisode(deps, SYSTEM, { ...EPISODE, title: 'Nul \0 byte' })).rejects.toThrow(
    errorWithCode('input.invalid'),
  );
});

test('an invalid article is rejected with the form’s messages, and markup doesn’t count as text', async () => {
  await expect(createArticle(deps, SYSTEM, { ...ARTICLE, title: 'Four', excerpt: 'Short' })).rejects.toThrow(
    errorWithCode('input.invalid', {
      title: 'Title must be at least 5 characters',
      excerpt: 'Excerpt must be at least 20 characters',
    }),
  );
  const padded = `<p>Short.</p>${'<p></p>'.repeat(50)}<script>${'x'.repeat(200)}</script>`;
  await expect(createArticle(deps, SYSTEM, { ...ARTICLE, bodyRichtext: padded })).rejects.toThrow(
    errorWithCode('input.invalid', { bodyRichtext: 'Content must be at least 100 characters' }),
  );
});

test('an article’s body is stored sanitised', async () => {
  const { slug } = await buildArticle(deps, { bodyRichtext: `${ARTICLE.bodyRichtext}<script>alert(1)</script>` });
  const { bodyRichtext } = await getArticlePage(deps, 'anonymous', slug);
  expect(bodyRichtext).not.toContain('script');
});

test('an unknown topic is an error, and nothing is written', async () => {
  const slug = 'with-an-unknown-topic';
  await expect(createEpisode(deps, SYSTEM, { ...EPISODE, slug, topics: ['sleep', 'alchemy'] })).rejects.toThrow(
    errorWithCode('topic.unknown'),
  );
  expect(await deps.db.select().from(episodes).where(eq(episodes.slug, slug))).toEqual([]);
});

test('after the slug changes, the old slug returns the page with the new slug', async () => {
  const { id } = await buildEpisode(deps, { slug: 'first-name' });
  await updateEpisode(deps, SYSTEM, { id, slug: 'second-name' });
  await updateEpisode(deps, SYSTEM, { id, slug: 'third-name' });
  for (const slug of ['first-name', 'second-name', 'third-name']) {
    expect(await getEpisodePage(deps, 'anonymous', slug)).toMatchObject({ id, slug: 'third-name' });
  }
  await updateEpisode(deps, SYSTEM, { id, slug: 'first-name' });
  expect(await getEpisodePage(deps, 'anonymous', 'third-name')).toMatchObject({ slug: 'first-name' });

  const article = await buildArticle(deps, { slug: 'first-name' });
  await updateArticle(deps, SYSTEM, { id: article.id, slug: 'another-name' });
  expect(await getArticlePage(deps, 'anonymous', 'first-name')).toMatchObject({ slug: 'another-name' });
});

test('an item can’t get a current or former slug of another item until that other item is deleted', async () => {
  const owner = await buildEpisode(deps, { slug: 'taken-before' });
  await updateEpisode(deps, SYSTEM, { id: owner.id, slug: 'taken-now' });
  const other = await buildEpisode(deps, { slug: 'not-taken' });
  for (const slug of ['taken-before', 'taken-now']) {
    await expect(createEpisode(deps, SYSTEM, { ...EPISODE, slug })).rejects.toThrow(errorWithCode('slug.taken'));
    await expect(updateEpisode(deps, SYSTEM, { id: other.id, slug })).rejects.toThrow(errorWithCode('slug.taken'));
  }
  expect(await getEpisodePage(deps, 'anonymous', 'not-taken')).toMatchObject({ id: other.id });

  await deleteEpisode(deps, SYSTEM, owner.id);
  await updateEpisode(deps, SYSTEM, { id: other.id, slug: 'taken-before' });
  expect(await getEpisodePage(deps, 'anonymous', 'not-taken')).toMatchObject({ slug: 'taken-before' });
});

test('if two items with the same slug are created at the same time, one of them gets an error', async () => {
  const writes = [1, 2].map(() => createArticle(deps, SYSTEM, { ...ARTICLE, slug: 'wanted-twice' }));
  const outcomes = await Promise.allSettled(writes);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(outcomes).toContainEqual({ status: 'rejected', reason: errorWithCode('slug.taken') });
});

test('deleted episodes and articles are unknown', async () => {
  const { id, slug } = await buildEpisode(deps);
  await buildMediaItem(deps, { episodeId: id });
  await deleteEpisode(deps, SYSTEM, id);
  await expect(getEpisodePage(deps, 'anonymous', slug)).rejects.toThrow(errorWithCode('episode.unknown'));
  await expect(deleteEpisode(deps, SYSTEM, id)).rejects.toThrow(errorWithCode('episode.unknown'));
  await expect(updateEpisode(deps, SYSTEM, { id, isPremium: true })).rejects.toThrow(errorWithCode('episode.unknown'));

  const article = await buildArticle(deps);
  await deleteArticle(deps, SYSTEM, article.id);
  await expect(deleteArticle(deps, SYSTEM, article.id)).rejects.toThrow(errorWithCode('article.unknown'));
});

test('recent activity lists drafted, published and deleted articles', async () => {
  const { id } = await buildArticle(deps, { title: 'News of an article', publishedAt: null });
  expect(await findNewestEntry()).toMatchObject({ title: 'Article drafted', description: 'News of an article' });
  await updateArticle(deps, SYSTEM, { id, publishedAt: clock.now().toISOString() });
  expect(await findNewestEntry()).toMatchObject({ title: 'Article published', timestamp: clock.now().toISOString() });
  await deleteArticle(deps, SYSTEM, id);
  expect(await findNewestEntry()).toMatchObject({ title: 'Article deleted' });
});

test('every write increases the content version and notifies listeners; a failed write does neither', async () => {
  let heard = 0;
  const notify = () => {
    heard += 1;
  };
  const unlisten = await database.listen('content', notify, () => {});
  const versions = [await readContentVersion(deps)];
  const { id } = await buildEpisode(deps);
  versions.push(await readContentVersion(deps));
  await updateEpisode(deps, SYSTEM, { id, isPremium: true });
  versions.push(await readContentVersion(deps));
  await buildMediaItem(deps, { episodeId: id });
  versions.push(await readContentVersion(deps));
  await deleteEpisode(deps, SYSTEM, id);
  versions.push(await readContentVersion(deps));
  expect(versions).toEqual(versions.toSorted((a, b) => a - b));
  expect(new Set(versions).size).toBe(5);

  const { slug } = await buildEpisode(deps);
  const before = await readContentVersion(deps);
  await expect(createEpisode(deps, SYSTEM, { ...EPISODE, slug })).rejects.toThrow();
  await expect(createEpisode(deps, SYSTEM, { ...EPISODE, title: '' })).rejects.toThrow();
  await expect(deleteEpisode(deps, SYSTEM, id)).rejects.toThrow();
  expect(await readContentVersion(deps)).toBe(before);
  await expect.poll(() => heard, { timeout: 15_000 }).toBe(5);

  await unlisten();
  await buildEpisode(deps);
  await readContentVersion(deps);
  expect(heard).toBe(5);
});
