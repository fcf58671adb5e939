import type { createEpisodeInput } from '@longreturn/contract/content-input';
import { episodes } from '@longreturn/db/schema';
import type { z } from 'zod';
import { episodeVector } from '../search/search-vectors.ts';

type EpisodeFields = Omit<z.output<typeof createEpisodeInput>, 'topics'>;

/** The fields that an author sets, as they are stored. */
export const authoredEpisodeFields = {
  title: episodes.title,
  slug: episodes.slug,
  type: episodes.type,
  description: episodes.description,
  isPremium: episodes.isPremium,
  publishedAt: episodes.publishedAt,
  durationSec: episodes.durationSec,
  videoEmbedUrl: episodes.videoEmbedUrl,
  coverFileId: episodes.coverFileId,
};

/** Returns the columns of an episode from the fields that its author set. */
export function episodeValues(fields: EpisodeFields) {
  return { ...fields, search: episodeVector(fields) };
}
