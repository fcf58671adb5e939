import { expect, test } from 'vitest';
import { pageImage } from '../../src/lib/page-image.ts';
import { buildCover } from '../build-cover.ts';

const CARD = { path: '/og/a.png', width: 1200, height: 630 };

test('the preview image of an item is its cover or, without one, its card', () => {
  expect(pageImage(buildCover(), '/og/a.png')).toEqual({ path: buildCover().url, width: 1800, height: 1200 });
  expect(pageImage(null, '/og/a.png')).toEqual(CARD);
});

test('a cover in a format that other sites may not support is not used as the preview image', () => {
  expect(pageImage(buildCover({ url: '/media-files/1/2/a.avif' }), '/og/a.png')).toEqual(CARD);
  expect(pageImage(buildCover({ url: '/media-files/1/2/a.svg', width: null, height: null }), '/og/a.png')).toEqual(
    CARD,
  );
});
