import { EDITIONS, type Edition } from '@longreturn/contract/newsletter';
import { slugify } from '@longreturn/contract/slug';
import { expect, test } from 'vitest';
import { SAMPLE_ARTICLES, SAMPLE_EPISODES } from '../src/sample/catalogue.ts';
import { SAMPLE_ISSUES } from '../src/sample/issues/sample-issues.ts';
import type { SampleIssue } from '../src/sample/sample-content.ts';
import { TOPICS } from '../src/topics.ts';
import { wordsOf } from './words-of.ts';

const ISSUES: Record<Edition, number> = { episodes: 5, articles: 5, 'daily-highlights': 4, 'quarterly-summaries': 2 };
const WORDS: Record<Edition, { least: number; most: number }> = {
  episodes: { least: 130, most: 200 },
  articles: { least: 130, most: 200 },
  'daily-highlights': { least: 60, most: 110 },
  'quarterly-summaries': { least: 350, most: 500 },
};
/** The slugs of issues whose title has changed. The slug stays, because links use it. */
const RETITLED = [
  'where-the-ceiling-on-the-gym-wall-came-from',
  'july-to-september-nulls-worth-the-reading',
  'six-years-on-a-compound-that-no-one-owns',
  'marked-every-morning-by-your-own-wrist',
  'what-a-marker-may-promise-on-our-behalf',
  'spectacles-returned-and-what-came-of-it',
  'fewer-than-one-in-twelve-and-charged-twice',
];
const PARTS = ['What held up', 'What did not', 'What it cost to wait'];
const TAGS = ['a', 'blockquote', 'em', 'h2', 'li', 'p', 'strong', 'ul'];
const DAY_MS = 86_400_000;
const NOON = 12;

const publishedAt = new Map<string, string>([
  ...SAMPLE_EPISODES.map((episode) => [`/episodes/${episode.slug}`, episode.publishedAt] as const),
  ...SAMPLE_ARTICLES.map((article) => [`/articles/${article.slug}`, article.publishedAt] as const),
]);
const topics = new Set(TOPICS.map(({ slug }) => `/topics/${slug}`));

const of = (edition: Edition) => SAMPLE_ISSUES.filter((issue) => issue.edition === edition);
const found = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, group = '']) => group);
const linksOf = ({ bodyRichtext }: SampleIssue) => found(bodyRichtext, /href="([^"]*)"/g);
const dayOf = (time: string) => Math.floor(Date.parse(time) / DAY_MS);

test('every edition has the expected number of issues', () => {
  expect(Object.fromEntries(EDITIONS.map((edition) => [edition, of(edition).length]))).toEqual(ISSUES);
});

test('slugs are unique and derived from the original titles', () => {
  const slugs = SAMPLE_ISSUES.map(({ slug }) => slug);
  const changed = SAMPLE_ISSUES.filter(({ slug, title }) => slug !== slugify(title));
  expect(changed.map(({ slug }) => slug)).toEqual(RETITLED);
  expect(new Set(slugs).size).toBe(slugs.length);
});

test('no issue has the title of an episode or article', () => {
  const taken = [...SAMPLE_EPISODES, ...SAMPLE_ARTICLES].map(({ title }) => title.toLowerCase());
  for (const { title } of SAMPLE_ISSUES) expect(taken).not.toContain(title.toLowerCase());
});

test('issues were sent between June and 20 November 2026, and the list starts with the oldest', () => {
  const times = SAMPLE_ISSUES.map(({ sentAt }) => sentAt);
  expect(times).toEqual(times.toSorted());
  for (const time of times) expect(new Date(time).toISOString()).toBe(time);
  expect(times.every((time) => time >= '2026-06-01' && time < '2026-11-21')).toBe(true);
});

test.each(SAMPLE_ISSUES)(
  '"$title" is as long as issues of its edition should be, and its excerpt fits a card and an email preview',
  (issue) => {
    const { least, most } = WORDS[issue.edition];
    expect(wordsOf(issue.bodyRichtext)).toBeGreaterThanOrEqual(least);
    expect(wordsOf(issue.bodyRichtext)).toBeLessThanOrEqual(most);
    expect(issue.title).toMatch(/^.{30,70}$/);
    expect(issue.excerpt).toMatch(/^.{60,130}$/);
  },
);

