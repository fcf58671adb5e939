import { episodePersons } from '@longreturn/db/schema';
import { afterAll, expect, test } from 'vitest';
import { ANONYMOUS } from '../../src/actor.ts';
import { getEpisodePage } from '../../src/content/episodes/get-episode-page.ts';
import { readerKind } from '../../src/content/reader-kind.ts';
import { getEpisodeListening, getEpisodeTranscript } from '../../src/listening/get-episode-listening.ts';
import { actorWithRole, buildEpisode, buildRendition, createTestDeps } from '../../src/testing/testing.ts';
import { errorWithCode } from '../account/error-with-code.ts';

const { deps, close } = await createTestDeps();
afterAll(close);

const [anonymous, registered, member] = [
  readerKind(ANONYMOUS),
  readerKind(actorWithRole('subscriber')),
  readerKind(actorWithRole('member')),
];
const chapters = [{ startTime: 0, title: 'Opening', url: null }];
const line = (text: string, second = 0) => ({ startTime: second, endTime: second + 4, speaker: 'Maren', text });

test('each reader gets the chapters, waveform and transcript of the rendition that they hear', async () => {
  const { id: episodeId, slug } = await buildEpisode(deps);
  const open = await buildRendition(deps, { episodeId, chapters, transcript: [line('With ads.')], peaks: [1, 2] });
  const adFree = await buildRendition(deps, { episodeId, kind: 'ad-free', durationSec: 80 });
  expect(await getEpisodeListening(deps, anonymous, slug)).toEqual({
    renditionId: open.id,
    durationSec: 90,
    chapters,
    transcript: { cues: [line('With ads.')], isWhole: true },
    peaks: [1, 2],
  });
  const heard = { renditionId: adFree.id, durationSec: 80, chapters: [], transcript: null, peaks: null };
  expect(await getEpisodeListening(deps, member, slug)).toEqual(heard);
});

test('only the first part of a long transcript is sent with the page, and the whole transcript is sent separately', async () => {
  const transcript = Array.from({ length: 900 }, (_, n) => line(`Sentence ${n} of a long conversation.`, n * 4));
  const { id: episodeId, slug } = await buildEpisode(deps);
  await buildRendition(deps, { episodeId, transcript });
  const listening = await getEpisodeListening(deps, anonymous, slug);
  expect(listening?.transcript?.isWhole).toBe(false);
  expect(listening?.transcript?.cues).toEqual(transcript.slice(0, listening?.transcript?.cues.length));
  expect(JSON.stringify(listening).length).toBeGreaterThan(10_000);
  expect(JSON.stringify(listening).length).toBeLessThan(25_000);
  expect(await getEpisodeTranscript(deps, anonymous, slug)).toEqual(transcript);
});

test('a reader without access gets no chapters or transcript of a premium episode', async () => {
  const { id: episodeId, slug } = await buildEpisode(deps, { isPremium: true });
  await buildRendition(deps, { episodeId, chapters, transcript: [line('For members.')], peaks: [1] });
  for (const reader of [anonymous, registered]) {
    expect(await getEpisodeListening(deps, reader, slug)).toBeNull();
    expect(await getEpisodeTranscript(deps, reader, slug)).toEqual([]);
  }
  expect(await getEpisodeListening(deps, member, slug)).toMatchObject({ chapters });
  expect(await getEpisodeTranscript(deps, member, slug)).toHaveLength(1);
});

test('an episode without audio has no chapters or transcript, and a draft is unknown', async () => {
  const [silent, draft] = [await buildEpisode(deps), await buildEpisode(deps, { publishedAt: null })];
  expect(await getEpisodeListening(deps, member, silent.slug)).toBeNull();
  expect(await getEpisodeTranscript(deps, member, silent.slug)).toEqual([]);
  for (const slug of [draft.slug, 'nothing', '\0'])
    await expect(getEpisodeListening(deps, member, slug)).rejects.toThrow(errorWithCode('episode.unknown'));
});

test('an episode’s page lists its people in order, and omits URLs that aren’t web links', async () => {
  const { id: episodeId, slug } = await buildEpisode(deps);
  expect((await getEpisodePage(deps, anonymous, slug)).persons).toEqual([]);
  const person = (position: number, name: string, url: string | null) => ({
    ...{ episodeId, position, name, role: 'guest', url },
    imageUrl: 'https://images.example/face.jpg',
  });
  await deps.db
    .insert(episodePersons)
    .values([person(1, 'Lise Meitner', 'javascript:alert(1)'), person(0, 'Otto Hahn', 'https://h.example/')]);
  expect((await getEpisodePage(deps, anonymous, slug)).persons).toEqual([
    { name: 'Otto Hahn', role: 'guest', url: 'https://h.example/' },
    { name: 'Lise Meitner', role: 'guest', url: null },
  ]);
});
