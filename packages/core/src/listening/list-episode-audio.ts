import type { AdminRendition, EpisodeAudio } from '@longreturn/contract/audio-admin';
import { ERRORS, type ErrorCode } from '@longreturn/contract/errors';
import { audioUploads, episodes, renditions } from '@longreturn/db/schema';
import { asc, desc, eq, sql } from 'drizzle-orm';
import type { Actor } from '../actor.ts';
import { AppError } from '../app-error.ts';
import { requireEditor } from '../content/require-editor.ts';
import type { Deps } from '../deps.ts';
import { audioPath } from './audio-path.ts';

type Reading = Pick<Deps, 'db' | 'origin'>;

const { id, kind, contentType, bytes, durationSec, chapters, createdAt } = renditions;
const cues = sql<number | null>`jsonb_array_length(${renditions.transcript})`;
const columns = { id, kind, contentType, bytes, durationSec, chapters, createdAt, cues };

/**
 * Returns the renditions of an episode, the public one first, and the uploads that aren't renditions yet. Throws
 * session.required, action.forbidden, episode.unknown.
 */
export async function listEpisodeAudio(deps: Reading, actor: Actor, episodeId: string): Promise<EpisodeAudio> {
  requireEditor(actor);
  const { db } = deps;
  const [episode] = await db.select({ id: episodes.id }).from(episodes).where(eq(episodes.id, episodeId));
  if (!episode) throw new AppError('episode.unknown');
  const found = await db
    .select(columns)
    .from(renditions)
    .where(eq(renditions.episodeId, episodeId))
    .orderBy(desc(kind));
  const isItsUpload = eq(audioUploads.episodeId, episodeId);
  const uploads = await db.select().from(audioUploads).where(isItsUpload).orderBy(asc(audioUploads.id));
  return {
    renditions: found.map((row) => presentRendition(row, deps)),
    uploads: uploads.map(({ id, kind, name, bytes, failure, createdAt }) => ({
      ...{ id, kind, name, bytes, createdAt: createdAt.toISOString() },
      failure: failure === null ? null : ERRORS[failure as ErrorCode].text, // only error codes are stored
    })),
  };
}

type Row = Pick<typeof renditions.$inferSelect, Exclude<keyof typeof columns, 'cues'>> & { cues: number | null };

function presentRendition(
  { chapters, contentType: type, createdAt, ...row }: Row,
  { origin }: Reading,
): AdminRendition {
  const url = origin + audioPath({ id: row.id, contentType: type });
  return { ...row, type, url, chapters: chapters ?? [], createdAt: createdAt.toISOString() };
}
