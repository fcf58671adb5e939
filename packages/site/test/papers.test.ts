import { PAPER_CATEGORIES } from '@longreturn/site/research/paper';
import { FEATURED_PAPERS, PAPERS } from '@longreturn/site/research/papers';
import { expect, test } from 'vitest';

test('the library has at least forty-four papers', () => {
  expect(PAPERS.length).toBeGreaterThanOrEqual(44);
});

test.each(PAPER_CATEGORIES)('$title has at least six papers', ({ slug }) => {
  expect(PAPERS.filter((paper) => paper.categories.includes(slug)).length).toBeGreaterThanOrEqual(6);
});

test('no two papers have the same slug or DOI', () => {
  expect(new Set(PAPERS.map((paper) => paper.slug)).size).toBe(PAPERS.length);
  expect(new Set(PAPERS.map((paper) => paper.doi.toLowerCase())).size).toBe(PAPERS.length);
});

test.each(PAPERS)('$slug has a DOI without the resolver’s URL, and a year of publication', ({ doi, year }) => {
  expect(doi).toMatch(/^10\.\d{4,}\/\S+$/);
  expect(year).toBeGreaterThanOrEqual(1900);
  expect(year).toBeLessThanOrEqual(2025);
});

test('the newest paper is first', () => {
  const years = PAPERS.map((paper) => paper.year);
  expect(years).toEqual(years.toSorted((one, other) => other - one));
});

test('four papers are featured, each with a text that says why the paper matters', () => {
  expect(FEATURED_PAPERS).toHaveLength(4);
  expect(FEATURED_PAPERS.every((paper) => paper.whyItMatters)).toBe(true);
});
