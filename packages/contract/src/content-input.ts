import './no-eval-in-browsers.ts';
import { z } from 'zod';
import { episodeTypeSchema, mediaItemTypeSchema } from './content.ts';
import { LIMITS } from './limits.ts';
import { MESSAGES } from './messages.ts';
import { publicationTimeSchema } from './publication-time.ts';
import { idSchema, slugSchema } from './scalars.ts';

/** Text of a bounded length, without a NUL, which PostgreSQL's text can't hold. Anything else answers with `error`. */
const textOf = (error: string, { least = 0, most }: { least?: number; most: number }) =>
  z
    .string({ error })
    .trim()
    .min(least, error)
    .max(most, MESSAGES.textLong(most + 1))
    .refine((text) => !text.includes('\0'), error);
const emptyAsNull = (value: string | null) => value || null;

const titleSchema = (error: string, least: number) => textOf(error, { least, most: LIMITS.contentTitleMax });
/** An image of the media library; null for the generated cover. */
const coverFileIdSchema = z.uuid({ error: MESSAGES.cover }).nullable();
const topicsSchema = z.array(slugSchema).max(LIMITS.topicsOfItem);

const episodeFields = z.object({
  title: titleSchema(MESSAGES.title, LIMITS.episodeTitleMin),
  slug: slugSchema,
  type: episodeTypeSchema,
  description: textOf(MESSAGES.description, { most: LIMITS.episodeDescriptionMax })
    .refine((value) => value === '' || value.length >= LIMITS.episodeDescriptionMin, MESSAGES.description)
    .transform(emptyAsNull)
    .nullable(),
  isPremium: z.boolean(),
  publishedAt: publicationTimeSchema.nullable(),
  durationSec: z.int32({ error: MESSAGES.duration }).min(0, MESSAGES.duration).nullable(),
  videoEmbedUrl: textOf(MESSAGES.mediaUrl, { most: LIMITS.url }).transform(emptyAsNull).nullable(),
  coverFileId: coverFileIdSchema,
  topics: topicsSchema,
});

/** What the admin's episode form sends. Fields that the form doesn't have are optional. */
export const createEpisodeInput = episodeFields.extend({
  description: episodeFields.shape.description.default(null),
  isPremium: episodeFields.shape.isPremium.default(false),
  publishedAt: episodeFields.shape.publishedAt.default(null),
  durationSec: episodeFields.shape.durationSec.default(null),
  videoEmbedUrl: episodeFields.shape.videoEmbedUrl.default(null),
  coverFileId: coverFileIdSchema.default(null),
  topics: topicsSchema.default([]),
});
export type CreateEpisodeInput = z.input<typeof createEpisodeInput>;
export type NewEpisode = z.output<typeof createEpisodeInput>;

/** Changes to an episode. Fields that are left out stay as they are; `publishedAt` alone publishes or unpublishes. */
export const updateEpisodeInput = episodeFields.partial().extend({ id: idSchema });
export type EpisodeChanges = z.output<typeof updateEpisodeInput>;

const mediaItemFields = z.object({
  type: mediaItemTypeSchema,
  url: z.url({ protocol: /^https?$/, error: MESSAGES.mediaUrl }).max(LIMITS.url, MESSAGES.mediaUrl),
  title: titleSchema(MESSAGES.mediaTitle, LIMITS.mediaTitleMin),
  description: textOf(MESSAGES.description, { most: LIMITS.mediaDescriptionMax }).transform(emptyAsNull).nullable(),
  order: z.int32({ error: MESSAGES.order }).min(0, MESSAGES.order),
});

/** What the admin's media form sends. `id` is the episode's. The server counts the order itself. */
export const addMediaItemInput = mediaItemFields.extend({
  id: idSchema,
  description: mediaItemFields.shape.description.default(null),
  order: mediaItemFields.shape.order.optional(),
});
export type AddMediaItemInput = z.input<typeof addMediaItemInput>;
export type NewMediaItem = z.output<typeof addMediaItemInput>;

/** Changes to a media item. Fields that are left out stay as they are; `order` moves it to that place, counted from 0. */
export const updateMediaItemInput = mediaItemFields.partial().extend({ id: idSchema });
export type MediaItemChanges = z.output<typeof updateMediaItemInput>;

const articleFields = z.object({
  title: titleSchema(MESSAGES.title, LIMITS.articleTitleMin),
  slug: slugSchema,
  excerpt: textOf(MESSAGES.excerpt, { least: LIMITS.articleExcerptMin, most: LIMITS.articleExcerptMax }),
  /** HTML; core sanitises it and then counts its text. */
  bodyRichtext: textOf(MESSAGES.content, { most: LIMITS.articleBodyMax }),
  isPremium: z.boolean(),
  publishedAt: publicationTimeSchema.nullable(),
  host: slugSchema.nullable(),
  figure: slugSchema.nullable(),
  coverFileId: coverFileIdSchema,
  topics: topicsSchema,
});

/** What the admin's article form sends. Fields that the form doesn't have are optional. */
export const createArticleInput = articleFields.extend({
  isPremium: articleFields.shape.isPremium.default(false),
  publishedAt: articleFields.shape.publishedAt.default(null),
  host: articleFields.shape.host.default(null),
  figure: articleFields.shape.figure.default(null),
  coverFileId: coverFileIdSchema.default(null),
  topics: topicsSchema.default([]),
});
export type CreateArticleInput = z.input<typeof createArticleInput>;
export type NewArticle = z.output<typeof createArticleInput>;

/** Changes to an article. Fields that are left out stay as they are; `publishedAt` alone publishes or unpublishes. */
export const updateArticleInput = articleFields.partial().extend({ id: idSchema });
export type ArticleChanges = z.output<typeof updateArticleInput>;

/** Names the episode, article or media item to delete. */
export const contentIdInput = z.object({ id: idSchema });
