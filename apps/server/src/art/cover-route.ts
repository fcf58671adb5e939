import { EPISODE_TYPES, type EpisodeType } from '@longreturn/contract/content-types';
import { slugSchema } from '@longreturn/contract/scalars';
import { slugify } from '@longreturn/contract/slug';
import { AppError } from '@longreturn/core/app-error';

export type CoverRoute = { Params: { type: string; slug: string } };

/** The fields of an episode from which its cover is drawn. */
interface CoverOf {
  type: EpisodeType;
  slug: string;
}

const TYPES = new Map(EPISODE_TYPES.map((type) => [slugify(type), type]));

/** Parses the parameters of a cover's URL. Throws path.unknown if the type is unknown or the slug is invalid. */
export function readCover({ type, slug }: CoverRoute['Params']): CoverOf {
  const known = TYPES.get(type);
  if (!known || !slugSchema.safeParse(slug).success) throw new AppError('path.unknown');
  return { type: known, slug };
}

/** Throws path.unknown unless the episode has this type and slug. */
export function requireCoverOf(episode: CoverOf, { type, slug }: CoverOf): void {
  if (episode.slug !== slug || episode.type !== type) throw new AppError('path.unknown');
}
