import { activity, mediaItems } from '@longreturn/db/schema';
import { SAMPLE_ARTICLES, SAMPLE_EPISODES } from '@longreturn/site/sample';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { ANONYMOUS } from '../../src/actor.ts';
import { readContentVersion } from '../../src/content/content-version.ts';
import { listArticleCards } from '../../src/content/list-article-cards.ts';
import { listEpisodes } from '../../src/content/list-episodes.ts';
import { listTopics } from '../../src/content/list-topics.ts';
import { loadSampleCatalogue } from '../../src/content/load-sample-catalogue.ts';
import { createTestDeps } from '../../src/testing/testing.ts';

const { deps, clock, close } = await createTestDeps();
clock.set('2026-11-21T12:00:00.000Z');
afterAll(close);

test('two instances that start together load the catalogue once', async () => {
  const loads = await Promise.all([loadSampleCatalogue(deps), loadSampleCatalogue(deps)]);
  expect(loads.toSorted()).toEqual([false, true]);
  expect(await listEpisodes(deps, ANONYMOUS, {})).toMatchObject({ total: SAMPLE_EPISODES.length });
  expect(await listArticleCards(deps, {})).toMatchObject({ total: SAMPLE_ARTICLES.length });
  const items = SAMPLE_EPISODES.flatMap(({ media }) => media);
  expect(await deps.db.select().from(mediaItems)).toHaveLength(items.length);
  const news = await deps.db.select().from(activity).where(eq(activity.title, 'Sample catalogue loaded'));
  expect(news).toHaveLength(1);
});

test('a later start loads it no more and leaves rendered copies alone', async () => {
  const version = await readContentVersion(deps);
  expect(await loadSampleCatalogue(deps)).toBe(false);
  expect(await readContentVersion(deps)).toBe(version);
});

test('the topics count what the specification documents', async () => {
  const topics = await listTopics(deps);
  expect(topics.map(({ title, episodeCount, articleCount }) => [title, episodeCount, articleCount])).toEqual([
    ['Exercise', 24, 12],
    ['Nutrition', 32, 18],
    ['Sleep', 18, 9],
    ['Risk Assessment', 21, 15],
    ['Medications & Supplements', 19, 11],
    ['Mental & Emotional Health', 16, 8],
  ]);
});

test('samples are written on the day that they came out', async () => {
  const { items } = await listArticleCards(deps, {});
  expect(items.every(({ createdAt, publishedAt }) => createdAt === publishedAt)).toBe(true);
  expect(items.map(({ id }) => id)).toEqual(
    items
      .map(({ id }) => id)
      .toSorted()
      .toReversed(),
  );
});
