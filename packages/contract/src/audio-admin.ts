import { z } from 'zod';
import { LIMITS } from './limits.ts';
import { audioSchema, chapterSchema, cueSchema, RENDITION_KINDS } from './listening.ts';
import { MESSAGES } from './messages.ts';
import { idSchema, isoTimeSchema, plainLineSchema, webUrlSchema } from './scalars.ts';

const kindSchema = z.enum(RENDITION_KINDS, { error: MESSAGES.renditionKind });

/** A rendition as editors see it. */
export const adminRenditionSchema = audioSchema.extend({
  id: z.uuid(),
  kind: z.enum(RENDITION_KINDS),
  chapters: z.array(chapterSchema),
  /** The number of parts of its transcript; null if it has no transcript. */
  cues: z.int().nullable(),
  createdAt: isoTimeSchema,
});
export type AdminRendition = z.infer<typeof adminRenditionSchema>;

/** An upload that is in progress, is being checked, or was refused. */
export const audioUploadSchema = z.object({
  id: z.uuid(),
  kind: z.enum(RENDITION_KINDS),
  name: z.string(),
  bytes: z.int(),
  /** Why the file was refused; null for all other uploads. */
  failure: z.string().nullable(),
  createdAt: isoTimeSchema,
});
export type AudioUpload = z.infer<typeof audioUploadSchema>;

/** The audio of an episode: its renditions, and the uploads that are not renditions yet. */
export const episodeAudioSchema = z.object({
  renditions: z.array(adminRenditionSchema),
  uploads: z.array(audioUploadSchema),
});
export type EpisodeAudio = z.infer<typeof episodeAudioSchema>;

/** The values that a client sends in `Upload-Metadata` and `Upload-Length` to create an upload. */
export const startAudioUploadInput = z.object({
  episodeId: idSchema,
  kind: kindSchema,
  name: plainLineSchema(MESSAGES.fileName).pipe(
    z.string().min(1, MESSAGES.fileName).max(LIMITS.fileNameMax, MESSAGES.fileName),
  ),
  bytes: z.int({ error: MESSAGES.fileSize }).min(1, MESSAGES.fileSize),
});
export type NewAudioUpload = z.output<typeof startAudioUploadInput>;

/** A rendition of an episode. `id` is the episode's. */
export const renditionInput = z.object({ id: idSchema, kind: kindSchema });
export type RenditionInput = z.output<typeof renditionInput>;

const newChapterSchema = z.object({
  startTime: z.number({ error: MESSAGES.chapterTime }).min(0, MESSAGES.chapterTime),
  title: plainLineSchema(MESSAGES.chapterTitle).pipe(
    z.string().min(1, MESSAGES.chapterTitle).max(LIMITS.contentTitleMax, MESSAGES.chapterTitle),
  ),
  url: webUrlSchema(MESSAGES.chapterUrl).nullable().default(null),
});

/** All chapters of a rendition, as in a JSON chapters file. The other fields of such a file are ignored. */
export const setChaptersInput = renditionInput.extend({
  chapters: z
    .array(newChapterSchema, { error: MESSAGES.chapters })
    .min(1, MESSAGES.chapters)
    .max(LIMITS.chapters, MESSAGES.chapters),
});
export type NewChapters = z.output<typeof setChaptersInput>;

/** The text of a WebVTT or SRT file. */
export const setTranscriptInput = renditionInput.extend({
  text: z.string({ error: MESSAGES.transcript }).max(LIMITS.transcriptCharacters, MESSAGES.transcriptLong),
});
export type NewTranscript = z.output<typeof setTranscriptInput>;

export const transcriptSchema = z.object({ cues: z.array(cueSchema) });

/** What the tags of an uploaded file suggest for its episode. */
export const audioTagsSchema = z.object({ title: z.string().nullable() });
export type AudioTags = z.infer<typeof audioTagsSchema>;
