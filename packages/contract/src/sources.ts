import { z } from 'zod';
import { isDoi } from './doi.ts';
import { LIMITS } from './limits.ts';
import { MESSAGES } from './messages.ts';
import { slugSchema } from './scalars.ts';

const doiSchema = z
  .string({ error: MESSAGES.sources })
  .trim()
  .toLowerCase()
  .max(LIMITS.doi, { error: MESSAGES.sources, abort: true })
  .refine(isDoi, MESSAGES.sources);

/** The DOIs that an editor lists, each once. They are stored in lower case, because case has no meaning in a DOI. */
export const sourcesSchema = z
  .array(doiSchema, { error: MESSAGES.sources })
  .max(LIMITS.sourcesOfEpisode, MESSAGES.sources)
  .refine((dois) => new Set(dois).size === dois.length, MESSAGES.sources);

/** The fields of a research library paper that a citation shows. */
const citedPaperSchema = z.object({
  slug: slugSchema,
  title: z.string(),
  authors: z.string(),
  journal: z.string(),
  year: z.int(),
});

/** A publication that an article or episode cites. `paper` is null if it isn't in the research library. */
export const sourceSchema = z.object({ doi: z.string(), paper: citedPaperSchema.nullable() });
export type Source = z.infer<typeof sourceSchema>;

const citingItemSchema = z.object({
  kind: z.enum(['episode', 'article']),
  title: z.string(),
  slug: slugSchema,
});
export type CitingItem = z.infer<typeof citingItemSchema>;

/**
 * A paper of the library that public items cite. `items` has the newest of these items, and `total` counts all of them.
 */
export const paperCitationsSchema = z.object({
  /** The paper's slug. */
  slug: slugSchema,
  total: z.int(),
  items: z.array(citingItemSchema),
});
export type PaperCitations = z.infer<typeof paperCitationsSchema>;
