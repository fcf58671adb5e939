import { expect, test } from 'vitest';
import { type PlannedEpisode, planItem } from '../../src/imports/plan-item.ts';
import type { ShowItem } from '../../src/ports.ts';

const AUDIO = { url: 'https://cdn.example/1.mp3', type: 'audio/mpeg', bytes: 4000 };

function itemWith(given: Partial<ShowItem> = {}): ShowItem {
  return {
    guid: 'episode-1',
    title: 'The first episode',
    notes: '<p>Notes of some <b>length</b> &amp; with a <a href="https://example.org">link</a>.</p>',
    date: 'Fri, 09 Oct 2020 04:30:38 GMT',
    duration: '1:02:03',
    enclosure: AUDIO,
    chaptersUrl: 'https://cdn.example/1.json',
    transcripts: [{ url: 'https://cdn.example/1.vtt', type: 'text/vtt' }],
    persons: [{ name: 'Ada <i>Byron</i>', role: 'Guest', url: 'https://ada.example', imageUrl: undefined }],
    ...given,
  };
}

function planOf(given: Partial<ShowItem>): PlannedEpisode {
  const plan = planItem(itemWith(given));
  return 'skipped' in plan ? expect.fail(plan.skipped) : plan;
}

test('an item becomes an episode with plain text', () => {
  expect(planItem(itemWith())).toEqual({
    guid: 'episode-1',
    title: 'The first episode',
    description: 'Notes of some length & with a link.',
    publishedAt: new Date('2020-10-09T04:30:38Z'),
    durationSec: 3723,
    audio: { url: 'https://cdn.example/1.mp3', contentType: 'audio/mpeg', bytes: 4000 },
    chaptersUrl: 'https://cdn.example/1.json',
    transcript: { url: 'https://cdn.example/1.vtt', type: 'text/vtt' },
    persons: [{ name: 'Ada Byron', role: 'guest', url: 'https://ada.example/', imageUrl: null }],
    notes: [],
  });
});

test.each<[string, Partial<ShowItem>, Partial<PlannedEpisode>]>([
  [
    'HTML in a title is removed',
    { title: '<b>Sleep</b> &amp; <script>alert(1)</script>memory' },
    { title: 'Sleep & memory' },
  ],
  ['a title on several lines becomes one line', { title: 'Sleep\n  and\tmemory' }, { title: 'Sleep and memory' }],
  ['a short title gets a prefix', { title: '#12' }, { title: 'Episode #12' }],
  ['an item with audio but no title is called ‘Untitled episode’', { title: undefined }, { title: 'Untitled episode' }],
  ['short notes are left out', { notes: 'Hello.' }, { description: null }],
  [
    'scripts in notes are removed',
    { notes: `${'x'.repeat(30)}<script>evil()</script><style>p{}</style>` },
    { description: 'x'.repeat(30) },
  ],
  ['an item without a date is a draft', { date: undefined }, { publishedAt: null }],
  ['a duration in seconds is read', { duration: '3723' }, { durationSec: 3723 }],
  ['a duration that is a number is rounded', { duration: 61.4 }, { durationSec: 61 }],
  ['a duration in minutes and seconds is read', { duration: '62:03' }, { durationSec: 3723 }],
  ['an unreadable duration is left out', { duration: '1h 2m' }, { durationSec: null }],
  ['a negative duration is left out', { duration: '-5' }, { durationSec: null }],
  [
    'the parameters of an audio type are ignored',
    { enclosure: { ...AUDIO, type: 'AUDIO/X-M4A; codecs=mp4a' } },
    { audio: { url: AUDIO.url, contentType: 'audio/mp4', bytes: 4000 } },
  ],
  [
    'if the audio has no type, the URL’s extension decides the type',
    { enclosure: { ...AUDIO, type: undefined } },
    { audio: { url: AUDIO.url, contentType: 'audio/mpeg', bytes: 4000 } },
  ],
  [
    'a negative size of the audio becomes 0',
    { enclosure: { ...AUDIO, bytes: -1 } },
    { audio: { url: AUDIO.url, contentType: 'audio/mpeg', bytes: 0 } },
  ],
  ['a video is left out', { enclosure: { ...AUDIO, type: 'video/mp4' } }, { audio: null }],
  [
    'audio with a URL that isn’t HTTP or HTTPS is left out',
    { enclosure: { ...AUDIO, url: 'file:///etc/passwd' } },
    { audio: null },
  ],
  ['an item without an enclosure has no audio', { enclosure: undefined }, { audio: null }],
  ['chapters with a malformed URL are left out', { chaptersUrl: 'chapters' }, { chaptersUrl: null }],
  [
    'a transcript of an unknown type is left out',
    { transcripts: [{ url: 'https://cdn.example/1.txt', type: 'text/plain' }] },
    { transcript: null },
  ],
  [
    'a person without a role is a host',
    { persons: [{ name: 'Ada', role: undefined, url: 'x', imageUrl: 'javascript:1' }] },
    { persons: [{ name: 'Ada', role: 'host', url: null, imageUrl: null }] },
  ],
])('%s', (_what, given, expected) => {
  expect(planOf(given)).toMatchObject(expected);
});

