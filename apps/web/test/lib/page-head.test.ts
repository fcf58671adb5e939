import { BRAND } from '@longreturn/site/brand';
import { expect, test } from 'vitest';
import { pageHead } from '../../src/lib/page-head.ts';

const ORIGIN = 'https://longreturn.example';
const head = (filter?: object) =>
  pageHead({
    title: 'Episodes',
    description: 'All.',
    path: '/episodes',
    origin: ORIGIN,
    brand: BRAND,
    ...(filter && { filter }),
  });

test('the whole list is for search engines', () => {
  expect(head({}).links).toEqual([{ rel: 'canonical', href: `${ORIGIN}/episodes` }]);
  expect(JSON.stringify([head({}), head()])).not.toContain('robots');
});

test('a later step or a search of it is not, but its links are', () => {
  const robots = { name: 'robots', content: 'noindex, follow' };
  expect(head({ cursor: 'MjAyNg' }).meta).toContainEqual(robots);
  expect(head({ q: 'sleep' }).meta).toContainEqual(robots);
  expect(head({ cursor: 'MjAyNg' }).links).toEqual([{ rel: 'canonical', href: `${ORIGIN}/episodes?cursor=MjAyNg` }]);
});
