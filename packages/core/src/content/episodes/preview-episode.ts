import type { PreviewLink } from '@longreturn/contract/admin-content';
import type { EpisodePage } from '@longreturn/contract/content';
import type { PreviewInput } from '@longreturn/contract/content-input';
import type { EpisodeListening } from '@longreturn/contract/episode-listening';
import { episodes } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { findRendition, presentListening } from '../../listening/get-episode-listening.ts';
import { createPreviewLink, findPreviewed } from '../preview-links.ts';
import { publicationOf } from '../publication.ts';
import { canReadDrafts, readerKind } from '../reader-kind.ts';
import { requireEditor } from '../require-editor.ts';
import { buildEpisodePage } from './get-episode-page.ts';
import { episodeColumns } from './present-episode.ts';

/**
 * Creates a link that shows an episode to anyone for a day, even if the episode isn't public yet (docs/product.md,
 * Publication). Throws session.required, action.forbidden, episode.unknown.
 */
export async function linkEpisodePreview(
  deps: Pick<Deps, 'db' | 'clock' | 'origin'>,
  actor: Actor,
  id: string,
): Promise<PreviewLink> {
  requireEditor(actor);
  const [row] = await deps.db.select({ slug: episodes.slug }).from(episodes).where(eq(episodes.id, id));
  if (!row) throw new AppError('episode.unknown');
  return createPreviewLink(deps, { kind: 'episode', id, path: `/episodes/${row.slug}` });
}

type Reading = Pick<Deps, 'db' | 'clock' | 'origin'>;

/**
 * Returns the page of the episode that a preview link shows. Until the episode is public, everyone who has the link
 * sees the whole page except the audio, chapters and transcript, which only editors get (docs/product.md, Listening).
 * The publication date of a draft is the current time. Once the episode is public, readers see what the episode's own
 * page shows them. Throws episode.unknown for a forged or expired link.
 */
export async function getEpisodePreview(deps: Reading, actor: Actor, input: PreviewInput): Promise<EpisodePage> {
  const { row, isPublished, canListen } = await getPreviewed(deps, actor, input);
  const reader = readerKind(actor);
  const page = await buildEpisodePage(deps, { reader: isPublished ? reader : 'editor', others: reader }, row);
  return canListen ? page : { ...page, audio: null, chaptersUrl: null, transcriptUrl: null };
}

/**
 * Does the same as `getEpisodeListening` for the episode that a preview link shows, but always returns the whole
 * transcript. Until the episode is public, returns null for everyone but editors. Throws episode.unknown for a forged
 * or expired link.
 */
export async function getPreviewListening(
  deps: Reading,
  actor: Actor,
  input: PreviewInput,
): Promise<EpisodeListening | null> {
  const { row, canListen } = await getPreviewed(deps, actor, input);
  const rendition = canListen ? await findRendition(deps, readerKind(actor), row) : undefined;
  return rendition ? presentListening(rendition, { maxTranscript: Number.POSITIVE_INFINITY }) : null;
}

async function getPreviewed(deps: Reading, actor: Actor, { preview }: PreviewInput) {
  const id = await findPreviewed(deps, 'episode', preview);
  if (id === undefined) throw new AppError('episode.unknown');
  const [row] = await deps.db
    .select({ ...episodeColumns, publishedAt: episodes.publishedAt })
    .from(episodes)
    .where(eq(episodes.id, id));
  if (!row) throw new AppError('episode.unknown');
  const now = deps.clock.now();
  const isPublished = publicationOf(row.publishedAt, now).is === 'published';
  const canListen = isPublished || canReadDrafts(readerKind(actor));
  return { row: { ...row, publishedAt: row.publishedAt ?? now }, isPublished, canListen };
}
