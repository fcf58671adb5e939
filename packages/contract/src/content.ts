import { z } from 'zod';
import { EPISODE_TYPES, type EpisodeType, MEDIA_ITEM_TYPES, type MediaItemType } from './content-types.ts';
import { coverSchema } from './cover.ts';
import { LIMITS } from './limits.ts';
import { audioFields } from './listening.ts';
import { MESSAGES } from './messages.ts';
import { accessFields, countSchema, cursorSchema, isoTimeSchema, pageOf, querySchema, slugSchema } from './scalars.ts';
import { sourceSchema } from './sources.ts';

export type { EpisodeType, MediaItemType };

export const episodeTypeSchema = z.enum(EPISODE_TYPES, { error: MESSAGES.episodeType });
export const mediaItemTypeSchema = z.enum(MEDIA_ITEM_TYPES, { error: MESSAGES.mediaType });

/** A link to an episode on another platform. */
export const mediaItemSchema = z.object({
  id: z.uuid(),
  type: mediaItemTypeSchema,
  url: z.url(),
  title: z.string(),
  description: z.string().nullable(),
  order: z.int(),
});
export type MediaItem = z.infer<typeof mediaItemSchema>;

/**
 * An episode in lists and on its page. `videoEmbedUrl` is null if the episode has no video or this reader has no
 * access.
 */
export const episodeSchema = z.object({
  id: z.uuid(),
  title: z.string(),
  slug: slugSchema,
  type: episodeTypeSchema,
  description: z.string().nullable(),
  ...accessFields,
  /** Whether the hosts answer members' questions in it ('ask me anything'). */
  isAma: z.boolean(),
  publishedAt: isoTimeSchema,
  durationSec: z.int().nullable(),
  videoEmbedUrl: z.string().nullable(),
  /** Whether the episode has a video, even if this reader has no access to it. */
  hasVideo: z.boolean(),
  mediaCount: z.int(),
  ...audioFields,
  /** The cover from the media library; null if the site generates the cover. */
  cover: coverSchema.nullable(),
  topics: z.array(slugSchema),
});
export type Episode = z.infer<typeof episodeSchema>;

/** A person in an episode. `role` is a role of the podcast namespace, such as 'guest'. */
export const personSchema = z.object({ name: z.string(), role: z.string(), url: z.string().nullable() });
export type Person = z.infer<typeof personSchema>;

/** What a locked episode's page says about the members' audio. The audio's chapters and transcript are never public. */
export const lockedAudioSchema = z.object({
  durationSec: z.int(),
  hasChapters: z.boolean(),
  hasTranscript: z.boolean(),
});
export type LockedAudio = z.infer<typeof lockedAudioSchema>;

/** An episode's page. `media` is null if this reader has no access. `related` contains up to three other episodes. */
export const episodePageSchema = episodeSchema.extend({
  media: z.array(mediaItemSchema).nullable(),
  /** The audio that members get; null for readers with access, and if the episode has no audio. */
  lockedAudio: lockedAudioSchema.nullable(),
  /** The people in the episode; empty if they are the site's hosts. */
  persons: z.array(personSchema),
  /** The papers that the episode discusses. Readers without access see them too. */
  sources: z.array(sourceSchema),
  related: z.array(episodeSchema),
});
export type EpisodePage = z.infer<typeof episodePageSchema>;

/** An article on a card, without its body. */
export const articleCardSchema = z.object({
  id: z.uuid(),
  title: z.string(),
  slug: slugSchema,
  excerpt: z.string(),
  ...accessFields,
  publishedAt: isoTimeSchema,
  createdAt: isoTimeSchema,
  readingMinutes: z.int(),
  host: z.string().nullable(),
  figure: z.string().nullable(),
  /** The cover from the media library; null if the site generates the cover. */
  cover: coverSchema.nullable(),
  topics: z.array(slugSchema),
});
export type ArticleCard = z.infer<typeof articleCardSchema>;

/**
 * An article with the text that this reader has access to. `bodyRichtext` is null without access; the reader then gets
 * only `preview`.
 */
export const articleSchema = articleCardSchema.extend({
  bodyRichtext: z.string().nullable(),
  preview: z.string().nullable(),
});
export type Article = z.infer<typeof articleSchema>;

/** The parts of a body before and after the members break. Each part is valid HTML. */
export const articlePartsSchema = z.object({ free: z.string(), members: z.string() });
export type ArticleParts = z.infer<typeof articlePartsSchema>;

/** An article's page. `related` contains up to three other articles. */
export const articlePageSchema = articleSchema.extend({
  /**
   * The text that the reader may read, with the footnotes both beside the text and in a list. Null if the text has no
   * footnotes and isn't divided into two parts.
   * - For a premium article that the reader has access to, `free` and `members` are the parts before and after the
   *   members break. Without a members break, `members` has the whole text.
   * - In all other cases, `free` has the whole text and `members` is empty.
   */
  parts: articlePartsSchema.nullable(),
  /** The reading time, in minutes, of the part that is hidden from this reader; null if the reader has access. */
  minutesLeft: z.int().nullable(),
  /** The publications cited in the part that everyone may read, in the order of the text. */
  sources: z.array(sourceSchema),
  related: z.array(articleCardSchema),
});
export type ArticlePage = z.infer<typeof articlePageSchema>;

export const topicSchema = z.object({
  slug: slugSchema,
  title: z.string(),
  description: z.string(),
  episodeCount: z.int(),
  articleCount: z.int(),
});
export type Topic = z.infer<typeof topicSchema>;

const pageInput = {
  limit: countSchema(LIMITS.pageSize).optional(),
  cursor: cursorSchema.optional(),
};

const accessSchema = z.enum(['premium', 'free']);
/** `1` in a query string selects the AMA episodes. */
const amaSchema = z.preprocess((given) => (given === '1' ? true : given), z.literal(true));

export const listEpisodesInput = z.object({
  ...pageInput,
  q: querySchema.optional(),
  type: episodeTypeSchema.optional(),
  topic: slugSchema.optional(),
  ama: amaSchema.optional(),
  access: accessSchema.optional(),
});
export type ListEpisodesInput = z.infer<typeof listEpisodesInput>;

export const listArticlesInput = z.object({
  ...pageInput,
  q: querySchema.optional(),
  topic: slugSchema.optional(),
  access: accessSchema.optional(),
});
export type ListArticlesInput = z.infer<typeof listArticlesInput>;

export const episodeListPage = pageOf(episodeSchema);
export type EpisodeListPage = z.infer<typeof episodeListPage>;
export const articleListPage = pageOf(articleSchema);
export type ArticleListPage = z.infer<typeof articleListPage>;
export const articleCardPage = pageOf(articleCardSchema);
export type ArticleCardPage = z.infer<typeof articleCardPage>;

export const searchInput = z.object({ q: querySchema });
export const searchResultSchema = z.object({
  kind: z.enum(['episode', 'article', 'topic', 'paper', 'issue']),
  title: z.string(),
  slug: slugSchema,
  excerpt: z.string(),
  /** Whether only the transcript of the episode contains the words of the search. */
  inTranscript: z.boolean(),
  ...accessFields,
});
export type SearchResult = z.infer<typeof searchResultSchema>;
export const searchResponse = z.object({ results: z.array(searchResultSchema) });
export type SearchResponse = z.infer<typeof searchResponse>;

/** The sizes of the press kit archive and its files, in bytes. */
export const pressKitSizes = z.object({
  archive: z.int().nonnegative(),
  files: z.record(z.string(), z.int().nonnegative()),
});
export type PressKitSizes = z.infer<typeof pressKitSizes>;
