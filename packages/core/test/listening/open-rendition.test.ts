import { afterAll, expect, test } from 'vitest';
import type { ReaderKind } from '../../src/content/reader-kind.ts';
import { getListeningText } from '../../src/listening/get-listening-text.ts';
import { openFeedRendition, openRendition } from '../../src/listening/open-rendition.ts';
import { buildEpisode, buildRendition, createTestDeps } from '../../src/testing/testing.ts';

const { deps, clock, close } = await createTestDeps();
afterAll(close);

/** Returns 'open', or the code of the error that the reader gets. */
const outcome = (opened: Promise<unknown>) =>
  opened.then(
    () => 'open',
    (error) => error.code,
  );

const READERS = ['anonymous', 'registered', 'member', 'editor', 'admin'] as const;
const [SESSION, MEMBERSHIP] = ['premium.session_required', 'premium.membership_required'];
const tomorrow = new Date(clock.now().getTime() + 86_400_000).toISOString();

test.each([
  ['public audio of a free episode', {}, 'public', ['open', 'open', 'open', 'open', 'open']],
  ['ad-free audio of a free episode', {}, 'ad-free', [SESSION, MEMBERSHIP, 'open', 'open', 'open']],
  ['public audio of a premium episode', { isPremium: true }, 'public', [SESSION, MEMBERSHIP, 'open', 'open', 'open']],
  ...[null, tomorrow].map(
    (publishedAt) =>
      [
        `audio of ${publishedAt ? 'a scheduled episode' : 'a draft'}`,
        { publishedAt },
        'public',
        ['path.unknown', 'path.unknown', 'path.unknown', 'open', 'open'],
      ] as const,
  ),
] as const)('only the expected readers can open %s', async (_what, fields, kind, expected) => {
  const { id: episodeId } = await buildEpisode(deps, fields);
  const { id } = await buildRendition(deps, { episodeId, kind });
  const outcomes = READERS.map((reader) => outcome(openRendition(deps, id, async () => reader)));
  expect(await Promise.all(outcomes)).toEqual(expected);
});

test('the reader is looked up only for audio that isn’t for everyone', async () => {
  const { id: episodeId } = await buildEpisode(deps);
  const { id } = await buildRendition(deps, { episodeId });
  const lookUp = () => Promise.reject<ReaderKind>(new Error('looked up'));
  expect(await openRendition(deps, id, lookUp)).toMatchObject({ id, isForEveryone: true });
  const adFree = await buildRendition(deps, { episodeId, kind: 'ad-free' });
  await expect(openRendition(deps, adFree.id, lookUp)).rejects.toThrow('looked up');
});

test('a private feed opens the audio of published episodes only, and opens nothing after the membership has lapsed', async () => {
  const { id: episodeId } = await buildEpisode(deps, { isPremium: true });
  const { id } = await buildRendition(deps, { episodeId, kind: 'ad-free' });
  const draft = await buildEpisode(deps, { publishedAt: null });
  const { id: ofDraft } = await buildRendition(deps, { episodeId: draft.id });
  expect(await outcome(openFeedRendition(deps, id, 'member'))).toBe('open');
  expect(await outcome(openFeedRendition(deps, ofDraft, 'admin'))).toBe('path.unknown');
  expect(await outcome(openFeedRendition(deps, id, 'registered'))).toBe(MEMBERSHIP);
});

test.each(['no-id', '', deps.ids.next(), "' or 1=1"])('no rendition has the ID %j', async (id) => {
  expect(await outcome(openRendition(deps, id, async () => 'admin'))).toBe('path.unknown');
});

test('chapters are returned as JSON and transcripts as WebVTT; if a rendition has neither, requests for them fail with path.unknown', async () => {
  const { id: episodeId } = await buildEpisode(deps);
  const chapters = [{ startTime: 0, title: 'Opening', url: null }];
  const transcript = [{ startTime: 0, endTime: 4, speaker: 'Ada', text: 'Welcome.' }];
  const { id } = await buildRendition(deps, { episodeId, chapters, transcript });
  expect((await getListeningText(deps, id, 'chapters')).text).toContain('"title":"Opening"');
  expect((await getListeningText(deps, id, 'vtt')).text).toContain('<v Ada>Welcome.');
  const bare = await buildRendition(deps, { episodeId, kind: 'ad-free' });
  for (const what of ['chapters', 'vtt', 'srt', 'json'] as const)
    expect(await outcome(getListeningText(deps, bare.id, what))).toBe('path.unknown');
});
