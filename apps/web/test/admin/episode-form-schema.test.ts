import type { AdminEpisode } from '@longreturn/contract/admin-content';
import { MESSAGES } from '@longreturn/contract/messages';
import { expect, test } from 'vitest';
import {
  episodeChanges,
  episodeForm,
  episodeValues,
  newEpisode,
} from '../../src/features/admin/episodes/episode-form-schema.ts';
import { sampleEpisode } from '../episodes/sample-episode.ts';

const EPISODE: AdminEpisode = {
  ...sampleEpisode({ title: 'Strength After Seventy', durationSec: 2790, publishedAt: '2026-10-08T06:07:08.900Z' }),
  sources: [],
  coverFileId: null,
  state: 'published',
  createdAt: '2026-10-01T00:00:00.000Z',
  updatedAt: '2026-10-01T00:00:00.000Z',
};

/** Returns what the form sends after these changes. */
function filled(episode: AdminEpisode | undefined, changes: Partial<ReturnType<typeof episodeValues>>) {
  const initial = episodeValues(episode);
  const values = episodeForm.parse({ ...initial, ...changes });
  return { values, initialDate: initial.publishDate, choices: { topics: ['sleep'], coverFileId: null } };
}

test('a new episode with an untouched date is published now', () => {
  const before = Date.now();
  const { publishedAt, ...episode } = newEpisode(filled(undefined, { title: 'Sleep & Money', duration: '00:49' }));
  expect(Date.parse(publishedAt ?? '')).toBeGreaterThanOrEqual(before);
  expect(Date.parse(publishedAt ?? '')).toBeLessThanOrEqual(Date.now());
  expect(episode).toEqual({
    title: 'Sleep & Money',
    slug: 'sleep-and-money',
    type: 'Case Study Episodes',
    description: null,
    durationSec: 2940,
    isPremium: false,
    isAma: false,
    sources: [],
    topics: ['sleep'],
    coverFileId: null,
  });
});

test('a new episode with a cleared date is a draft', () => {
  expect(newEpisode(filled(undefined, { title: 'A draft', publishDate: '' })).publishedAt).toBeNull();
});

test('an update without edits keeps the slug, the publication date and the seconds of the duration', () => {
  const changes = episodeChanges(EPISODE, filled(EPISODE, {}));
  expect(changes).toMatchObject({ id: EPISODE.id, durationSec: 2790, publishedAt: undefined, slug: undefined });
});

test('a new title changes the slug', () => {
  expect(episodeChanges(EPISODE, filled(EPISODE, { title: 'Strength at Eighty' })).slug).toBe('strength-at-eighty');
});

test('the field for sources accepts a DOI or a link to doi.org on each line, and removes duplicates', () => {
  const text = ' 10.1056/NEJMoa011858 \n\nhttps://doi.org/10.1056/nejmoa011858\ndoi:10.1016/S0140-6736(14)62000-6\n';
  const { sources } = newEpisode(filled(undefined, { title: 'With sources', sources: text }));
  expect(sources).toEqual(['10.1056/nejmoa011858', '10.1016/s0140-6736(14)62000-6']);
  const known = { ...EPISODE, sources };
  expect(episodeValues(known).sources).toBe(sources.join('\n'));
});

test.each([
  [{ title: 'With sources', sources: '10.1056/NEJMoa011858\nhttps://example.com/a' }, MESSAGES.sources],
  [{ title: 'Four' }, 'Title must be at least 5 characters'],
  [{ title: 'A fine title', description: 'Too short' }, 'Description must be at least 20 characters'],
])('the form rejects %j with the documented text', (changes, text) => {
  const given = episodeForm.safeParse({ ...episodeValues(undefined), ...changes });
  expect(given.error?.issues.map(({ message }) => message)).toEqual([text]);
});
