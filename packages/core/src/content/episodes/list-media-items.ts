import type { MediaItem } from '@longreturn/contract/content';
import type { Db } from '@longreturn/db/database';
import { episodes, mediaItems } from '@longreturn/db/schema';
import { and, asc, eq } from 'drizzle-orm';
import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { isPublic } from '../publication.ts';
import { canReadDrafts, type ReaderKind } from '../reader-kind.ts';
import { requirePremium } from '../require-premium.ts';
import { presentMediaItem } from './present-episode.ts';

/**
 * Returns the media items of an episode in order. Only editors see the media items of a draft or scheduled episode
 * (docs/product.md, Episodes and media items). Throws episode.unknown. For a premium episode, throws
 * premium.session_required for anonymous readers and premium.membership_required for signed-in readers without access.
 */
export async function listMediaItems(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  reader: ReaderKind,
  episodeId: string,
): Promise<MediaItem[]> {
  const visible = canReadDrafts(reader) ? undefined : isPublic(episodes, clock.now());
  const [episode] = await db
    .select({ isPremium: episodes.isPremium })
    .from(episodes)
    .where(and(eq(episodes.id, episodeId), visible));
  if (!episode) throw new AppError('episode.unknown');
  if (episode.isPremium) requirePremium(reader);
  return findMediaItems(db, episodeId);
}

/** Returns the episode's media items in order. The caller has checked that the reader has access to them. */
export async function findMediaItems(db: Db, episodeId: string): Promise<MediaItem[]> {
  const rows = await db
    .select()
    .from(mediaItems)
    .where(eq(mediaItems.episodeId, episodeId))
    .orderBy(asc(mediaItems.order), asc(mediaItems.id));
  return rows.map(presentMediaItem);
}
