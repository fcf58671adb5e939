import { z } from 'zod';
import { LIMITS } from './limits.ts';
import { countSchema, cursorSchema, idSchema, isoTimeSchema, pageOf, slugSchema } from './scalars.ts';

/** A saved version of an article's text, as the list of its versions shows it. */
export const articleRevisionSchema = z.object({
  id: z.uuid(),
  title: z.string(),
  savedAt: isoTimeSchema,
  /** Null if the site itself saved the version, or if the person's account was deleted later. */
  savedBy: z.object({ id: z.uuid(), name: z.string() }).nullable(),
});
export type ArticleRevision = z.infer<typeof articleRevisionSchema>;
export const articleRevisionPage = pageOf(articleRevisionSchema);
export type ArticleRevisionPage = z.infer<typeof articleRevisionPage>;

/** A piece of text: in both versions, only in the newer one, or only in the older one. */
export const textSegmentSchema = z.object({ kind: z.enum(['same', 'added', 'removed']), text: z.string() });
export type TextSegment = z.infer<typeof textSegmentSchema>;

/**
 * A block of a body, such as a paragraph. If a 'changed' block has only 'same' segments, its formatting or links have
 * changed, but not its text.
 */
export const blockDifferenceSchema = z.object({
  kind: z.enum(['same', 'added', 'removed', 'changed']),
  /** The name of its HTML element: 'p', 'h2', 'li'. */
  element: z.string(),
  segments: z.array(textSegmentSchema),
});
export type BlockDifference = z.infer<typeof blockDifferenceSchema>;

export const textDifferenceSchema = z.object({
  title: z.array(textSegmentSchema),
  excerpt: z.array(textSegmentSchema),
  body: z.array(blockDifferenceSchema),
  topics: z.object({ added: z.array(slugSchema), removed: z.array(slugSchema) }),
});
export type TextDifference = z.infer<typeof textDifferenceSchema>;

/** A saved version with its text, and its difference from another version. */
export const articleRevisionDetailsSchema = articleRevisionSchema.extend({
  excerpt: z.string(),
  bodyRichtext: z.string(),
  topics: z.array(slugSchema),
  /** What the version was compared with: another version, or the article as it is now if the id is null. */
  against: z.object({ id: z.uuid().nullable(), savedAt: isoTimeSchema }),
  /** From the older to the newer of the two texts. */
  difference: textDifferenceSchema,
});
export type ArticleRevisionDetails = z.infer<typeof articleRevisionDetailsSchema>;

/** `id` is the article's. */
export const listRevisionsInput = z.object({
  id: idSchema,
  limit: countSchema(LIMITS.pageSize).optional(),
  cursor: cursorSchema.optional(),
});
export type ListRevisionsInput = z.output<typeof listRevisionsInput>;

/** `against` is the version to compare with; by default the article as it is now. */
export const getRevisionInput = z.object({ id: idSchema, revisionId: idSchema, against: idSchema.optional() });
export type GetRevisionInput = z.output<typeof getRevisionInput>;
