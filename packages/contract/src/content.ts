import { z } from 'zod';
import { EPISODE_TYPES, type EpisodeType } from './episode-types.ts';
import { LIMITS } from './limits.ts';
import { MEDIA_ITEM_TYPES, type MediaItemType } from './media-item-types.ts';
import { MESSAGES } from './messages.ts';
import { accessFields, countSchema, cursorSchema, isoTimeSchema, pageOf, querySchema, slugSchema } from './scalars.ts';

export type { EpisodeType, MediaItemType };

export const episodeTypeSchema = z.enum(EPISODE_TYPES, { error: MESSAGES.episodeType });
export const mediaItemTypeSchema = z.enum(MEDIA_ITEM_TYPES, { error: MESSAGES.mediaType });

/** A link to an episode elsewhere (specification §3). */
export const mediaItemSchema = z.object({
  id: z.uuid(),
  type: mediaItemTypeSchema,
  url: z.url(),
  title: z.string(),
  description: z.string().nullable(),
  order: z.int(),
});
export type MediaItem = z.infer<typeof mediaItemSchema>;

/** An episode as lists and pages show it; `videoEmbedUrl` is null on premium ones for non-members. */
export const episodeSchema = z.object({
  id: z.uuid(),
  title: z.string(),
  slug: slugSchema,
  type: episodeTypeSchema,
  description: z.string().nullable(),
  ...accessFields,
  publishedAt: isoTimeSchema,
  durationSec: z.int().nullable(),
  videoEmbedUrl: z.string().nullable(),
  /** Whether a video id can be read, also where the address itself is hidden. */
  hasVideo: z.boolean(),
  mediaCount: z.int(),
  topics: z.array(slugSchema),
});
export type Episode = z.infer<typeof episodeSchema>;

/** An episode's page: `media` is null where the reader may not have it; `related` are up to three others. */
export const episodePageSchema = episodeSchema.extend({
  media: z.array(mediaItemSchema).nullable(),
  related: z.array(episodeSchema),
});
export type EpisodePage = z.infer<typeof episodePageSchema>;

/** An article as a card shows it: no body. */
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
  topics: z.array(slugSchema),
});
export type ArticleCard = z.infer<typeof articleCardSchema>;

/** An article with what the reader may read: `bodyRichtext` is null where only `preview` is free. */
export const articleSchema = articleCardSchema.extend({
  bodyRichtext: z.string().nullable(),
  preview: z.string().nullable(),
});
export type Article = z.infer<typeof articleSchema>;

/** What stands before and after the members break, each HTML of its own. */
export const articlePartsSchema = z.object({ free: z.string(), members: z.string() });
export type ArticleParts = z.infer<typeof articlePartsSchema>;

/** An article's page; `related` are up to three others. */
export const articlePageSchema = articleSchema.extend({
  /** A premium body with a break as its author parted it, for those who may read it; `bodyRichtext` is the whole. */
  parts: articlePartsSchema.nullable(),
  /** Whole minutes of reading behind the break, or of all without one, for those who may not read it. */
  minutesLeft: z.int().nullable(),
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

export const listEpisodesInput = z.object({
  ...pageInput,
  q: querySchema.optional(),
  type: episodeTypeSchema.optional(),
  topic: slugSchema.optional(),
});
export type ListEpisodesInput = z.infer<typeof listEpisodesInput>;

export const listArticlesInput = z.object({
  ...pageInput,
  q: querySchema.optional(),
  topic: slugSchema.optional(),
  access: z.enum(['premium', 'free']).optional(),
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
  kind: z.enum(['episode', 'article', 'topic']),
  title: z.string(),
  slug: slugSchema,
  excerpt: z.string(),
  ...accessFields,
});
export type SearchResult = z.infer<typeof searchResultSchema>;
export const searchAnswer = z.object({ results: z.array(searchResultSchema) });
export type SearchAnswer = z.infer<typeof searchAnswer>;

/** What the press kit's archive and its single files weigh, in bytes. */
export const pressKitSizes = z.object({
  archive: z.int().nonnegative(),
  files: z.record(z.string(), z.int().nonnegative()),
});
export type PressKitSizes = z.infer<typeof pressKitSizes>;
