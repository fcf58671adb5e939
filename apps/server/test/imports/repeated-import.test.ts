import { SYSTEM } from '@longreturn/core/actor';
import { updateEpisode } from '@longreturn/core/content/episodes/update-episode';
import { putRendition } from '@longreturn/core/listening/put-rendition';
import { removeRendition } from '@longreturn/core/listening/remove-rendition';
import { setChapters } from '@longreturn/core/listening/set-chapters';
import { setTranscript } from '@longreturn/core/listening/set-transcript';
import { renditions } from '@longreturn/db/schema';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { createImportTest, feedWith } from './create-import-test.ts';

const { deps, store, files, during, opened, run, snapshot, clear, passMinute, close } = await createImportTest();
afterAll(close);

const AUDIO = 'https://cdn.example/1.mp3';
const CHAPTERS = 'https://cdn.example/chapters.json';
const TRANSCRIPT = 'https://cdn.example/transcript.json';
const chapters = (title: string) => JSON.stringify({ chapters: [{ startTime: 0, title }] });
const transcript = (body: string) => JSON.stringify({ segments: [{ startTime: 0, endTime: 4, speaker: 'Ada', body }] });
beforeEach(async () => {
  await clear();
  files.clear();
  during.clear();
  files.set(AUDIO, 'mp3 90');
  files.set(CHAPTERS, chapters('Opening'));
  files.set(TRANSCRIPT, transcript('Welcome.'));
});

const feed = (title = 'The first one', bytes = 1000) =>
  feedWith(
    `<item><guid>one</guid><title>${title}</title><pubDate>Tue, 01 Jan 2019 07:00:00 GMT</pubDate><enclosure url="${AUDIO}" length="${bytes}" type="audio/mpeg"/><podcast:chapters url="${CHAPTERS}" type="application/json+chapters"/><podcast:transcript url="${TRANSCRIPT}" type="application/json"/></item>`,
  );
/** Lets a minute pass, and then imports a feed with one item. Returns the outcome and the notes of the item. */
async function importAgain(...[bytes, options]: Parameters<typeof run>) {
  passMinute();
  const [report] = await run(bytes, options);
  return { outcome: report?.outcome, notes: report?.notes };
}
async function audioOf() {
  const [audio] = await deps.db.select().from(renditions);
  if (!audio) throw new Error('there is no audio');
  return audio;
}

describe('an item that changed in the feed', () => {
  const external = { contentType: 'audio/mpeg', bytes: 5, durationSec: 60, externalUrl: 'https://our.example/1.mp3' };
  test.each<[string, (episode: { id: string; kind: 'public' }) => Promise<unknown>]>([
    [
      'chapters were changed',
      (episode) => setChapters(deps, SYSTEM, { ...episode, chapters: [{ startTime: 0, title: 'Ours', url: null }] }),
    ],
    [
      'transcript was changed',
      (episode) => setTranscript(deps, SYSTEM, { ...episode, text: 'WEBVTT\n\n00:00.000 --> 00:01.000\nOurs\n' }),
    ],
    ['audio was replaced', ({ id, kind }) => putRendition(deps, { episodeId: id, kind, ...external })],
    ['audio was removed', (episode) => removeRendition(deps, SYSTEM, episode)],
  ])('does not update an episode whose %s on this site', async (_what, change) => {
    await run(feed(), { copiesAudio: true });
    const { episodeId } = await audioOf();
    passMinute();
    await change({ id: episodeId, kind: 'public' });
    const before = await snapshot();
    expect(await importAgain(feed('Another title'), { copiesAudio: true })).toEqual({
      outcome: 'skipped',
      notes: ['The episode was changed on this site after its import'],
    });
    expect(await snapshot()).toEqual(before);
  });

  test('does not replace what an admin saves while the audio of the item is fetched', async () => {
    store.objects.clear();
    await run(feed(), { copiesAudio: true });
    const { episodeId } = await audioOf();
    const other = 'https://cdn.example/2.mp3';
    files.set(other, 'mp3 95');
    during.set(other, async () => {
      passMinute();
      await updateEpisode(deps, SYSTEM, { id: episodeId, title: 'A title of this site' });
    });
    const changed = Buffer.from(Buffer.from(feed('Another title')).toString().replace(AUDIO, other));
    expect(await importAgain(changed, { copiesAudio: true })).toEqual({
      outcome: 'skipped',
      notes: ['The episode was changed on this site after its import'],
    });
    const { objectKey } = await audioOf();
    expect(await snapshot()).toMatchObject({ episodes: [{ title: 'A title of this site' }] });
    expect([...store.objects.keys()]).toEqual([objectKey]);
  });

  test.each([
    ['linked', false],
    ['copied', true],
  ])('updates the chapters and the transcript, but keeps the %s audio', async (_what, copiesAudio) => {
    await run(feed(), { copiesAudio });
    const peaks = [1, 2, 3];
    await deps.db.update(renditions).set({ peaks });
    const { id, objectKey, createdAt, updatedAt, transcriptSearch } = await audioOf();
    opened.length = 0;
    files.set(CHAPTERS, chapters('Prologue'));
    files.set(TRANSCRIPT, transcript('Goodnight.'));
    expect(await importAgain(feed('Another title'), { copiesAudio })).toEqual({ outcome: 'updated', notes: [] });
    const after = await audioOf();
    expect(after).toMatchObject({ id, objectKey, createdAt, peaks, chapters: [{ title: 'Prologue' }] });
    expect(after.transcript).toEqual([{ startTime: 0, endTime: 4, speaker: 'Ada', text: 'Goodnight.' }]);
    expect(after.updatedAt.getTime()).toBeGreaterThan(updatedAt.getTime());
    expect(after.transcriptSearch).not.toEqual(transcriptSearch);
    expect(opened).toEqual([CHAPTERS, TRANSCRIPT]);
  });

  test('replaces the audio if the audio in the feed changed', async () => {
    await run(feed());
    const { id } = await audioOf();
    expect(await importAgain(feed('The first one', 2000))).toEqual({ outcome: 'updated', notes: [] });
    const after = await audioOf();
    expect(after).toMatchObject({ bytes: 2000, chapters: [{ title: 'Opening' }] });
    expect(after.id).not.toBe(id);
  });
});

