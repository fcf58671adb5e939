import { createRef } from 'react';
import { expect, test } from 'vitest';
import type { TopicFilter } from '../../src/features/topics/topic-filter.ts';
import { NoTopics } from '../../src/features/topics/topics-page.tsx';
import { renderPagePart } from '../episodes/render-page-part.tsx';

const shown = (filter: TopicFilter) => renderPagePart(<NoTopics field={createRef()} filter={filter} />);

test.each([
  [{ q: 'x' }, 'Clear search'],
  [{ many: 'articles' }, 'Clear filter'],
] as const)('if the filter %j matches no topic, the page says so and offers to clear it', async (filter, clear) => {
  expect(await shown(filter)).toContain('No topic matches this search and filter.');
  expect(await shown(filter)).toContain(clear);
});

test('an archive without topics doesn’t say that a search found nothing', async () => {
  expect(await shown({})).toContain('Check back soon for new topics!');
  expect(await shown({})).not.toContain('matches');
});
