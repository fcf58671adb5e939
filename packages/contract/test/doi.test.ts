import { expect, test } from 'vitest';
import { doiUrl, readDoi } from '../src/doi.ts';
import { LIMITS } from '../src/limits.ts';

test.each([
  ['10.1056/NEJMoa011858', '10.1056/nejmoa011858'],
  [' doi: 10.1056/NEJMoa011858 ', '10.1056/nejmoa011858'],
  ['https://doi.org/10.1056/NEJMoa011858', '10.1056/nejmoa011858'],
  ['http://dx.doi.org/10.1056/nejmoa011858?a=b#c', '10.1056/nejmoa011858'],
  ['doi.org/10.1016/S0140-6736(99)01376-8', '10.1016/s0140-6736(99)01376-8'],
  ['https://doi.org/10.1002/1097%3C1::AID%3E3.0.CO%3B2-4', '10.1002/1097<1::aid>3.0.co;2-4'],
])('%s contains the DOI %s', (text, doi) => {
  expect(readDoi(text)).toBe(doi);
});

test.each([
  '',
  '10.1056',
  '10.12/x',
  '10.1056/',
  '10.1056/a b',
  'https://example.com/10.1056/a',
  'https://doi.org/%',
  'x10.1056/a',
  `10.1056/${'x'.repeat(LIMITS.doi)}`,
])('%j contains no DOI', (text) => {
  expect(readDoi(text)).toBeUndefined();
});

test('the URL of a DOI contains the same DOI', () => {
  const doi = '10.1002/1097<1::aid>3.0.co;2-4#?%';
  expect(doiUrl(doi)).not.toMatch(/[<>#?]/);
  expect(readDoi(doiUrl(doi))).toBe(doi);
});
