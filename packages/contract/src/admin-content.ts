import { z } from 'zod';
import { articleCardSchema, articlePartsSchema, episodeSchema, mediaItemSchema } from './content.ts';
import { LIMITS } from './limits.ts';
import { countSchema, cursorSchema, isoTimeSchema, pageOf, querySchema, slugSchema } from './scalars.ts';

/** Whether an item is public: a draft has no publication time, a scheduled item has a future one. */
export const publicationStateSchema = z.enum(['draft', 'scheduled', 'published']);
export type PublicationState = z.infer<typeof publicationStateSchema>;

/** The fields of an episode or article as editors see it. `publishedAt` is null for a draft. */
const editorFields = {
  coverFileId: z.uuid().nullable(),
  publishedAt: isoTimeSchema.nullable(),
  createdAt: isoTimeSchema,
  /** Identifies this version of the item: each change sets a later time. */
  updatedAt: isoTimeSchema,
  /** Whether the item is currently a draft, scheduled or published, by the site's clock. */
  state: publicationStateSchema,
};

export const adminEpisodeSchema = episodeSchema.omit({ isLocked: true }).extend({
  ...editorFields,
  /** The DOIs of the papers that the episode discusses. */
  sources: z.array(z.string()),
});
export type AdminEpisode = z.infer<typeof adminEpisodeSchema>;
export const adminEpisodePage = pageOf(adminEpisodeSchema);
export type AdminEpisodePage = z.infer<typeof adminEpisodePage>;

export const adminArticleSchema = articleCardSchema
  .omit({ isLocked: true })
  .extend({ ...editorFields, bodyRichtext: z.string() });
export type AdminArticle = z.infer<typeof adminArticleSchema>;
export const adminArticlePage = pageOf(adminArticleSchema);
export type AdminArticlePage = z.infer<typeof adminArticlePage>;

/** An episode with its media items and the slugs it had before, which redirect to it. */
export const adminEpisodeDetailsSchema = adminEpisodeSchema.extend({
  media: z.array(mediaItemSchema),
  oldSlugs: z.array(slugSchema),
});
export type AdminEpisodeDetails = z.infer<typeof adminEpisodeDetailsSchema>;

/** An article with the slugs it had before, which redirect to it. */
export const adminArticleDetailsSchema = adminArticleSchema.extend({ oldSlugs: z.array(slugSchema) });
export type AdminArticleDetails = z.infer<typeof adminArticleDetailsSchema>;

/** An unsaved body as it would be stored, with its parts, its length and its reading time. */
export const articleBodyPreviewSchema = z.object({
  bodyRichtext: z.string(),
  /** The parts of the body before and after the members break; null if it has no members break. */
  parts: articlePartsSchema.nullable(),
  /** The length of the body's text. A body can be saved if its text has at least 100 characters. */
  characters: z.int(),
  readingMinutes: z.int(),
});
export type ArticleBodyPreview = z.infer<typeof articleBodyPreviewSchema>;

/** A link that shows a draft or scheduled item to anyone who has the link, until the link expires. */
export const previewLinkSchema = z.object({ url: z.url(), expiresAt: isoTimeSchema });
export type PreviewLink = z.infer<typeof previewLinkSchema>;

export const listAllContentInput = z.object({
  limit: countSchema(LIMITS.pageSize).optional(),
  cursor: cursorSchema.optional(),
  q: querySchema.optional(),
  state: publicationStateSchema.optional(),
});
export type ListAllContentInput = z.infer<typeof listAllContentInput>;
