import type { MediaItem } from '@longreturn/contract/content';
import { idSchema } from '@longreturn/contract/scalars';
import { episodes } from '@longreturn/db/schema';
import { and, eq } from 'drizzle-orm';
import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { canRead } from '../can-read-premium.ts';
import { isPublic } from '../is-public.ts';
import type { ReaderKind } from '../reader-kind.ts';
import { findMediaItems } from './find-media-items.ts';

/**
 * The media items of a published episode, in their order (specification §7). Throws episode.unknown; of a premium one
 * premium.session_required to nobody known, premium.membership_required to people without access (design: Premium).
 */
export async function listMediaItems(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  reader: ReaderKind,
  episodeId: string,
): Promise<MediaItem[]> {
  if (!idSchema.safeParse(episodeId).success) throw new AppError('episode.unknown');
  const [episode] = await db
    .select({ isPremium: episodes.isPremium })
    .from(episodes)
    .where(and(eq(episodes.id, episodeId), isPublic(episodes, clock.now())));
  if (!episode) throw new AppError('episode.unknown');
  if (!canRead(reader, episode)) throw new AppError(refusalFor(reader));
  return findMediaItems(db, episodeId);
}

function refusalFor(reader: ReaderKind) {
  return reader === 'anonymous' ? 'premium.session_required' : 'premium.membership_required';
}
