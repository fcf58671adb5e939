import { LIMITS } from '@longreturn/contract/limits';
import type { ListenedEpisode, ListeningPosition } from '@longreturn/contract/listening-position';
import { episodes, listeningPositions, renditions } from '@longreturn/db/schema';
import { and, asc, desc, eq, exists, type SQL } from 'drizzle-orm';
import { type Actor, requireUser } from '../actor.ts';
import { episodeColumns, presentEpisode } from '../content/episodes/present-episode.ts';
import { isPublic } from '../content/publication.ts';
import { canReadPremium, type ReaderKind, readerKind } from '../content/reader-kind.ts';
import type { Deps } from '../deps.ts';

const positionColumns = {
  positionSec: listeningPositions.positionSec,
  isFinished: listeningPositions.isFinished,
  updatedAt: listeningPositions.updatedAt,
};

const present = ({ updatedAt, ...position }: Pick<Position, keyof typeof positionColumns>): ListeningPosition => ({
  ...position,
  updatedAt: updatedAt.toISOString(),
});
type Position = typeof listeningPositions.$inferSelect;

/** Returns where the user stopped listening to an episode, or null. Throws session.required. */
export async function getListeningPosition(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  episodeId: string,
): Promise<ListeningPosition | null> {
  const { id } = requireUser(actor);
  const [row] = await db
    .select(positionColumns)
    .from(listeningPositions)
    .where(and(eq(listeningPositions.userId, id), eq(listeningPositions.episodeId, episodeId)));
  return row ? present(row) : null;
}

/**
 * Returns the episodes that the user listened to and can still listen to: unfinished episodes before finished ones, and
 * in each group the most recently heard first. Throws session.required.
 */
export async function listListeningPositions(
  deps: Pick<Deps, 'db' | 'clock' | 'origin'>,
  actor: Actor,
): Promise<ListenedEpisode[]> {
  const { id } = requireUser(actor);
  const reader = readerKind(actor);
  const rows = await deps.db
    .select({ position: positionColumns, episode: episodeColumns })
    .from(listeningPositions)
    .innerJoin(episodes, eq(episodes.id, listeningPositions.episodeId))
    .where(and(eq(listeningPositions.userId, id), isPublic(episodes, deps.clock.now()), isAudible(deps, reader)))
    .orderBy(asc(listeningPositions.isFinished), desc(listeningPositions.updatedAt), desc(episodes.id))
    .limit(LIMITS.shownListened);
  return rows.map(({ position, episode }) => ({
    ...present(position),
    episode: presentEpisode(episode, reader, deps.origin),
  }));
}

/** Returns an SQL condition that is true for episodes of which `chooseRendition` finds a rendition for this reader. */
function isAudible({ db }: Pick<Deps, 'db'>, reader: ReaderKind): SQL | undefined {
  const heard = (kind?: SQL) =>
    exists(
      db
        .select({ id: renditions.id })
        .from(renditions)
        .where(and(eq(renditions.episodeId, episodes.id), kind)),
    );
  if (canReadPremium(reader)) return heard();
  return and(eq(episodes.isPremium, false), heard(eq(renditions.kind, 'public')));
}
