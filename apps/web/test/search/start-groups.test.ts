import { TOPICS } from '@longreturn/site/topics';
import { expect, test } from 'vitest';
import { startGroups } from '../../src/features/search/start-groups.ts';
import { buildArticlePage } from '../articles/article.ts';
import { sampleEpisode } from '../episodes/sample-episode.ts';
import { MEMBERS_ISSUE } from '../issues/issue.ts';

const TOPIC_TITLES = TOPICS.map(({ title }) => title);

test('the dialog starts with the six topics and the newest episode, article and issue', () => {
  const groups = startGroups({
    episode: sampleEpisode(),
    article: buildArticlePage(),
    issue: { ...MEMBERS_ISSUE, isLocked: true },
  });
  expect(groups.map(({ heading }) => heading)).toEqual(['Topics', 'Newest']);
  expect(groups[0]?.results.map(({ title }) => title)).toEqual(TOPIC_TITLES);
  expect(groups[1]?.results.map(({ kind }) => kind)).toEqual(['episode', 'article', 'issue']);
  expect(groups[1]?.results.at(-1)).toMatchObject({ isPremium: true, isLocked: true, excerpt: '' });
});

test('without the newest items, the dialog starts with only the topics', () => {
  const groups = startGroups({ episode: undefined, article: undefined, issue: undefined });
  expect(groups.map(({ heading }) => heading)).toEqual(['Topics']);
});
