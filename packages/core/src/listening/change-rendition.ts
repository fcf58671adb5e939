import type { ActivityAction, ActivityChange } from '@longreturn/contract/activity';
import type { RenditionInput } from '@longreturn/contract/audio-admin';
import { renditions } from '@longreturn/db/schema';
import { and, eq } from 'drizzle-orm';
import type { Actor } from '../actor.ts';
import { AppError } from '../app-error.ts';
import { requireEditor } from '../content/require-editor.ts';
import { type Writing, writeContent } from '../content/write-content.ts';
import type { Deps } from '../deps.ts';
import { recordActivity } from '../record-activity.ts';
import { lockEpisodeTitle } from './lock-episode-title.ts';

export type RenditionRow = typeof renditions.$inferSelect;

interface Change {
  action: ActivityAction;
  change: ActivityChange;
}

/**
 * Changes a rendition with `write`, and records the change that `write` returns in the audit log. Returns the rendition
 * as it was before. Throws session.required, action.forbidden, episode.unknown, rendition.unknown.
 */
export async function changeRendition(
  deps: Writing,
  actor: Actor,
  { id: episodeId, kind }: RenditionInput,
  write: (writing: Writing, rendition: RenditionRow) => Promise<Change>,
): Promise<RenditionRow> {
  requireEditor(actor);
  return writeContent(deps, async (writing) => {
    const title = await lockEpisodeTitle(writing.db, episodeId);
    const before = await getRendition(writing, { id: episodeId, kind });
    const { action, change } = await write(writing, before);
    const target = { type: 'episode', id: episodeId, title } as const;
    await recordActivity(writing, { actor, action, target, change });
    return before;
  });
}

/** Returns the rendition of an episode. Throws rendition.unknown. */
export async function getRendition(
  { db }: Pick<Deps, 'db'>,
  { id: episodeId, kind }: RenditionInput,
): Promise<RenditionRow> {
  const isThis = and(eq(renditions.episodeId, episodeId), eq(renditions.kind, kind));
  const [rendition] = await db.select().from(renditions).where(isThis);
  if (!rendition) throw new AppError('rendition.unknown');
  return rendition;
}