test.each(SAMPLE_ISSUES)('"$title" uses only simple tags, and closes each of them', ({ bodyRichtext }) => {
  const opened = found(bodyRichtext, /<([a-z0-9]+)/g).toSorted();
  expect(TAGS).toEqual(expect.arrayContaining(opened));
  expect(found(bodyRichtext, /<\/([a-z0-9]+)/g).toSorted()).toEqual(opened);
});

test.each(SAMPLE_ISSUES)('"$title" links only to items published before it was sent', (issue) => {
  const links = linksOf(issue);
  expect(links.length).toBeGreaterThan(0);
  for (const link of links.filter((url) => !topics.has(url))) {
    expect(publishedAt.has(link), link).toBe(true);
    expect(publishedAt.get(link)?.localeCompare(issue.sentAt), link).toBe(-1);
  }
});

test('the text of a link is the title of the linked item', () => {
  const titles = SAMPLE_ISSUES.flatMap(({ bodyRichtext }) =>
    [...bodyRichtext.matchAll(/href="\/\w+\/([^"]*)">([^<]*)</g)].map(([, slug, text = '']) => [slugify(text), slug]),
  );
  expect(titles).toHaveLength(SAMPLE_ISSUES.flatMap(linksOf).length);
  for (const [made, slug] of titles) expect(made).toBe(slug);
});

const daysOf = (items: readonly SampleIssue[]) => items.map(({ sentAt }) => dayOf(sentAt));
const gapsOf = (days: readonly number[]) => days.slice(1).map((day, index) => day - (days[index] ?? 0));
const newestDay = Math.max(...[...publishedAt.values()].map(dayOf));

test('daily highlights were sent every day, the last on the day of the newest item', () => {
  const days = daysOf(of('daily-highlights'));
  expect(new Set(gapsOf(days))).toEqual(new Set([1]));
  expect(days.at(-1)).toBe(newestDay);
});

test('issues about episodes were sent every week, the last on the day of the newest item', () => {
  const days = daysOf(of('episodes'));
  expect(new Set(gapsOf(days))).toEqual(new Set([7]));
  expect(days.at(-1)).toBe(newestDay);
});

test('quarterly summaries were sent on the first day of the next quarter', () => {
  expect(of('quarterly-summaries').map(({ sentAt }) => sentAt.slice(0, 10))).toEqual(['2026-07-01', '2026-10-01']);
});

test.each([...of('episodes'), ...of('articles')])(
  '"$title" was sent on the day when its episode or article was published, or the morning after',
  (issue) => {
    const published = publishedAt.get(linksOf(issue)[0] ?? '') ?? '';
    const days = dayOf(issue.sentAt) - dayOf(published);
    expect([0, 1]).toContain(days);
    if (days === 1) expect(new Date(issue.sentAt).getUTCHours()).toBeLessThan(NOON);
  },
);

test.each(of('articles'))('the quotation in "$title" is from its article, which is free', (issue) => {
  const article = SAMPLE_ARTICLES.find(({ slug }) => `/articles/${slug}` === linksOf(issue)[0]);
  const quotes = found(issue.bodyRichtext, /<blockquote><p>(.*?)<\/p><\/blockquote>/g);
  expect(quotes).toHaveLength(1);
  for (const quote of quotes) expect(article?.bodyRichtext).toContain(quote);
  expect(article?.isPremium).toBe(false);
});

test.each(of('daily-highlights'))('"$title" has three sentences', ({ bodyRichtext }) => {
  const text = bodyRichtext.replace(/<[^>]*>/g, '').trim();
  expect(text.split(/(?<=[.?!])\s+/)).toHaveLength(3);
});

test.each(of('quarterly-summaries'))('"$title" has the three parts of a summary and at least five links', (issue) => {
  expect(found(issue.bodyRichtext, /<h2>(.*?)<\/h2>/g)).toEqual(PARTS);
  expect(linksOf(issue).length).toBeGreaterThanOrEqual(5);
});
