import { afterAll, expect, test } from 'vitest';
import { SYSTEM } from '../../src/actor.ts';
import { getArticlePage } from '../../src/content/articles/get-article-page.ts';
import { getEpisodePage } from '../../src/content/episodes/get-episode-page.ts';
import { findNextPublication } from '../../src/content/publication.ts';
import { listSitemapUrls } from '../../src/content/sitemap/list-sitemap-urls.ts';
import { getTopic, listTopics } from '../../src/content/topics/list-topics.ts';
import { syncTopics } from '../../src/content/topics/sync-topics.ts';
import { sendIssue } from '../../src/newsletter/issues/send-issue.ts';
import { buildArticle, buildEpisode, buildIssue, createTestDeps } from '../../src/testing/testing.ts';

const { deps, clock, close } = await createTestDeps();
afterAll(close);

const day = (date: number) => `2026-09-${String(date).padStart(2, '0')}T06:00:00.000Z`;

test.each(['no-such-slug', '', 'Not A Slug', 'nul\0byte', 'x'.repeat(5000), '%F0%9F'])(
  'the slug %j has no page',
  async (slug) => {
    await expect(getEpisodePage(deps, 'anonymous', slug)).rejects.toThrow(
      expect.objectContaining({ code: 'episode.unknown' }),
    );
    await expect(getArticlePage(deps, 'anonymous', slug)).rejects.toThrow(
      expect.objectContaining({ code: 'article.unknown' }),
    );
    await expect(getTopic(deps, slug)).rejects.toThrow(expect.objectContaining({ code: 'topic.unknown' }));
  },
);

test('drafts and scheduled items have no page', async () => {
  const draft = await buildArticle(deps, { publishedAt: null });
  const scheduled = await buildArticle(deps, { publishedAt: '2030-01-01T00:00:00.000Z' });
  for (const { slug } of [draft, scheduled]) await expect(getArticlePage(deps, 'anonymous', slug)).rejects.toThrow();
});

test('related episodes are the three public episodes most similar in topics and type; newer episodes win ties', async () => {
  const type = 'Visionary Futures';
  const topics = ['sleep', 'nutrition'];
  const { slug } = await buildEpisode(deps, { title: 'The one on the page', type, topics });
  await buildEpisode(deps, { title: 'Shares the type', type, publishedAt: day(9) });
  await buildEpisode(deps, { title: 'Shares one topic, older', topics: ['sleep'], publishedAt: day(3) });
  await buildEpisode(deps, { title: 'Shares one topic, newer', topics: ['nutrition'], publishedAt: day(4) });
  await buildEpisode(deps, { title: 'Shares two topics', topics, publishedAt: day(1) });
  await buildEpisode(deps, { title: 'Shares nothing', topics: ['exercise'] });
  await buildEpisode(deps, { title: 'Shares all, a draft', type, topics, publishedAt: null });

  const { related } = await getEpisodePage(deps, 'anonymous', slug);
  expect(related.map(({ title }) => title)).toEqual([
    'Shares two topics',
    'Shares the type',
    'Shares one topic, newer',
  ]);
});

test('related articles are the three articles that share the most topics', async () => {
  const topics = ['exercise', 'risk-assessment'];
  const { slug } = await buildArticle(deps, { title: 'The article on the page', topics });
  await buildArticle(deps, { title: 'Both topics', topics, publishedAt: day(1) });
  await buildArticle(deps, { title: 'One topic, older', topics: ['exercise'], publishedAt: day(2) });
  await buildArticle(deps, { title: 'One topic, newer', topics: ['risk-assessment'], publishedAt: day(3) });
  await buildArticle(deps, { title: 'Another topic', topics: ['medications-and-supplements'] });
  const { related } = await getArticlePage(deps, 'anonymous', slug);
  expect(related.map(({ title }) => title)).toEqual(['Both topics', 'One topic, newer', 'One topic, older']);
  expect(related[0]).not.toHaveProperty('bodyRichtext');
});

test('an article without a topic has no related articles', async () => {
  const { slug } = await buildArticle(deps, { topics: [] });
  expect(await getArticlePage(deps, 'anonymous', slug)).toMatchObject({ topics: [], related: [] });
});

test('topics are in the site’s order, with the number of published items', async () => {
  const before = await getTopic(deps, 'medications-and-supplements');
  const topics = ['medications-and-supplements'];
  await buildEpisode(deps, { topics });
  await buildEpisode(deps, { topics, publishedAt: null });
  await buildArticle(deps, { topics });
  await buildArticle(deps, { topics, publishedAt: '2031-01-01T00:00:00.000Z' });

  expect(await getTopic(deps, 'medications-and-supplements')).toEqual({
    slug: 'medications-and-supplements',
    title: 'Medications & Supplements',
    description: expect.any(String),
    episodeCount: before.episodeCount + 1,
    articleCount: before.articleCount + 1,
  });
  expect((await listTopics(deps)).map(({ slug }) => slug)).toEqual([
    'exercise',
    'nutrition',
    'sleep',
    'risk-assessment',
    'medications-and-supplements',
    'mental-and-emotional-health',
  ]);
});

test('the sitemap contains topics and published items, each with the time of its last change', async () => {
  const shown = await buildEpisode(deps, { topics: ['mental-and-emotional-health'] });
  const draft = await buildEpisode(deps, { publishedAt: null });
  const entries = [...(await listSitemapUrls(deps, 'topics', 1)), ...(await listSitemapUrls(deps, 'episodes', 1))];
  const now = clock.now().toISOString();
  expect(entries).toContainEqual({ path: `/episodes/${shown.slug}`, updatedAt: now });
  expect(entries).toContainEqual({ path: '/topics/mental-and-emotional-health', updatedAt: now });
  expect(entries.map(({ path }) => path)).not.toContain(`/episodes/${draft.slug}`);
});

test('the sitemap contains newsletter issues that have been sent', async () => {
  const { id, slug } = await buildIssue(deps);
  const path = `/newsletter?issue=${slug}`;
  expect((await listSitemapUrls(deps, 'issues', 1)).map((entry) => entry.path)).not.toContain(path);
  await sendIssue(deps, SYSTEM, { id });
  expect(await listSitemapUrls(deps, 'issues', 1)).toContainEqual({ path, updatedAt: clock.now().toISOString() });
});

test('the next publication is the earliest publication time in the future', async () => {
  await buildEpisode(deps, { publishedAt: '2027-05-02T06:00:00.000Z' });
  await buildArticle(deps, { publishedAt: '2027-05-01T06:00:00.000Z' });
  expect(await findNextPublication(deps)).toEqual(new Date('2027-05-01T06:00:00.000Z'));
  clock.set('2099-01-01T00:00:00.000Z');
  expect(await findNextPublication(deps)).toBeUndefined();
});

test('syncing the topics again changes nothing', async () => {
  const before = await listTopics(deps);
  await syncTopics(deps);
  expect(await listTopics(deps)).toEqual(before);
});
