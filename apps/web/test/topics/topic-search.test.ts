import { expect, test } from 'vitest';
import { topicSearch } from '../../src/features/topics/read-topic.ts';

test("the two lists of a topic's page have separate cursors and page counts", () => {
  expect(topicSearch({ cursor: 'a', articles: 'b' })).toEqual({ cursor: 'a', articles: 'b' });
  expect(topicSearch({ steps: '2', articleSteps: '3' })).toEqual({ steps: 2, articleSteps: 3 });
  expect(topicSearch({ cursor: '', articles: 3, steps: '1', articleSteps: 'all' })).toEqual({});
});
