import type { Topic } from '@longreturn/contract/content';
import { expect, test } from 'vitest';
import { matchingTopics, topicFilter } from '../../src/features/topics/topic-filter.ts';

const topic = (title: string, description: string, episodeCount: number, articleCount: number): Topic => ({
  slug: title.toLowerCase(),
  title,
  description,
  episodeCount,
  articleCount,
});
const TOPICS = [
  topic('Sleep', 'Stages, timing and light.', 18, 9),
  topic('Exercise', 'Strength and balance.', 24, 12),
  topic('Nutrition', 'Protein, fibre, LIGHT meals.', 32, 8),
];
const titles = (search: Parameters<typeof topicFilter>[0]) =>
  matchingTopics(TOPICS, topicFilter(search)).map(({ title }) => title);

test('without a search or sort order, all topics are shown in the site’s order', () => {
  expect(titles({})).toEqual(['Sleep', 'Exercise', 'Nutrition']);
});

test('the search text is found in titles and descriptions, ignoring case', () => {
  expect(titles({ q: 'light' })).toEqual(['Sleep', 'Nutrition']);
  expect(titles({ q: ' EXER ' })).toEqual(['Exercise']);
  expect(titles({ q: '%' })).toEqual([]);
});

test('the search text isn’t found if part of it is in the title and the rest in the description', () => {
  expect(titles({ q: 'sleep stages' })).toEqual([]);
});

test('topics can be sorted by title, or by the number of episodes or articles, highest first', () => {
  expect(titles({ sort: 'episodes' })).toEqual(['Nutrition', 'Exercise', 'Sleep']);
  expect(titles({ sort: 'articles' })).toEqual(['Exercise', 'Sleep', 'Nutrition']);
  expect(titles({ sort: 'title' })).toEqual(['Exercise', 'Nutrition', 'Sleep']);
});

test('an unknown sort order is left out of the filter', () => {
  expect(topicFilter({ sort: 'constructor' })).toEqual({});
});

test('the filter selects topics with many episodes or articles', () => {
  expect(titles({ many: 'episodes' })).toEqual(['Exercise', 'Nutrition']);
  expect(titles({ many: 'articles' })).toEqual(['Exercise']);
  expect(titles({ many: 'articles', q: 'light' })).toEqual([]);
  expect(titles({ many: 'everything' })).toEqual(['Sleep', 'Exercise', 'Nutrition']);
});
