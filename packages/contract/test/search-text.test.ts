import { expect, it } from 'vitest';
import { searchText } from '../src/query-parameters.ts';

it('cuts what somebody typed to the length a query may have', () => {
  expect(searchText('  sleep ')).toBe('sleep');
  expect(searchText('x'.repeat(201))).toBe('x'.repeat(200));
  expect(searchText(`${'x'.repeat(199)}🧬`)).toBe('x'.repeat(199));
});
