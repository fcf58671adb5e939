import './no-eval-in-browsers.ts';
import { z } from 'zod';
import { episodeTypeSchema, mediaItemTypeSchema } from './content.ts';
import { LIMITS } from './limits.ts';
import { MESSAGES } from './messages.ts';
import { publicationTimeSchema } from './publication-time.ts';
import { idSchema, slugSchema, webUrlSchema, wellFormed } from './scalars.ts';
import { sourcesSchema } from './sources.ts';

/**
 * Returns the schema of a text with `min` to `max` characters and without NUL, which PostgreSQL can't store. Lone
 * surrogates are replaced. A text that is too long gets its own error, any other invalid value gets `error`.
 */
const textSchema = (error: string, { min = 0, max }: { min?: number; max: number }) =>
  z
    .string({ error })
    .trim()
    .overwrite(wellFormed)
    .min(min, error)
    .max(max, MESSAGES.textLong(max))
    .refine((text) => !text.includes('\0'), error);
const emptyAsNull = (value: string | null) => value || null;

const titleSchema = (error: string, min: number) => textSchema(error, { min, max: LIMITS.contentTitleMax });
/** An image from the media library; null if the site generates the cover. */
const coverFileIdSchema = z.uuid({ error: MESSAGES.cover }).nullable();
const topicsSchema = z.array(slugSchema).max(LIMITS.topicsOfItem);

/**
 * The item's `updatedAt` as the caller read it. If the item has changed since then, the update is refused. Without this
 * field, nothing is checked.
 */
const knownVersionSchema = publicationTimeSchema.nullish();

const episodeFields = z.object({
  title: titleSchema(MESSAGES.title, LIMITS.episodeTitleMin),
  slug: slugSchema,
  type: episodeTypeSchema,
  description: textSchema(MESSAGES.description, { max: LIMITS.episodeDescriptionMax })
    .refine((value) => value === '' || value.length >= LIMITS.episodeDescriptionMin, MESSAGES.description)
    .transform(emptyAsNull)
    .nullable(),
  isPremium: z.boolean(),
  /** Whether the hosts answer members' questions in the episode. */
  isAma: z.boolean(),
  publishedAt: publicationTimeSchema.nullable(),
  durationSec: z.int32({ error: MESSAGES.duration }).min(0, MESSAGES.duration).nullable(),
  videoEmbedUrl: textSchema(MESSAGES.mediaUrl, { max: LIMITS.url }).transform(emptyAsNull).nullable(),
  /** The DOIs of the papers that the episode discusses, in the order shown. */
  sources: sourcesSchema,
  coverFileId: coverFileIdSchema,
  topics: topicsSchema,
});

/** A new episode. Fields with a default can be left out. */
export const createEpisodeInput = episodeFields.extend({
  description: episodeFields.shape.description.default(null),
  isPremium: episodeFields.shape.isPremium.default(false),
  isAma: episodeFields.shape.isAma.default(false),
  publishedAt: episodeFields.shape.publishedAt.default(null),
  durationSec: episodeFields.shape.durationSec.default(null),
  videoEmbedUrl: episodeFields.shape.videoEmbedUrl.default(null),
  sources: sourcesSchema.default([]),
  coverFileId: coverFileIdSchema.default(null),
  topics: topicsSchema.default([]),
});
export type CreateEpisodeInput = z.input<typeof createEpisodeInput>;
export type NewEpisode = z.output<typeof createEpisodeInput>;

/**
 * Changes to an episode. Fields that are left out don't change. Setting `publishedAt` publishes or unpublishes the
 * episode.
 */
export const updateEpisodeInput = episodeFields.partial().extend({ id: idSchema, updatedAt: knownVersionSchema });
export type EpisodeChanges = z.output<typeof updateEpisodeInput>;

const mediaItemFields = z.object({
  type: mediaItemTypeSchema,
  url: webUrlSchema(MESSAGES.mediaUrl),
  title: titleSchema(MESSAGES.mediaTitle, LIMITS.mediaTitleMin),
  description: textSchema(MESSAGES.description, { max: LIMITS.mediaDescriptionMax }).transform(emptyAsNull).nullable(),
  order: z.int32({ error: MESSAGES.order }).min(0, MESSAGES.order),
});

/** A new media item of the episode with this `id`. `order` is ignored, since a new item comes last. */
export const addMediaItemInput = mediaItemFields.extend({
  id: idSchema,
  description: mediaItemFields.shape.description.default(null),
  order: mediaItemFields.shape.order.optional(),
});
export type AddMediaItemInput = z.input<typeof addMediaItemInput>;
export type NewMediaItem = z.output<typeof addMediaItemInput>;

/**
 * Changes to a media item. Fields that are left out don't change. `order` moves the item to that position, counted from
 * 0.
 */
export const updateMediaItemInput = mediaItemFields.partial().extend({ id: idSchema });
export type MediaItemChanges = z.output<typeof updateMediaItemInput>;

/** The new order of an episode's media items: all their ids, each once. `id` is the episode's. */
export const reorderMediaInput = z.object({
  id: idSchema,
  mediaIds: z
    .array(idSchema)
    .max(LIMITS.mediaOfEpisode)
    .refine((ids) => new Set(ids).size === ids.length, MESSAGES.mediaOrder),
});
export type MediaOrder = z.output<typeof reorderMediaInput>;

const articleFields = z.object({
  title: titleSchema(MESSAGES.title, LIMITS.articleTitleMin),
  slug: slugSchema,
  excerpt: textSchema(MESSAGES.excerpt, { min: LIMITS.articleExcerptMin, max: LIMITS.articleExcerptMax }),
  /** HTML. Core sanitises it and then checks the length of its text. */
  bodyRichtext: textSchema(MESSAGES.content, { max: LIMITS.articleBodyMax }),
  isPremium: z.boolean(),
  publishedAt: publicationTimeSchema.nullable(),
  host: slugSchema.nullable(),
  figure: slugSchema.nullable(),
  coverFileId: coverFileIdSchema,
  topics: topicsSchema,
});

/** A new article. Fields with a default can be left out. */
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

/**
 * Changes to an article. Fields that are left out don't change. Setting `publishedAt` publishes or unpublishes the
 * article.
 */
export const updateArticleInput = articleFields.partial().extend({ id: idSchema, updatedAt: knownVersionSchema });
export type ArticleChanges = z.output<typeof updateArticleInput>;

/** Restores the text of a saved version. `updatedAt` is the article's, as in `updateArticleInput`. */
export const restoreRevisionInput = z.object({ id: idSchema, revisionId: idSchema, updatedAt: knownVersionSchema });
export type RestoreRevisionInput = z.output<typeof restoreRevisionInput>;

/** The unsaved body of an article. */
export const previewBodyInput = articleFields.pick({ bodyRichtext: true });
export type PreviewBodyInput = z.output<typeof previewBodyInput>;

/** The token of a preview link. */
export const previewInput = z.object({ preview: z.string().max(LIMITS.query) });
export type PreviewInput = z.output<typeof previewInput>;

/** The ID of the episode, article or media item to delete. */
export const contentIdInput = z.object({ id: idSchema });