describe('chapters and a transcript that can’t be read', () => {
  const [noChapters, noTranscript] = ['The list of chapters can’t be read', 'The transcript can’t be read'];

  test('are read by a later import; until they can be read, further imports write nothing', async () => {
    files.delete(CHAPTERS);
    files.delete(TRANSCRIPT);
    expect(await run(feed())).toMatchObject([{ outcome: 'created', notes: [noChapters, noTranscript] }]);
    const before = await snapshot();
    expect(await importAgain(feed())).toEqual({ outcome: 'unchanged', notes: [noChapters, noTranscript] });
    expect(await snapshot()).toEqual(before);
    files.set(TRANSCRIPT, transcript('Welcome.'));
    expect(await importAgain(feed())).toEqual({ outcome: 'updated', notes: [noChapters] });
    expect(await importAgain(feed())).toEqual({ outcome: 'unchanged', notes: [noChapters] });
    files.set(CHAPTERS, chapters('Opening'));
    expect(await importAgain(feed())).toEqual({ outcome: 'updated', notes: [] });
    expect(await audioOf()).toMatchObject({
      id: before.renditions[0]?.id,
      chapters: [{ title: 'Opening' }],
      transcript: [{ text: 'Welcome.' }],
    });
    opened.length = 0;
    expect(await importAgain(feed())).toEqual({ outcome: 'unchanged', notes: [] });
    expect(opened).toEqual([]);
  });

  test.each([
    ['the same audio', 1000],
    ['new audio', 2000],
  ])('do not replace the stored chapters and transcript (an item with %s)', async (_what, bytes) => {
    await run(feed());
    const { chapters, transcript, transcriptSearch } = await audioOf();
    files.delete(CHAPTERS);
    files.delete(TRANSCRIPT);
    expect(await importAgain(feed('Another title', bytes))).toEqual({
      outcome: 'updated',
      notes: [noChapters, noTranscript],
    });
    expect(await audioOf()).toMatchObject({ bytes, chapters, transcript, transcriptSearch });
  });

  test('are not read again after an editor changed the episode', async () => {
    files.delete(CHAPTERS);
    await run(feed());
    const { episodeId: id } = await audioOf();
    passMinute();
    await setChapters(deps, SYSTEM, { id, kind: 'public', chapters: [{ startTime: 0, title: 'Ours', url: null }] });
    files.set(CHAPTERS, chapters('Opening'));
    expect(await importAgain(feed())).toEqual({ outcome: 'unchanged', notes: [] });
    expect(await audioOf()).toMatchObject({ chapters: [{ title: 'Ours' }] });
  });
});
