import type { createEpisodeInput } from '@longreturn/contract/content-input';
import { episodes } from '@longreturn/db/schema';
import type { z } from 'zod';
import { episodeVector } from '../search/search-vectors.ts';

type EpisodeFields = Omit<z.output<typeof createEpisodeInput>, 'topics'>;

/** What its author gave, as it is stored. */
export const givenOfEpisode = {
  title: episodes.title,
  slug: episodes.slug,
  type: episodes.type,
  description: episodes.description,
  isPremium: episodes.isPremium,
  publishedAt: episodes.publishedAt,
  durationSec: episodes.durationSec,
  videoEmbedUrl: episodes.videoEmbedUrl,
};

/** The columns of an episode that follow from what its author gave. */
export function episodeValues(fields: EpisodeFields) {
  return { ...fields, search: episodeVector(fields) };
}
