import { z } from 'zod';
import { isoTimeSchema } from './scalars.ts';

/** The versions of an episode's audio: 'public' may contain ads, 'ad-free' is for members. */
export const RENDITION_KINDS = ['public', 'ad-free'] as const;
export type RenditionKind = (typeof RENDITION_KINDS)[number];

/** The types of audio that an episode can have, with the extension in their URLs. */
export const AUDIO_EXTENSIONS = {
  'audio/mpeg': 'mp3',
  'audio/mp4': 'm4a',
  'audio/ogg': 'ogg',
  'audio/wav': 'wav',
  'audio/flac': 'flac',
} as const;
export type AudioType = keyof typeof AUDIO_EXTENSIONS;

/** The audio of an episode as this reader gets it. */
export const audioSchema = z.object({
  /** An absolute URL of this site. It stays the same as long as the bytes do. */
  url: z.url(),
  /** The content type, such as 'audio/mpeg'. */
  type: z.string(),
  bytes: z.int(),
  durationSec: z.int(),
});
export type Audio = z.infer<typeof audioSchema>;

/** The fields about an episode's audio. All are null if the episode has none, or if this reader has no access. */
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
