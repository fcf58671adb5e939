import { createRouter } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { appHref } from '../../src/lib/use-site-links.ts';
import { routeTree } from '../../src/routeTree.gen.ts';

const ORIGIN = 'https://longreturn.example';
const PAGE = `${ORIGIN}/articles/an-expensive-verb?a=1`;
const router = createRouter({ routeTree, caseSensitive: true, context: undefined as never }); // it only matches paths

const hrefOf = (href: string, target = '') => appHref(router, { href: new URL(href, PAGE).href, target }, PAGE);

test.each(['/research?cursor=the-busmen#the-busmen', '/episodes/the-clock', '/', '/articles/another-verb#fn-1'])(
  'in a text, a link to %s opens in the app',
  (href) => {
    expect(hrefOf(href)).toBe(href);
  },
);

test.each([
  '#fn-1',
  '/media-files/1/2/a.png',
  '/api/articles',
  '/feeds/episodes.xml',
  '/no-such-page',
  'https://doi.org/10.1000/a',
  'mailto:hosts@longreturn.example',
])('in a text, the browser follows a link to %s', (href) => {
  expect(hrefOf(href)).toBeUndefined();
});

test('the browser follows a link that opens a new tab', () => {
  expect(hrefOf('/research', '_blank')).toBeUndefined();
});
