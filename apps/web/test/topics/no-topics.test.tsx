import { createRef } from 'react';
import { expect, test } from 'vitest';
import { NoTopics } from '../../src/features/topics/no-topics.tsx';
import { renderPagePart } from '../episodes/render-page-part.tsx';

const shown = (isSearched: boolean) => renderPagePart(<NoTopics field={createRef()} isSearched={isSearched} />);

test('a search that finds no topic says so and can be cleared', async () => {
  expect(await shown(true)).toContain('No title or description has these words.');
  expect(await shown(true)).toContain('Clear search');
});

test('an archive without topics blames no words', async () => {
  expect(await shown(false)).toContain('Check back soon for new topics!');
  expect(await shown(false)).not.toContain('words');
});
