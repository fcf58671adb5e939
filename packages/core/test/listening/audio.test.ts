import { privateFeeds, privateFeedUses } from '@longreturn/db/schema';
import { afterAll, expect, test } from 'vitest';
import { ANONYMOUS } from '../../src/actor.ts';
import { getEpisodePage } from '../../src/content/episodes/get-episode-page.ts';
import { listEpisodes } from '../../src/content/episodes/list-episodes.ts';
import { type ReaderKind, readerKind } from '../../src/content/reader-kind.ts';
import { canListen } from '../../src/listening/choose-rendition.ts';
import { findPrivateFeed } from '../../src/listening/find-private-feed.ts';
import { recordFeedUse } from '../../src/listening/record-feed-use.ts';
import {
  actorWithRole,
  buildEpisode,
  buildRendition,
  buildUser,
  createTestDeps,
  feedToken,
} from '../../src/testing/testing.ts';

const { deps, close } = await createTestDeps();
afterAll(close);

const anonymous = readerKind(ANONYMOUS);
const member = readerKind(actorWithRole('member'));
const chapters = [{ startTime: 0, title: 'Opening', url: null }];
const transcript = [{ startTime: 0, endTime: 4, speaker: null, text: 'Welcome to the show.' }];

async function audioOf(reader: ReaderKind, slug: string) {
  const { audio, chaptersUrl, transcriptUrl } = await getEpisodePage(deps, reader, slug);
  return { audio, chaptersUrl, transcriptUrl };
}

test('visitors get the public rendition of a free episode, and members get the ad-free one', async () => {
  const { id: episodeId, slug } = await buildEpisode(deps);
  const open = await buildRendition(deps, { episodeId, chapters, transcript });
  const adFree = await buildRendition(deps, { episodeId, kind: 'ad-free', contentType: 'audio/mp4', durationSec: 80 });
  expect(await audioOf(anonymous, slug)).toEqual({
    audio: { url: `${deps.origin}/audio/${open.id}.mp3`, type: 'audio/mpeg', bytes: 1_000_000, durationSec: 90 },
    chaptersUrl: `${deps.origin}/audio/${open.id}/chapters.json`,
    transcriptUrl: `${deps.origin}/audio/${open.id}/transcript.vtt`,
  });
  expect(await audioOf(member, slug)).toEqual({
    audio: { url: `${deps.origin}/audio/${adFree.id}.m4a`, type: 'audio/mp4', bytes: 1_000_000, durationSec: 80 },
    chaptersUrl: null,
    transcriptUrl: null,
  });
  const { items } = await listEpisodes(deps, anonymous, {});
  expect(items.find((item) => item.slug === slug)?.audio?.url).toBe(`${deps.origin}/audio/${open.id}.mp3`);
});

test.each([
  ['a premium episode', true, ['public', 'ad-free'] as const],
  ['a free episode that has only ad-free audio', false, ['ad-free'] as const],
])('a reader without a membership gets no audio of %s', async (_which, isPremium, kinds) => {
  const { id: episodeId, slug } = await buildEpisode(deps, { isPremium });
  for (const kind of kinds) await buildRendition(deps, { episodeId, kind, chapters, transcript });
  for (const reader of [anonymous, readerKind(actorWithRole('subscriber'))])
    expect(await audioOf(reader, slug)).toEqual({ audio: null, chaptersUrl: null, transcriptUrl: null });
  for (const role of ['member', 'editor', 'admin'] as const)
    expect((await audioOf(readerKind(actorWithRole(role)), slug)).audio).not.toBeNull();
});

test('a locked episode’s page has the duration of the members’ audio, but not the texts of chapters and transcript', async () => {
  const { id: episodeId, slug } = await buildEpisode(deps, { isPremium: true });
  await buildRendition(deps, { episodeId, chapters });
  await buildRendition(deps, { episodeId, kind: 'ad-free', durationSec: 80, chapters, transcript });
  const page = await getEpisodePage(deps, anonymous, slug);
  expect(page.lockedAudio).toEqual({ durationSec: 80, hasChapters: true, hasTranscript: true });
  expect(JSON.stringify(page)).not.toMatch(/Opening|Welcome to the show/);
  expect((await getEpisodePage(deps, member, slug)).lockedAudio).toBeNull();
  const silent = await buildEpisode(deps, { isPremium: true });
  expect((await getEpisodePage(deps, anonymous, silent.slug)).lockedAudio).toBeNull();
});

test('only members, editors and admins have access to ad-free audio and to audio of premium episodes', () => {
  const rights = (reader: ReaderKind) => [
    canListen(reader, { isPremium: false }, { kind: 'public' }),
    canListen(reader, { isPremium: false }, { kind: 'ad-free' }),
    canListen(reader, { isPremium: true }, { kind: 'public' }),
  ];
  expect(rights('anonymous')).toEqual([true, false, false]);
  expect(rights('registered')).toEqual([true, false, false]);
  expect(rights('member')).toEqual([true, true, true]);
  expect(rights('editor')).toEqual([true, true, true]);
  expect(rights('admin')).toEqual([true, true, true]);
});

test('new bytes replace the rendition and get a new URL', async () => {
  const { id: episodeId, slug } = await buildEpisode(deps);
  await buildRendition(deps, { episodeId });
  const before = await audioOf(anonymous, slug);
  await buildRendition(deps, { episodeId, bytes: 2_000_000 });
  const after = await audioOf(anonymous, slug);
  expect(after.audio).toMatchObject({ bytes: 2_000_000 });
  expect(after.audio?.url).not.toBe(before.audio?.url);
});

test('a list can be limited to AMA episodes', async () => {
  const { id } = await buildEpisode(deps, { isAma: true });
  expect(await listEpisodes(deps, anonymous, { ama: true })).toMatchObject({ items: [{ id, isAma: true }], total: 1 });
});

test('a private feed opens only with its token; its recorded uses contain no IP addresses and no app names', async () => {
  const user = await buildUser(deps, { role: 'member', name: 'Grace Hopper' });
  const { token, hash } = feedToken('phone');
  const id = deps.ids.next();
  await deps.db
    .insert(privateFeeds)
    .values({ id, userId: user.id, name: 'Phone', tokenHash: hash, createdAt: deps.clock.now() });
  const owner = { id: user.id, name: 'Grace Hopper', role: 'member', subscriptionStatus: 'comp' };
  expect(await findPrivateFeed(deps, token)).toMatchObject({ id, reader: 'member', user: owner });
  for (const other of [feedToken('tablet').token, hash, '', '\0', token.slice(1), `${token}a`])
    expect(await findPrivateFeed(deps, other)).toBeUndefined();

  const use = { feedId: id, ip: '192.0.2.1', userAgent: 'Overcast/3.0' };
  await recordFeedUse(deps, use);
  await recordFeedUse(deps, use);
  await recordFeedUse(deps, { ...use, ip: '198.51.100.1' });
  const uses = await deps.db.select().from(privateFeedUses);
  expect(uses.map(({ requests }) => requests).toSorted()).toEqual([1, 2]);
  expect(JSON.stringify(uses)).not.toMatch(/192\.0\.2|Overcast/);
});
