import { expect, test } from 'vitest';
import { splitBody } from '../../src/features/articles/split-body.ts';

test('a members break parts the free beginning from the rest', () => {
  expect(splitBody('<p>free</p><hr data-members /><p>rest</p>')).toEqual({
    open: '<p>free</p>',
    members: '<p>rest</p>',
  });
});

test('without a break the whole is for members', () => {
  expect(splitBody('<p>all</p>')).toEqual({ open: '', members: '<p>all</p>' });
});
