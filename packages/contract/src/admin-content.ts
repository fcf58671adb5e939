import { z } from 'zod';
import { articleCardSchema, episodeSchema } from './content.ts';
import { LIMITS } from './limits.ts';
import { countSchema, cursorSchema, isoTimeSchema, pageOf } from './scalars.ts';

/** The fields of an episode or article as editors see it. `publishedAt` is null for a draft. */
const editorFields = {
  publishedAt: isoTimeSchema.nullable(),
  createdAt: isoTimeSchema,
  updatedAt: isoTimeSchema,
};

export const adminEpisodeSchema = episodeSchema.omit({ isLocked: true }).extend(editorFields);
export type AdminEpisode = z.infer<typeof adminEpisodeSchema>;
export const adminEpisodePage = pageOf(adminEpisodeSchema);
export type AdminEpisodePage = z.infer<typeof adminEpisodePage>;

export const adminArticleSchema = articleCardSchema
  .omit({ isLocked: true })
  .extend({ ...editorFields, bodyRichtext: z.string() });
export type AdminArticle = z.infer<typeof adminArticleSchema>;
export const adminArticlePage = pageOf(adminArticleSchema);
export type AdminArticlePage = z.infer<typeof adminArticlePage>;

export const listAllContentInput = z.object({
  limit: countSchema(LIMITS.pageSize).optional(),
  cursor: cursorSchema.optional(),
});
export type ListAllContentInput = z.infer<typeof listAllContentInput>;
