import { z } from 'zod';
import { episodeTypeSchema, mediaItemTypeSchema } from './content.ts';
import { LIMITS } from './limits.ts';
import { MESSAGES } from './messages.ts';
import { idSchema, slugSchema } from './scalars.ts';

/** PostgreSQL's text holds no NUL. */
const text = () =>
  z
    .string()
    .trim()
    .refine((value) => !value.includes('\0'));
const emptyAsNull = (value: string | null) => value || null;

const EARLIEST = Date.parse('0001-01-01T00:00:00.000Z');
const LATEST = Date.parse('9999-12-31T23:59:59.999Z');

/** When it becomes public: any moment of the years 1 to 9999, or null for a draft (specification §4, Publication). */
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

/** What the admin's episode form sends (specification §5, §7), and the fields it does not know as options. */
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

/** A change of any of an episode's fields; what is left out stays as it was. */
export const updateEpisodeInput = episodeFields.partial().extend({ id: idSchema });
export type EpisodeChanges = z.output<typeof updateEpisodeInput>;

/** What the admin's media form sends (specification §5, §7); the order is the server's to give. */
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
  /** HTML; core sanitises it and then counts its text. */
  bodyRichtext: text(),
  isPremium: z.boolean(),
  publishedAt: publicationSchema,
  host: slugSchema.nullable(),
  figure: slugSchema.nullable(),
  topics: topicsSchema,
});

/** What the admin's article form sends (specification §5, §7), and the fields it does not know as options. */
export const createArticleInput = articleFields.extend({
  isPremium: articleFields.shape.isPremium.default(false),
  publishedAt: publicationSchema.default(null),
  host: articleFields.shape.host.default(null),
  figure: articleFields.shape.figure.default(null),
  topics: topicsSchema.default([]),
});
export type CreateArticleInput = z.input<typeof createArticleInput>;
export type NewArticle = z.output<typeof createArticleInput>;

/** A change of any of an article's fields, or of `publishedAt` alone, which publishes or unpublishes it. */
export const updateArticleInput = articleFields.partial().extend({ id: idSchema });
export type ArticleChanges = z.output<typeof updateArticleInput>;
