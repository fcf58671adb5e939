import { episodeTypeSchema } from '@longreturn/contract/content';
import { EPISODE_TYPES, type EpisodeType } from '@longreturn/contract/content-types';
import { LIMITS } from '@longreturn/contract/limits';
import { MESSAGES } from '@longreturn/contract/messages';
import { feedUrlSchema } from '@longreturn/contract/show-imports';
import { z } from 'zod';

/** The fields of an import: a URL or a file, and how to import it. */
export const showImportForm = z
  .object({
    url: z
      .string()
      .trim()
      .refine((text) => text === '' || feedUrlSchema.safeParse(text).success, MESSAGES.feedUrl),
    file: z.custom<File | null>().refine((file) => file === null || file.size <= LIMITS.feedBytes, MESSAGES.feedLarge),
    type: episodeTypeSchema,
    copiesAudio: z.boolean(),
  })
  .refine(({ url, file }) => (url === '') !== (file === null), { error: MESSAGES.feedSource, path: ['url'] });
export type ShowImportFields = z.output<typeof showImportForm>;

export const EMPTY_SHOW_IMPORT: { url: string; file: File | null; type: EpisodeType; copiesAudio: boolean } = {
  url: '',
  file: null,
  type: EPISODE_TYPES[1],
  copiesAudio: false,
};
