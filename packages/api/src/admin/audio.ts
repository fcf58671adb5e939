import { doneResponse } from '@longreturn/contract/account';
import {
  audioTagsSchema,
  episodeAudioSchema,
  renditionInput,
  setChaptersInput,
  setTranscriptInput,
  transcriptSchema,
} from '@longreturn/contract/audio-admin';
import { contentIdInput } from '@longreturn/contract/content-input';
import { LIMITS } from '@longreturn/contract/limits';
import { cancelAudioUpload } from '@longreturn/core/listening/cancel-audio-upload';
import { listEpisodeAudio } from '@longreturn/core/listening/list-episode-audio';
import { readAudioTags } from '@longreturn/core/listening/read-audio-tags';
import { removeRendition } from '@longreturn/core/listening/remove-rendition';
import { removeChapters, setChapters } from '@longreturn/core/listening/set-chapters';
import { getTranscript, removeTranscript, setTranscript } from '@longreturn/core/listening/set-transcript';
import { done } from '../done.ts';
import type { RestRoute } from '../rest-route.ts';
import { editorOnly, router } from '../trpc.ts';

/** The procedures for managing the audio of episodes. The bytes are uploaded with tus to /api/audio/uploads. */
export const audio = router({
  list: editorOnly
    .input(contentIdInput)
    .output(episodeAudioSchema)
    .query(({ ctx, input }) => listEpisodeAudio(ctx.deps, ctx.actor, input.id)),
  tags: editorOnly
    .input(renditionInput)
    .output(audioTagsSchema)
    .query(({ ctx, input }) => readAudioTags(ctx.deps, ctx.actor, input)),
  transcript: editorOnly
    .input(renditionInput)
    .output(transcriptSchema)
    .query(async ({ ctx, input }) => ({ cues: await getTranscript(ctx.deps, ctx.actor, input) })),
  remove: editorOnly
    .input(renditionInput)
    .output(doneResponse)
    .mutation(({ ctx, input }) => done(removeRendition(ctx.deps, ctx.actor, input))),
  setChapters: editorOnly
    .input(setChaptersInput)
    .output(doneResponse)
    .mutation(({ ctx, input }) => done(setChapters(ctx.deps, ctx.actor, input))),
  removeChapters: editorOnly
    .input(renditionInput)
    .output(doneResponse)
    .mutation(({ ctx, input }) => done(removeChapters(ctx.deps, ctx.actor, input))),
  setTranscript: editorOnly
    .input(setTranscriptInput)
    .output(doneResponse)
    .mutation(({ ctx, input }) => done(setTranscript(ctx.deps, ctx.actor, input))),
  removeTranscript: editorOnly
    .input(renditionInput)
    .output(doneResponse)
    .mutation(({ ctx, input }) => done(removeTranscript(ctx.deps, ctx.actor, input))),
  cancelUpload: editorOnly
    .input(contentIdInput)
    .output(doneResponse)
    .mutation(({ ctx, input }) => done(cancelAudioUpload(ctx.deps, ctx.actor, input.id))),
});

const UNKNOWN = ['episode.unknown', 'rendition.unknown'] as const;

/** The maximum size of a transcript as JSON, in which every character may be an escape sequence of six bytes. */
const TRANSCRIPT_BYTES = 6 * LIMITS.transcriptCharacters + 1024;

export const AUDIO_ROUTES: readonly RestRoute[] = [
  {
    method: 'GET',
    path: '/api/admin/episodes/{id}/audio',
    calls: 'admin.audio.list',
    summary: 'The renditions of an episode, and uploads that aren’t renditions yet',
    errors: ['episode.unknown'],
  },
  {
    method: 'DELETE',
    path: '/api/admin/episodes/{id}/audio/{kind}',
    calls: 'admin.audio.remove',
    summary: 'Removes a rendition with its bytes, chapters and transcript',
    errors: UNKNOWN,
  },
  {
    method: 'GET',
    path: '/api/admin/episodes/{id}/audio/{kind}/tags',
    calls: 'admin.audio.tags',
    summary: 'The title that the tags of the audio file suggest for the episode',
    errors: ['rendition.unknown'],
  },
  {
    method: 'PUT',
    path: '/api/admin/episodes/{id}/audio/{kind}/chapters',
    calls: 'admin.audio.setChapters',
    summary: 'Replaces the chapters. A JSON chapters file is a valid body',
    errors: UNKNOWN,
  },
  {
    method: 'DELETE',
    path: '/api/admin/episodes/{id}/audio/{kind}/chapters',
    calls: 'admin.audio.removeChapters',
    summary: 'Removes the chapters',
    errors: UNKNOWN,
  },
  {
    method: 'GET',
    path: '/api/admin/episodes/{id}/audio/{kind}/transcript',
    calls: 'admin.audio.transcript',
    summary: 'The parts of the transcript',
    errors: ['rendition.unknown'],
  },
  {
    method: 'PUT',
    path: '/api/admin/episodes/{id}/audio/{kind}/transcript',
    calls: 'admin.audio.setTranscript',
    summary: 'Replaces the transcript with the text of a WebVTT or SRT file',
    bodyBytes: TRANSCRIPT_BYTES,
    errors: UNKNOWN,
  },
  {
    method: 'DELETE',
    path: '/api/admin/episodes/{id}/audio/{kind}/transcript',
    calls: 'admin.audio.removeTranscript',
    summary: 'Removes the transcript',
    errors: UNKNOWN,
  },
  {
    method: 'DELETE',
    path: '/api/admin/audio-uploads/{id}',
    calls: 'admin.audio.cancelUpload',
    summary: 'Cancels one of the user’s audio uploads, or removes an upload whose file was refused',
    errors: ['upload.unknown'],
  },
];
