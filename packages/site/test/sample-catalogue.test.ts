import { EPISODE_TYPES, MEDIA_ITEM_TYPES } from '@longreturn/contract/content-types';
import { isDoi } from '@longreturn/contract/doi';
import { LIMITS } from '@longreturn/contract/limits';
import { slugify } from '@longreturn/contract/slug';
import { expect, test } from 'vitest';
import { SAMPLE_ARTICLES, SAMPLE_EPISODES } from '../src/sample/catalogue.ts';
import { OPEN_WORKS } from '../src/sample/open-works.ts';
import { TOPICS } from '../src/topics.ts';
import { wordsOf } from './words-of.ts';

const SHARE_OF_PREMIUM = { least: 0.25, most: 0.4 };
const BREAK = '<hr data-members>';
/** The allowed number of words in an article, without the footnotes. */
const WORDS = { free: { least: 600, most: 720 }, premium: { least: 840, most: 900 } };
const MINUTES = { free: { least: 25, most: 60 }, premium: { least: 62, most: 95 } };
/** The maximum lengths in characters. Texts of this length fit on three lines of a card. */
const STANDFIRST = { description: 112, excerpt: 120 };
const FOOTNOTES = /<section data-footnotes[\s\S]*?<\/section>/;
const ONE_SENTENCE = /^[^.?!]+\.$/;

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

test('free articles have 600 to 720 words, premium articles 840 to 900', () => {
  for (const { title, isPremium, bodyRichtext } of SAMPLE_ARTICLES) {
    const words = wordsOf(bodyRichtext.replace(FOOTNOTES, ''));
    const { least, most } = isPremium ? WORDS.premium : WORDS.free;
    expect(words, title).toBeGreaterThanOrEqual(least);
    expect(words, title).toBeLessThanOrEqual(most);
  }
});

test('free episodes last 25 to 60 minutes, premium episodes 62 to 95', () => {
  for (const { title, isPremium, durationSec } of SAMPLE_EPISODES) {
    const { least, most } = isPremium ? MINUTES.premium : MINUTES.free;
    expect(durationSec / 60, title).toBeGreaterThanOrEqual(least);
    expect(durationSec / 60, title).toBeLessThanOrEqual(most);
  }
});

test('descriptions and excerpts are single sentences that fit on a card', () => {
  for (const { title, description } of SAMPLE_EPISODES) {
    expect(description, title).toMatch(ONE_SENTENCE);
    expect(description.length, title).toBeGreaterThanOrEqual(LIMITS.episodeDescriptionMin);
    expect(description.length, title).toBeLessThanOrEqual(STANDFIRST.description);
  }
  for (const { title, excerpt } of SAMPLE_ARTICLES) {
    expect(excerpt, title).toMatch(ONE_SENTENCE);
    expect(excerpt.length, title).toBeGreaterThanOrEqual(LIMITS.articleExcerptMin);
    expect(excerpt.length, title).toBeLessThanOrEqual(STANDFIRST.excerpt);
  }
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

test('at least twenty episodes name their sources by DOI', () => {
  const sourced = SAMPLE_EPISODES.filter(({ sources }) => sources);
  expect(sourced.length).toBeGreaterThanOrEqual(20);
  expect(sourced.flatMap(({ sources = [] }) => sources).filter((doi) => !isDoi(doi))).toEqual([]);
});

test('at least fourteen articles have footnotes, and each footnote is referred to once and links to a DOI', () => {
  const cited = SAMPLE_ARTICLES.filter(({ bodyRichtext }) => FOOTNOTES.test(bodyRichtext));
  expect(cited.length).toBeGreaterThanOrEqual(14);
  for (const { title, bodyRichtext } of cited) {
    const all = (pattern: RegExp) => [...bodyRichtext.matchAll(pattern)].map(([, found]) => found);
    const notes = all(/<li id="fn-(\d)">/g);
    expect(all(/<sup id="fnref-(\d)">/g), title).toEqual(notes);
    expect(all(/<a href="#fn-(\d)">/g), title).toEqual(notes);
    const dois = all(/<a href="https:\/\/doi\.org\/([^"]+)">doi\.org\/\1<\/a>/g);
    expect(
      dois.filter((doi = '') => isDoi(doi)),
      title,
    ).toHaveLength(notes.length);
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

test('every sample film and media item is an open work, and each open work is used', () => {
  const urls = SAMPLE_EPISODES.flatMap(({ videoEmbedUrl, media }) => [
    videoEmbedUrl ?? [],
    media.map(({ url }) => url),
  ]);
  expect(distinct(urls.flat())).toEqual(distinct(OPEN_WORKS.map(({ url }) => url)));
});

test('every premium article has one members break, and free articles have none', () => {
  for (const { title, isPremium, bodyRichtext } of SAMPLE_ARTICLES)
    expect(bodyRichtext.split(BREAK), title).toHaveLength(isPremium ? 2 : 1);
});

test('nothing is scheduled for later', () => {
  for (const { title, publishedAt } of [...SAMPLE_EPISODES, ...SAMPLE_ARTICLES]) {
    expect(new Date(publishedAt).toISOString(), title).toBe(publishedAt);
    expect(Date.parse(publishedAt), title).toBeLessThan(Date.now());
  }
});
