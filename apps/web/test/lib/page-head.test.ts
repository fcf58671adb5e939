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

test('search engines index the unfiltered list', () => {
  expect(head({}).links).toEqual([{ rel: 'canonical', href: `${ORIGIN}/episodes` }]);
  expect(JSON.stringify([head({}), head()])).not.toContain('robots');
});

test('search engines don’t index a later page or a search, but follow its links', () => {
  const robots = { name: 'robots', content: 'noindex, follow' };
  expect(head({ cursor: 'MjAyNg' }).meta).toContainEqual(robots);
  expect(head({ q: 'sleep' }).meta).toContainEqual(robots);
  expect(head({ cursor: 'MjAyNg' }).links).toEqual([{ rel: 'canonical', href: `${ORIGIN}/episodes?cursor=MjAyNg` }]);
});
