import { expect, it } from 'vitest';
import { searchText } from '../src/query-parameters.ts';

it('searchText trims a query and cuts it to the maximum length, but not inside a character', () => {
  expect(searchText('  sleep ')).toBe('sleep');
  expect(searchText('x'.repeat(201))).toBe('x'.repeat(200));
  expect(searchText(`${'x'.repeat(199)}🧬`)).toBe('x'.repeat(199));
});