test('a URL with a login is left out, and the report says so', () => {
  const plan = planOf({
    enclosure: { ...AUDIO, url: 'https://user:pw@cdn.example/1.mp3' },
    chaptersUrl: 'https://user@cdn.example/1.json',
    transcripts: [{ url: 'https://:pw@cdn.example/1.vtt', type: 'text/vtt' }],
  });
  expect(plan).toMatchObject({
    audio: null,
    chaptersUrl: null,
    transcript: null,
    notes: [
      'The URL of the audio contains a login',
      'The URL of the chapters contains a login',
      'The URL of the transcript contains a login',
    ],
  });
  const other = { url: 'https://cdn.example/1.srt', type: 'application/srt' };
  const transcripts = [{ url: 'https://user:pw@cdn.example/1.vtt', type: 'text/vtt' }, other];
  expect(planOf({ transcripts })).toMatchObject({ transcript: other, notes: [] });
});

test('texts that are too long are cut, and the report says so', () => {
  const plan = planOf({ title: 'word '.repeat(200), notes: 'word '.repeat(100_000) });
  expect(plan.title).toHaveLength(300);
  expect(plan.description?.length).toBeLessThanOrEqual(20_000);
  expect(plan.notes).toEqual(['The title was cut to 300 characters', 'The notes were cut to 20000 characters']);
});

test('notes with a long run of spaces or deeply nested tags are read in seconds', () => {
  expect(planOf({ notes: `Before ${' '.repeat(1_000_000)} and after` }).description).toBeNull();
  expect(planOf({ notes: `Sleep and memory ${' '.repeat(200_000)}in detail` }).description).toMatch(/^Sleep/);
  expect(planOf({ notes: '<div>'.repeat(1_000_000) }).description).toBeNull();
});

test('an item without a GUID is identified by its audio or, if it has none, by its title and date', () => {
  const guid = (given: Partial<ShowItem>) => planOf({ guid: undefined, ...given }).guid;
  expect(guid({})).toBe(guid({ title: 'Another title' }));
  expect(guid({})).not.toBe(guid({ enclosure: { ...AUDIO, url: 'https://cdn.example/2.mp3' } }));
  expect(guid({ enclosure: undefined })).not.toBe(guid({ enclosure: undefined, title: 'Another title' }));
  expect(guid({ guid: '  ' })).toBe(guid({}));
  expect(guid({ guid: 'x'.repeat(5000) })).toHaveLength(64);
});

test('an item with neither title nor audio is skipped', () => {
  expect(planItem(itemWith({ title: ' ', enclosure: undefined }))).toEqual({
    skipped: 'The item has no title and no audio',
  });
});

test('text that PostgreSQL can’t store is removed', () => {
  const plan = planOf({ guid: 'a\0b', title: 'Sleep\0 and \ud800memory', notes: `${'x'.repeat(30)}\0\ud800` });
  expect(JSON.stringify(plan)).not.toMatch(/\\u0000|\\ud800/);
});

test('only the first 400,000 characters of notes are read', () => {
  const plan = planOf({ notes: `${'Short notes of a show. '}${'<b></b>'.repeat(100_000)}The end.` });
  expect(plan).toMatchObject({
    description: 'Short notes of a show.',
    notes: ['The notes were cut to 20000 characters'],
  });
});
