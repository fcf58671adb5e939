import { expect, test } from 'vitest';
import { setChaptersInput } from '../src/audio-admin.ts';
import { addMediaItemInput } from '../src/content-input.ts';
import { saveListeningPositionInput } from '../src/listening-position.ts';
import { podcastSchema } from '../src/podcast.ts';
import { feedUrlSchema } from '../src/show-imports.ts';

const chapter = setChaptersInput.shape.chapters.element;

test.each([
  ['a chapter', chapter.shape.url],
  ['a media item', addMediaItemInput.shape.url],
  ['an imported feed', feedUrlSchema],
  ['the hub', podcastSchema.shape.hubUrl],
])('a valid URL of %s can be stored in PostgreSQL', (_what, url) => {
  expect(url.safeParse('https://a.example/?q=1').success).toBe(true);
  expect(url.safeParse('https://a.example/\0').success).toBe(false);
  const lone = url.safeParse('https://a.example/\ud800');
  expect(lone.data?.isWellFormed() ?? true).toBe(true);
});

test('the time of a listening position is in the years 1 to 9999', () => {
  const { at } = saveListeningPositionInput.shape;
  for (const time of ['0001-01-01T00:00:00Z', '9999-12-31T23:59:59Z']) expect(at.safeParse(time).success).toBe(true);
  for (const time of ['0000-12-31T23:59:59Z', '0001-01-01T00:00:00+23:59', '9999-12-31T23:59:59-01:00'])
    expect(at.safeParse(time).success).toBe(false);
});
