import type { RenditionKind } from '@longreturn/contract/listening';
import { idSchema } from '@longreturn/contract/scalars';
import { episodes, renditions } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import { AppError } from '../app-error.ts';
import { publicationOf } from '../content/publication.ts';
import { canReadDrafts, canReadPremium, premiumRefusal, type ReaderKind } from '../content/reader-kind.ts';
import type { Deps } from '../deps.ts';
import { canListen } from './choose-rendition.ts';

/** A rendition that a reader has access to. */
export interface OpenedRendition {
  id: string;
  episodeId: string;
  /** The current slug of the episode. */
  slug: string;
  kind: RenditionKind;
  isPremium: boolean;
  /** The key of the bytes in the object store; null if another site has them. */
  objectKey: string | null;
  externalUrl: string | null;
  contentType: string;
  bytes: number;
  durationSec: number;
  /** Serves as the version of the chapters and the transcript. */
  updatedAt: Date;
  publishedAt: Date | null;
  isPublished: boolean;
  /** Whether everyone has access. If so, the response doesn't depend on the session. */
  isForEveryone: boolean;
}

type Opening = Pick<Deps, 'db' | 'clock'>;

/**
 * Returns a rendition by its ID (docs/product.md, Listening). Doesn't look up the reader if the rendition is for
 * everyone. Throws premium.session_required, premium.membership_required, and path.unknown (also for a draft or
 * scheduled episode, unless the reader is an editor).
 */
export async function openRendition(
  deps: Opening,
  id: string,
  readerOf: () => Promise<ReaderKind>,
): Promise<OpenedRendition> {
  const rendition = await getRendition(deps, id);
  if (rendition.isForEveryone) return rendition;
  const reader = await readerOf();
  if (!(rendition.isPublished || canReadDrafts(reader))) throw new AppError('path.unknown');
  if (!canListen(reader, rendition, rendition)) throw new AppError(premiumRefusal(reader));
  return rendition;
}

/**
 * Returns a rendition for a private feed. `reader` is the reader kind of the feed's owner. Throws
 * premium.membership_required if the owner's membership has lapsed, and path.unknown.
 */
export async function openFeedRendition(deps: Opening, id: string, reader: ReaderKind): Promise<OpenedRendition> {
  if (!canReadPremium(reader)) throw new AppError('premium.membership_required');
  const rendition = await getRendition(deps, id);
  if (!rendition.isPublished) throw new AppError('path.unknown');
  return rendition;
}

async function getRendition({ db, clock }: Opening, id: string): Promise<OpenedRendition> {
  if (!idSchema.safeParse(id).success) throw new AppError('path.unknown');
  const { kind, objectKey, externalUrl, contentType, bytes, durationSec, updatedAt, episodeId } = renditions;
  const { slug, isPremium, publishedAt } = episodes;
  const columns = { kind, objectKey, externalUrl, contentType, bytes, durationSec, updatedAt, episodeId };
  const [row] = await db
    .select({ id: renditions.id, ...columns, slug, isPremium, publishedAt })
    .from(renditions)
    .innerJoin(episodes, eq(episodes.id, renditions.episodeId))
    .where(eq(renditions.id, id));
  if (!row) throw new AppError('path.unknown');
  const isPublished = publicationOf(row.publishedAt, clock.now()).is === 'published';
  return { ...row, isPublished, isForEveryone: isPublished && canListen('anonymous', row, row) };
}
