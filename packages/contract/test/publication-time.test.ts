import { expect, test } from 'vitest';
import { z } from 'zod';
import { type CreateEpisodeInput, createEpisodeInput } from '../src/content-input.ts';
import { publicationTimeSchema } from '../src/publication-time.ts';

test.each([
  ['2026-11-15T12:00:00.000Z', '2026-11-15T12:00:00.000Z'],
  ['2026-11-15T12:00:00Z', '2026-11-15T12:00:00.000Z'],
  ['2026-11-15T13:00:00+01:00', '2026-11-15T12:00:00.000Z'],
  [new Date('2026-11-15T12:00:00.000Z'), '2026-11-15T12:00:00.000Z'],
])('%o is a valid publication time and is parsed as a Date', (given, iso) => {
  expect(publicationTimeSchema.parse(given)).toEqual(new Date(iso));
});

test.each([
  '',
  'tomorrow',
  '2026-11-15',
  '2026-02-30T00:00:00Z',
  '0000-06-01T00:00:00Z',
  '9999-12-31T23:59:59-05:00',
  0,
  {},
  new Date(Number.NaN),
  new Date('-000001-01-01T00:00:00.000Z'),
  new Date('+010000-01-01T00:00:00.000Z'),
])('%o is not a valid publication time', (given) => {
  const { error } = z.object({ publishedAt: publicationTimeSchema }).safeParse({ publishedAt: given });
  expect(new Set(error?.issues.map(({ message }) => message))).toEqual(new Set(['Please enter a valid date']));
});

const EPISODE = { title: 'An episode', slug: 'an-episode', type: 'Investor Lens' } as const;

test('a Date and its ISO 8601 text are parsed as the same publication time', () => {
  const inputs: CreateEpisodeInput[] = [
    { ...EPISODE, publishedAt: '2026-11-15T12:00:00Z' },
    { ...EPISODE, publishedAt: new Date('2026-11-15T12:00:00Z') },
  ];
  const [one, other] = inputs.map((input) => createEpisodeInput.parse(input));
  expect(one).toEqual(other);
});

test('an episode without a publication time is a draft', () => {
  expect(createEpisodeInput.parse(EPISODE).publishedAt).toBeNull();
});
