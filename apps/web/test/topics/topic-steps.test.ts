import { expect, test } from 'vitest';
import { topicSteps } from '../../src/features/topics/read-topic.ts';

test("the two lists of a topic's page have separate starts", () => {
  expect(topicSteps({ cursor: 'a', articles: 'b' })).toEqual({ cursor: 'a', articles: 'b' });
  expect(topicSteps({ steps: '2', articleSteps: '3' })).toEqual({ steps: 2, articleSteps: 3 });
  expect(topicSteps({ cursor: '', articles: 3, steps: '1', articleSteps: 'all' })).toEqual({});
});
