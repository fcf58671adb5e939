import { EPISODE_TYPES, MEDIA_ITEM_TYPES } from '@longreturn/contract/content-types';
import { slugify } from '@longreturn/contract/slug';
import { expect, test } from 'vitest';
import { SAMPLE_ARTICLES, SAMPLE_EPISODES } from '../src/sample/catalogue.ts';
import { TOPICS } from '../src/topics.ts';
import { wordsOf } from './words-of.ts';

const SHARE_OF_PREMIUM = { least: 0.25, most: 0.4 };
const BREAK = '<hr data-members>';

const distinct = (values: readonly string[]) => [...new Set(values)].toSorted();
const shareOfPremium = (items: readonly { isPremium: boolean }[]) =>
  items.filter(({ isPremium }) => isPremium).length / items.length;

test('there are at least sixty episodes, of all ten types', () => {
  expect(SAMPLE_EPISODES.length).toBeGreaterThanOrEqual(60);
  expect(distinct(SAMPLE_EPISODES.map(({ type }) => type))).toEqual(EPISODE_TYPES.toSorted());
});

test('there are forty articles', () => {
  expect(SAMPLE_ARTICLES).toHaveLength(40);
});

test.each(SAMPLE_ARTICLES)('"$title" has 600 to 900 words', ({ bodyRichtext }) => {
  expect(wordsOf(bodyRichtext)).toBeGreaterThanOrEqual(600);
  expect(wordsOf(bodyRichtext)).toBeLessThanOrEqual(900);
});

test.each([
  ['episodes', SAMPLE_EPISODES],
  ['articles', SAMPLE_ARTICLES],
])('about a third of the %s are premium', (_what, items) => {
  expect(shareOfPremium(items)).toBeGreaterThan(SHARE_OF_PREMIUM.least);
  expect(shareOfPremium(items)).toBeLessThan(SHARE_OF_PREMIUM.most);
});

test.each([
  ['episodes', SAMPLE_EPISODES],
  ['articles', SAMPLE_ARTICLES],
])('the slugs of the %s are unique and derived from the titles', (_what, items) => {
  const slugs = items.map(({ slug }) => slug);
  expect(slugs).toEqual(items.map(({ title }) => slugify(title)));
  expect(distinct(slugs)).toHaveLength(items.length);
});

test('each topic has the documented number of episodes and articles', () => {
  const count = (items: readonly { topics: readonly string[] }[], slug: string) =>
    items.filter(({ topics }) => topics.includes(slug)).length;
  expect(TOPICS.map(({ slug }) => [slug, count(SAMPLE_EPISODES, slug), count(SAMPLE_ARTICLES, slug)])).toEqual([
    ['exercise', 24, 12],
    ['nutrition', 32, 18],
    ['sleep', 18, 9],
    ['risk-assessment', 21, 15],
    ['medications-and-supplements', 19, 11],
    ['mental-and-emotional-health', 16, 8],
  ]);
});

test('no item has the same topic twice', () => {
  for (const { title, topics } of [...SAMPLE_EPISODES, ...SAMPLE_ARTICLES]) {
    expect(distinct(topics), title).toHaveLength(topics.length);
  }
});

test('there are media items of all three types', () => {
  const kinds = SAMPLE_EPISODES.flatMap(({ media }) => media.map(({ type }) => type));
  expect(distinct(kinds)).toEqual(MEDIA_ITEM_TYPES.toSorted());
});

test('every episode has something to play', () => {
  const silent = SAMPLE_EPISODES.filter(({ videoEmbedUrl, media }) => videoEmbedUrl === null && media.length === 0);
  expect(silent.map(({ title }) => title)).toEqual([]);
});

test('every media item is marked as a sample', () => {
  for (const { title, media } of SAMPLE_EPISODES)
    for (const { description } of media) expect(description, title).toMatch(/^Sample link: /);
});

test('some premium articles have one members break, and free articles have none', () => {
  const broken = SAMPLE_ARTICLES.filter(({ bodyRichtext }) => bodyRichtext.includes(BREAK));
  expect(broken.length).toBeGreaterThanOrEqual(5);
  for (const { title, isPremium, bodyRichtext } of broken) {
    expect(bodyRichtext.split(BREAK), title).toHaveLength(2);
    expect(isPremium, title).toBe(true);
  }
});

test('nothing is scheduled for later', () => {
  for (const { title, publishedAt } of [...SAMPLE_EPISODES, ...SAMPLE_ARTICLES]) {
    expect(new Date(publishedAt).toISOString(), title).toBe(publishedAt);
    expect(Date.parse(publishedAt), title).toBeLessThan(Date.now());
  }
});

test('descriptions and excerpts are long enough for the forms, and durations are plausible', () => {
  for (const { title, description, durationSec } of SAMPLE_EPISODES) {
    expect(wordsOf(description), title).toBeGreaterThanOrEqual(40);
    expect(durationSec, title).toBeGreaterThanOrEqual(1200);
  }
  for (const { title, excerpt } of SAMPLE_ARTICLES) expect(excerpt.length, title).toBeGreaterThanOrEqual(20);
});
