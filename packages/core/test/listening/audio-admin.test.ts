import { Readable } from 'node:stream';
import { setChaptersInput, setTranscriptInput } from '@longreturn/contract/audio-admin';
import type { RenditionKind } from '@longreturn/contract/listening';
import { activity, audioUploads, renditions } from '@longreturn/db/schema';
import { desc, eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { ANONYMOUS } from '../../src/actor.ts';
import { readContentVersion } from '../../src/content/write-content.ts';
import { audioUploadKey } from '../../src/listening/audio-upload.ts';
import { cancelAudioUpload } from '../../src/listening/cancel-audio-upload.ts';
import { audioUploadJob, fileAudioUpload } from '../../src/listening/file-audio-upload.ts';
import { listEpisodeAudio } from '../../src/listening/list-episode-audio.ts';
import { measurePeaks } from '../../src/listening/measure-peaks.ts';
import { renditionKey } from '../../src/listening/put-rendition.ts';
import { readAudioTags } from '../../src/listening/read-audio-tags.ts';
import { removeRendition } from '../../src/listening/remove-rendition.ts';
import { removeChapters, setChapters as setParsedChapters } from '../../src/listening/set-chapters.ts';
import { getTranscript, removeTranscript, setTranscript as setParsed } from '../../src/listening/set-transcript.ts';
import { startAudioUpload } from '../../src/listening/start-audio-upload.ts';
import { sweepMedia } from '../../src/media/sweep-media.ts';
import {
  actorWithRole,
  buildEpisode,
  buildRendition,
  buildUser,
  createTestDeps,
  throughSchema,
} from '../../src/testing/testing.ts';

const { deps, clock, store, close } = await createTestDeps();
afterAll(close);

const { actor: editor, id: editorId } = await buildUser(deps, { role: 'editor', name: 'Ada Byron' });
const setChapters = throughSchema(setChaptersInput, setParsedChapters);
const setTranscript = throughSchema(setTranscriptInput, setParsed);
const failing = (code: string, fields?: object) => expect.objectContaining({ code, ...(fields && { fields }) });
const put = (key: string, text: string) =>
  store.put(key, Readable.from([Buffer.from(text)]), { contentType: '', bytes: text.length });

/** Starts an upload and stores its bytes. Returns its ID. */
async function upload(episodeId: string, text: string, kind: RenditionKind = 'public'): Promise<string> {
  const { id } = await startAudioUpload(deps, editor, { episodeId, kind, name: 'take.mp3', bytes: text.length });
  await put(audioUploadKey(id), text);
  return id;
}

async function episodeWithAudio(text = 'mp3 90 The Long Wait') {
  const { id } = await buildEpisode(deps);
  const uploadId = await upload(id, text);
  await fileAudioUpload(deps, { uploadId });
  return { id, kind: 'public' as const, uploadId };
}

const newestActivity = async () =>
  (await deps.db.select().from(activity).orderBy(desc(activity.id)).limit(1)).map(({ action, actorId, change }) => ({
    ...{ action, actorId, change },
  }))[0];

test('a complete upload becomes one rendition, and the audit log names the editor', async () => {
  const { id: episodeId } = await buildEpisode(deps);
  const uploadId = await upload(episodeId, 'mp3 90 The Long Wait');
  const before = await readContentVersion(deps);
  await fileAudioUpload(deps, { uploadId });
  await fileAudioUpload(deps, { uploadId });
  expect(await readContentVersion(deps)).toBe(before + 1);
  const {
    renditions: [rendition],
    uploads,
  } = await listEpisodeAudio(deps, editor, episodeId);
  expect(rendition).toMatchObject({ kind: 'public', type: 'audio/mpeg', bytes: 20, durationSec: 90, cues: null });
  expect(rendition?.url).toBe(`${deps.origin}/audio/${rendition?.id}.mp3`);
  expect(uploads).toEqual([]);
  expect([...store.objects.keys()].filter((key) => key.includes(uploadId))).toEqual([renditionKey(uploadId)]);
  expect(await newestActivity()).toMatchObject({ action: 'episode.audio-added', actorId: editorId });
  expect(await readAudioTags(deps, editor, { id: episodeId, kind: 'public' })).toEqual({ title: 'The Long Wait' });
  await measurePeaks(deps, { renditionId: rendition?.id ?? '' });
  const [row] = await deps.db
    .select()
    .from(renditions)
    .where(eq(renditions.id, rendition?.id ?? ''));
  expect(row?.peaks).toEqual([0, 50, 100]);
});

test('an incomplete or cancelled upload changes nothing', async () => {
  const { id: episodeId } = await buildEpisode(deps);
  const incomplete = await startAudioUpload(deps, editor, { episodeId, kind: 'public', name: 'a', bytes: 100 });
  await put(audioUploadKey(incomplete.id), 'mp3 90');
  await fileAudioUpload(deps, { uploadId: incomplete.id });
  const cancelled = await upload(episodeId, 'mp3 90');
  const { copy } = store;
  const cancelsMeanwhile = {
    ...store,
    copy: async (...given: Parameters<typeof copy>) => {
      await copy(...given);
      await cancelAudioUpload(deps, editor, cancelled);
    },
  };
  await fileAudioUpload({ ...deps, objects: cancelsMeanwhile }, { uploadId: cancelled });
  const { renditions, uploads } = await listEpisodeAudio(deps, editor, episodeId);
  expect(renditions).toEqual([]);
  expect(uploads.map(({ id }) => id)).toEqual([incomplete.id]);
});

test('an upload whose job failed for good shows the reason, and any editor may dismiss it', async () => {
  const { id: episodeId } = await buildEpisode(deps);
  const uploadId = await upload(episodeId, 'mp3 90');
  const other = (await buildUser(deps, { role: 'editor' })).actor;
  await expect(cancelAudioUpload(deps, other, uploadId)).rejects.toThrow(failing('upload.unknown'));
  await audioUploadJob.onFailure?.(deps as never, { uploadId }, new Error('no store') as never);
  const { uploads } = await listEpisodeAudio(deps, other, episodeId);
  expect(uploads).toMatchObject([{ id: uploadId, failure: 'Something went wrong on our side' }]);
  await cancelAudioUpload(deps, other, uploadId);
  expect(await listEpisodeAudio(deps, other, episodeId)).toEqual({ renditions: [], uploads: [] });
});

test('an upload can be cancelled or become a rendition even if the store can’t delete the uploaded bytes', async () => {
  const { id: episodeId } = await buildEpisode(deps);
  const stuck = { ...deps, objects: { ...store, delete: () => Promise.reject(new Error('connect ECONNREFUSED')) } };
  await cancelAudioUpload(stuck, editor, await upload(episodeId, 'mp3 90'));
  expect(await listEpisodeAudio(deps, editor, episodeId)).toEqual({ renditions: [], uploads: [] });
  await fileAudioUpload(stuck, { uploadId: await upload(episodeId, 'mp3 90') });
  expect((await listEpisodeAudio(deps, editor, episodeId)).renditions).toHaveLength(1);
});

test('an accepted file removes the refused uploads of the same kind of rendition', async () => {
  const { id: episodeId } = await buildEpisode(deps);
  const refused = await upload(episodeId, 'no audio');
  const otherRefused = await upload(episodeId, 'no audio', 'ad-free');
  for (const uploadId of [refused, otherRefused]) await fileAudioUpload(deps, { uploadId });
  const idsOfUploads = async () => (await listEpisodeAudio(deps, editor, episodeId)).uploads.map(({ id }) => id);
  expect(await idsOfUploads()).toEqual([refused, otherRefused]);
  await fileAudioUpload(deps, { uploadId: await upload(episodeId, 'mp3 90') });
  expect(await idsOfUploads()).toEqual([otherRefused]);
});

test('new audio keeps the chapters and the transcript that fit its duration, and deletes the old bytes', async () => {
  const { uploadId, ...input } = await episodeWithAudio();
  const chapters = [
    { startTime: 0, title: 'Opening' },
    { startTime: 60, title: 'The end' },
  ];
  await setChapters(deps, editor, { ...input, chapters });
  await setTranscript(deps, editor, { ...input, text: 'WEBVTT\n\n00:01.000 --> 00:04.000\n<v Ada>Hello\n' });
  await fileAudioUpload(deps, { uploadId: await upload(input.id, 'wav 50') });
  const {
    renditions: [shorter],
  } = await listEpisodeAudio(deps, editor, input.id);
  expect(shorter).toMatchObject({ type: 'audio/wav', chapters: [{ title: 'Opening' }], cues: 1 });
  expect(await store.head(renditionKey(uploadId))).toBeUndefined();
  expect(await newestActivity()).toMatchObject({
    action: 'episode.audio-replaced',
    change: { durationSec: { from: 90, to: 50 } },
  });
  await fileAudioUpload(deps, { uploadId: await upload(input.id, 'wav 1') });
  expect((await listEpisodeAudio(deps, editor, input.id)).renditions).toMatchObject([{ cues: 1 }]); // within the tolerance
});

test('removing a rendition deletes its bytes', async () => {
  const { uploadId, ...input } = await episodeWithAudio();
  await removeRendition(deps, editor, input);
  expect(await store.head(renditionKey(uploadId))).toBeUndefined();
  expect(await newestActivity()).toMatchObject({ action: 'episode.audio-removed' });
  await expect(removeRendition(deps, editor, input)).rejects.toThrow(failing('rendition.unknown'));
});

test.each([
  ['none', [], { chapters: 'Please use 1 to 500 chapters' }],
  [
    'too many',
    Array.from({ length: 501 }, (_, at) => ({ startTime: at, title: 'A' })),
    { chapters: 'Please use 1 to 500 chapters' },
  ],
  [
    'without a title',
    [{ startTime: 0, title: ' ' }],
    { 'chapters.0.title': 'Please enter a title of at most 300 characters' },
  ],
  [
    'with a script as link',
    [{ startTime: 0, title: 'A', url: 'javascript:alert(1)' }],
    { 'chapters.0.url': 'Please enter a URL that starts with http:// or https://' },
  ],
  ['before the start', [{ startTime: -1, title: 'A' }], { 'chapters.0.startTime': 'Please enter a time in seconds' }],
  [
    'after the end',
    [{ startTime: 96, title: 'A' }],
    { 'chapters.0.startTime': 'The chapter begins after the end of the audio' },
  ],
  [
    'out of order',
    [
      { startTime: 9, title: 'A' },
      { startTime: 9, title: 'B' },
    ],
    { 'chapters.1.startTime': 'Each chapter must begin after the one before it' },
  ],
])('chapters are refused: %s', async (_what, chapters, fields) => {
  const { id: episodeId } = await buildEpisode(deps);
  await buildRendition(deps, { episodeId });
  await expect(setChapters(deps, editor, { id: episodeId, kind: 'public', chapters })).rejects.toThrow(
    failing('input.invalid', fields),
  );
});

test('chapters and the transcript can be removed', async () => {
  const { uploadId: _, ...input } = await episodeWithAudio();
  await setChapters(deps, editor, {
    ...input,
    chapters: [{ startTime: 1.5, title: 'A', url: 'https://example.org/' }],
  });
  await setTranscript(deps, editor, { ...input, text: '1\n00:00:01,000 --> 00:00:02,000\nHello\n' });
  await removeChapters(deps, editor, input);
  expect(await newestActivity()).toMatchObject({
    action: 'episode.chapters-updated',
    change: { chapters: { from: 1, to: 0 } },
  });
  await removeTranscript(deps, editor, input);
  expect(await getTranscript(deps, editor, input)).toEqual([]);
  const [row] = await deps.db.select().from(renditions).where(eq(renditions.episodeId, input.id));
  expect(row).toMatchObject({ chapters: null, transcript: null, transcriptSearch: null });
});

test.each([
  ['plain text', 'Hello', 'Please choose a WebVTT or SRT file'],
  ['no cues', 'WEBVTT\n', 'Please choose a WebVTT or SRT file'],
  ['malformed times', 'WEBVTT\n\n1:x --> 00:04.000\nHello\n', 'Please choose a WebVTT or SRT file'],
  ['an end before the start', '00:04.000 --> 00:01.000\nHello\n', 'Each part of a transcript must end after it begins'],
  ['times after the end', '00:04.000 --> 09:01.000\nHello\n', 'The transcript continues after the end of the audio'],
  [
    'times without milliseconds after a cue',
    '00:01.000 --> 00:02.000\nHi\n00:03 --> 00:04\nHello',
    'Please choose a WebVTT or SRT file',
  ],
  [
    'too many parts',
    `00:01.000 --> 00:04.000\n${'<v a>b'.repeat(20_001)}`,
    'A transcript may have at most 20,000 parts',
  ],
  ['too many characters', 'a'.repeat(900_001), 'Please choose a transcript of at most 900,000 characters'],
])('a transcript is refused: %s', async (_what, text, problem) => {
  const { id: episodeId } = await buildEpisode(deps);
  await buildRendition(deps, { episodeId });
  await expect(setTranscript(deps, editor, { id: episodeId, kind: 'public', text })).rejects.toThrow(
    failing('input.invalid', { text: problem }),
  );
});

test('only editors and admins manage audio', async () => {
  const input = { id: deps.ids.next(), kind: 'public' } as const;
  for (const [actor, code] of [
    [ANONYMOUS, 'session.required'],
    [actorWithRole('member'), 'action.forbidden'],
  ] as const) {
    const calls = [
      startAudioUpload(deps, actor, { episodeId: input.id, kind: 'public', name: 'a', bytes: 1 }),
      cancelAudioUpload(deps, actor, input.id),
      listEpisodeAudio(deps, actor, input.id),
      removeRendition(deps, actor, input),
      removeChapters(deps, actor, input),
      getTranscript(deps, actor, input),
      setTranscript(deps, actor, { ...input, text: '' }),
      readAudioTags(deps, actor, input),
    ];
    for (const call of calls) await expect(call).rejects.toThrow(failing(code));
  }
});

test('the daily sweep deletes only old unfinished uploads and old bytes without a rendition', async () => {
  const { id, uploadId } = await episodeWithAudio();
  const unfinished = await upload(id, 'mp3 9', 'ad-free');
  await put('audio/left-behind', 'mp3 9');
  clock.set(new Date(clock.now().getTime() + 25 * 3_600_000).toISOString());
  const recent = await upload(id, 'mp3 9', 'ad-free');
  await put('audio/being-copied', 'mp3 9');
  await sweepMedia(deps);
  const left = [...store.objects.keys()];
  expect(left).toEqual(expect.arrayContaining([renditionKey(uploadId), audioUploadKey(recent), 'audio/being-copied']));
  expect(left).not.toContain(audioUploadKey(unfinished));
  expect(left).not.toContain('audio/left-behind');
  const rows = await deps.db.select().from(audioUploads).where(eq(audioUploads.episodeId, id));
  expect(rows.map((row) => row.id)).toEqual([recent]);
});
