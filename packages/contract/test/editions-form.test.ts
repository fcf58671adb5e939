import { expect, test } from 'vitest';
import { type Edition, editionsForm } from '../src/newsletter.ts';

const ticked = (...editions: Edition[]) => ({
  episodes: editions.includes('episodes'),
  articles: editions.includes('articles'),
  'daily-highlights': editions.includes('daily-highlights'),
  'quarterly-summaries': editions.includes('quarterly-summaries'),
});

test('a form returns the ticked editions', () => {
  const form = editionsForm({ mayBeNone: false });
  expect(form.parse(ticked('quarterly-summaries', 'episodes'))).toEqual(['episodes', 'quarterly-summaries']);
});

test('a form without a ticked edition is valid if `mayBeNone` is set; otherwise the first checkbox has the error', () => {
  expect(editionsForm({ mayBeNone: true }).parse(ticked())).toEqual([]);
  const { error } = editionsForm({ mayBeNone: false }).safeParse(ticked());
  expect(error?.issues).toMatchObject([{ path: ['episodes'], message: 'Choose at least one' }]);
});
