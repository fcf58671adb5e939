import type { AdminEpisode } from '@longreturn/contract/admin-content';
import { expect, test } from 'vitest';
import { changedEpisodeFields, chosenVersion, filledWith } from '../../src/features/admin/episodes/episode-versions.ts';
import { sampleEpisode } from '../episodes/sample-episode.ts';

const COVER = '00000000-0000-7000-8000-00000000c0e1';
const opened: AdminEpisode = {
  ...sampleEpisode({ title: 'Strength After Seventy', durationSec: null, topics: ['sleep', 'exercise'] }),
  sources: [],
  coverFileId: null,
  publishedAt: null,
  state: 'draft',
  createdAt: '2026-10-01T00:00:00.000Z',
  updatedAt: '2026-10-01T00:00:00.000Z',
};
const versions = (theirs: Partial<AdminEpisode>, mine: Partial<ReturnType<typeof filledWith>> = {}) => ({
  opened,
  saved: { ...opened, ...theirs },
  mine: { ...filledWith(opened), ...mine },
  imageName: (id: string) => `photo-${id.slice(-4)}.jpg`,
});

test('the fields that another administrator changed are returned as text', () => {
  const theirs = { isPremium: true, durationSec: 90, coverFileId: COVER, publishedAt: '2100-05-06T07:08:00.000Z' };
  const found = changedEpisodeFields(versions(theirs)).map(({ label, theirs: text, mine }) => [label, text, mine]);
  expect(found).toEqual([
    ['Duration', '00:01:30', ''],
    ['Cover', 'photo-c0e1.jpg', 'Generated cover'],
    ['Publish date', expect.stringMatching(/^\d May 2100, \d\d:\d8$/), 'Draft'],
    ['Access', 'Premium', 'Free'],
  ]);
});

test('a different order of the topics isn’t a change', () => {
  expect(changedEpisodeFields(versions({ topics: ['exercise', 'sleep'] }))).toEqual([]);
});

test('the form gets the saved version of a field only if the administrator chooses that version', () => {
  const { saved, mine } = versions({ title: 'By them', topics: [] }, { title: 'By me', duration: '00:10' });
  const chosen = chosenVersion(mine, saved, { title: 'mine', topics: 'theirs' });
  expect(chosen).toMatchObject({ title: 'By me', topics: [], duration: '00:10' });
});
