import { expect, test } from 'vitest';
import { articleHead } from '../../src/features/articles/article-head.ts';
import { buildCover } from '../build-cover.ts';
import { siteAt } from '../site-results.ts';
import { buildArticlePage } from './article.ts';

const ORIGIN = 'https://site.test';
const SITE = siteAt(ORIGIN);

function structuredData(...[article]: Parameters<typeof buildArticlePage>) {
  const { meta } = articleHead(buildArticlePage(article), SITE);
  return meta.find((entry) => 'script:ld+json' in entry)?.['script:ld+json'];
}

test('an article’s head has its title, its URL and its card image', () => {
  const { meta, links } = articleHead(buildArticlePage(), SITE);
  expect(meta).toContainEqual({ title: 'A Night in the Laboratory Bed: The Long Return' });
  expect(meta).toContainEqual({ property: 'og:type', content: 'article' });
  expect(meta).toContainEqual({
    property: 'og:image',
    content: `${ORIGIN}/og/articles/a-night-in-the-laboratory-bed.png`,
  });
  expect(links).toEqual([{ rel: 'canonical', href: `${ORIGIN}/articles/a-night-in-the-laboratory-bed` }]);
});

test('an article’s host is the author, without the letters after the name', () => {
  expect(structuredData()).toMatchObject({
    '@type': 'Article',
    author: { '@type': 'Person', name: 'Maren Oduya' },
    datePublished: '2026-11-03T07:30:00.000Z',
  });
});

test('if an article has no host, the site is the author', () => {
  expect(structuredData({ host: null })).toMatchObject({
    author: { '@type': 'Organization', name: 'The Long Return' },
  });
});

test('the structured data lists the cited sources, and has no `citation` if there are none', () => {
  const paper = { slug: 'a', title: 'A Paper', authors: 'Morris JN', journal: 'The Lancet', year: 1953 };
  const sources = [
    { doi: '10.1000/a<b', paper },
    { doi: '10.1000/c', paper: null },
  ];
  expect(structuredData({ sources })).toMatchObject({
    citation: [
      { '@type': 'ScholarlyArticle', '@id': 'https://doi.org/10.1000/a%3Cb', name: 'A Paper', datePublished: '1953' },
      { '@type': 'ScholarlyArticle', '@id': 'https://doi.org/10.1000/c' },
    ],
  });
  expect(structuredData()).not.toHaveProperty('citation');
});

test('the structured data of a free article says that it is free, and names no part for members', () => {
  expect(structuredData()).toMatchObject({ isAccessibleForFree: true });
  expect(structuredData()).not.toHaveProperty('hasPart');
});

test('the structured data of a premium article names the part for members but omits its text', () => {
  const data = structuredData({ isPremium: true, bodyRichtext: '<p>The secret ingredient.</p>', preview: null });
  expect(data).toMatchObject({
    isAccessibleForFree: false,
    hasPart: { '@type': 'WebPageElement', isAccessibleForFree: false, cssSelector: '.members-only' },
  });
  expect(JSON.stringify(data)).not.toContain('secret');
});

test('a long excerpt is cut at a word for search engines', () => {
  const { meta } = articleHead(buildArticlePage({ excerpt: 'one two three, '.repeat(20) }), SITE);
  const description = meta.flatMap((entry) => ('name' in entry && entry.name === 'description' ? entry.content : []));
  expect(description[0]).toMatch(/(one|two|three)…$/);
  expect(description[0]?.length).toBeLessThanOrEqual(160);
});

test('a cover from the library is the image in link previews and structured data', () => {
  const { meta } = articleHead(buildArticlePage({ cover: buildCover() }), SITE);
  const image = `${ORIGIN}${buildCover().url}`;
  expect(meta).toContainEqual({ property: 'og:image', content: image });
  expect(meta).toContainEqual({ property: 'og:image:width', content: '1800' });
  expect(structuredData({ cover: buildCover() })).toMatchObject({ image });
});
