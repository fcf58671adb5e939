import { z } from 'zod';
import { isoTimeSchema } from './scalars.ts';

/** The versions of an episode's audio: 'public' may contain ads, 'ad-free' is for members. */
export const RENDITION_KINDS = ['public', 'ad-free'] as const;
export type RenditionKind = (typeof RENDITION_KINDS)[number];

/** The audio types that an episode can have, each with the file extension in its URLs. */
export const AUDIO_EXTENSIONS = {
  'audio/mpeg': 'mp3',
  'audio/mp4': 'm4a',
  'audio/ogg': 'ogg',
  'audio/wav': 'wav',
  'audio/flac': 'flac',
} as const;
export type AudioType = keyof typeof AUDIO_EXTENSIONS;

/** The version of an episode's audio that this reader gets. */
export const audioSchema = z.object({
  /** An absolute URL on this site. It changes only if the audio file changes. */
  url: z.url(),
  /** The content type, such as 'audio/mpeg'. */
  type: z.string(),
  bytes: z.int(),
  durationSec: z.int(),
});
export type Audio = z.infer<typeof audioSchema>;

/** The fields about an episode's audio. All are null if the episode has no audio or this reader has no access to it. */
export const audioFields = {
  /** The public rendition, or the ad-free one for readers with access to it. */
  audio: audioSchema.nullable(),
  /** The URL of the rendition's JSON chapters. */
  chaptersUrl: z.url().nullable(),
  /** The URL of the rendition's transcript as WebVTT. */
  transcriptUrl: z.url().nullable(),
};

/** A chapter of a rendition. Times are in seconds from the start of the rendition. */
export const chapterSchema = z.object({
  startTime: z.number().nonnegative(),
  title: z.string(),
  url: z.url().nullable(),
});
export type Chapter = z.infer<typeof chapterSchema>;

/** A part of a transcript. Times are in seconds from the start of the rendition. */
export const cueSchema = z.object({
  startTime: z.number().nonnegative(),
  endTime: z.number().nonnegative(),
  speaker: z.string().nullable(),
  text: z.string(),
});
export type Cue = z.infer<typeof cueSchema>;

/** A private feed of a member, without its URL. The URL is shown only when the feed is created or rotated. */
export const privateFeedSchema = z.object({
  id: z.uuid(),
  /** The name that the member gave the device or app. */
  name: z.string(),
  createdAt: isoTimeSchema,
  lastUsedAt: isoTimeSchema.nullable(),
});
export type PrivateFeed = z.infer<typeof privateFeedSchema>;
