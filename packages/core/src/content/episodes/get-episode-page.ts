import type { EpisodePage } from '@longreturn/contract/content';
import { slugSchema } from '@longreturn/contract/scalars';
import { episodeOldSlugs, episodes } from '@longreturn/db/schema';
import { and, eq, or } from 'drizzle-orm';
import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { canRead } from '../can-read-premium.ts';
import { isPublic } from '../is-public.ts';
import type { ReaderKind } from '../reader-kind.ts';
import { type EpisodeRow, episodeRow } from './episode-row.ts';
import { findMediaItems } from './find-media-items.ts';
import { findRelatedEpisodes } from './find-related-episodes.ts';
import { presentEpisode } from './present-episode.ts';

type Reading = Pick<Deps, 'db' | 'clock'>;

/**
 * Returns a published episode's page by its current slug or an old one; the result's `slug` is the current one. Throws
 * episode.unknown.
 */
export async function getEpisodePage(deps: Reading, reader: ReaderKind, slug: string): Promise<EpisodePage> {
  const row = await findEpisode(deps, slug);
  if (!row) throw new AppError('episode.unknown');
  const [media, related] = await Promise.all([
    canRead(reader, row) ? findMediaItems(deps.db, row.id) : null,
    findRelatedEpisodes(deps, row),
  ]);
  return { ...presentEpisode(row, reader), media, related: related.map((other) => presentEpisode(other, reader)) };
}

async function findEpisode({ db, clock }: Reading, slug: string): Promise<EpisodeRow | undefined> {
  if (!slugSchema.safeParse(slug).success) return undefined;
  const renamed = db
    .select({ id: episodeOldSlugs.episodeId })
    .from(episodeOldSlugs)
    .where(eq(episodeOldSlugs.slug, slug));
  const named = or(eq(episodes.slug, slug), eq(episodes.id, renamed));
  const [row] = await db
    .select(episodeRow)
    .from(episodes)
    .where(and(named, isPublic(episodes, clock.now())));
  return row;
}
