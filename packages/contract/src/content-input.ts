import { z } from 'zod';
import { episodeTypeSchema, mediaItemTypeSchema } from './content.ts';
import { LIMITS } from './limits.ts';
import { MESSAGES } from './messages.ts';
import { idSchema, slugSchema } from './scalars.ts';

/** PostgreSQL can't store NUL in text. */
const text = () =>
  z
    .string()
    .trim()
    .refine((value) => !value.includes('\0'));
const emptyAsNull = (value: string | null) => value || null;

const EARLIEST = Date.parse('0001-01-01T00:00:00.000Z');
const LATEST = Date.parse('9999-12-31T23:59:59.999Z');

/** The publication date, in the years 1 to 9999, or null for a draft (docs/product.md, Publication). */
const publicationSchema = z.iso
  .datetime({ offset: true })
  .refine((value) => Date.parse(value) >= EARLIEST && Date.parse(value) <= LATEST)
  .transform((value) => new Date(value))
  .nullable();

const topicsSchema = z.array(slugSchema).max(LIMITS.topicsOfItem);

const episodeFields = z.object({
  title: text().min(LIMITS.episodeTitleMin, MESSAGES.title),
  slug: slugSchema,
  type: episodeTypeSchema,
  description: text()
    .refine((value) => value === '' || value.length >= LIMITS.episodeDescriptionMin, MESSAGES.description)
    .transform(emptyAsNull)
    .nullable(),
  isPremium: z.boolean(),
  publishedAt: publicationSchema,
  durationSec: z.int32().min(0).nullable(),
  videoEmbedUrl: text().transform(emptyAsNull).nullable(),
  topics: topicsSchema,
});

/** A new episode: the fields of the admin's form, and optional ones that the form doesn't send. */
export const createEpisodeInput = episodeFields.extend({
  description: episodeFields.shape.description.default(null),
  isPremium: episodeFields.shape.isPremium.default(false),
  publishedAt: publicationSchema.default(null),
  durationSec: episodeFields.shape.durationSec.default(null),
  videoEmbedUrl: episodeFields.shape.videoEmbedUrl.default(null),
  topics: topicsSchema.default([]),
});
export type CreateEpisodeInput = z.input<typeof createEpisodeInput>;
export type NewEpisode = z.output<typeof createEpisodeInput>;

/** Changed fields of an episode. Fields left out stay as they are. */
export const updateEpisodeInput = episodeFields.partial().extend({ id: idSchema });
export type EpisodeChanges = z.output<typeof updateEpisodeInput>;

/** A new media item. The server sets its order. */
export const addMediaItemInput = z.object({
  episodeId: idSchema,
  type: mediaItemTypeSchema,
  url: z.url({ protocol: /^https?$/, error: MESSAGES.mediaUrl }),
  title: text().min(LIMITS.mediaTitleMin, MESSAGES.mediaTitle),
  description: text().transform(emptyAsNull).nullable().default(null),
});
export type AddMediaItemInput = z.input<typeof addMediaItemInput>;
export type NewMediaItem = z.output<typeof addMediaItemInput>;

const articleFields = z.object({
  title: text().min(LIMITS.articleTitleMin, MESSAGES.title),
  slug: slugSchema,
  excerpt: text().min(LIMITS.articleExcerptMin, MESSAGES.excerpt),
  /** HTML. Core sanitises it, then counts its text. */
  bodyRichtext: text(),
  isPremium: z.boolean(),
  publishedAt: publicationSchema,
  host: slugSchema.nullable(),
  figure: slugSchema.nullable(),
  topics: topicsSchema,
});

/** A new article: the fields of the admin's form, and optional ones that the form doesn't send. */
export const createArticleInput = articleFields.extend({
  isPremium: articleFields.shape.isPremium.default(false),
  publishedAt: publicationSchema.default(null),
  host: articleFields.shape.host.default(null),
  figure: articleFields.shape.figure.default(null),
  topics: topicsSchema.default([]),
});
export type CreateArticleInput = z.input<typeof createArticleInput>;
export type NewArticle = z.output<typeof createArticleInput>;

/** Changed fields of an article. `publishedAt` alone publishes or unpublishes it. */
export const updateArticleInput = articleFields.partial().extend({ id: idSchema });
export type ArticleChanges = z.output<typeof updateArticleInput>;
