import type { SaveListeningPositionInput } from '@longreturn/contract/listening-position';
import { episodes, listeningPositions, users } from '@longreturn/db/schema';
import { and, eq, lte, sql } from 'drizzle-orm';
import { type Actor, requireUser } from '../actor.ts';
import { AppError } from '../app-error.ts';
import { isPublic } from '../content/publication.ts';
import { premiumRefusal, type ReaderKind, readerKind } from '../content/reader-kind.ts';
import { type Deps, inTransaction } from '../deps.ts';
import { chooseRendition } from './choose-rendition.ts';
import { type ListedRendition, renditionsColumn } from './episode-audio.ts';

/**
 * Stores where the user stopped listening to an episode, unless a more recently recorded position is already stored. A
 * time in the future counts as now, and a position after the end as the end (docs/product.md, Listening positions).
 * Throws session.required. Throws episode.unknown if the episode isn't public or has no audio, and
 * premium.membership_required if this user has no access to its audio.
 */
export async function saveListeningPosition(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  { episodeId, positionSec, isFinished, at }: SaveListeningPositionInput,
): Promise<void> {
  const user = requireUser(actor);
  const now = deps.clock.now();
  const updatedAt = new Date(Math.min(new Date(at).getTime(), now.getTime()));
  await inTransaction(deps, async ({ db }) => {
    // The rows are locked, so that nobody deletes the episode or the user before the position is inserted.
    const [episode] = await db
      .select({ isPremium: episodes.isPremium, renditions: renditionsColumn })
      .from(episodes)
      .innerJoin(users, eq(users.id, user.id))
      .where(and(eq(episodes.id, episodeId), isPublic(episodes, now)))
      .for('key share');
    const end = durationOf(episode, readerKind(actor)) || Number.POSITIVE_INFINITY;
    const position = { positionSec: Math.floor(Math.min(positionSec, end)), isFinished, updatedAt };
    await db
      .insert(listeningPositions)
      .values({ userId: user.id, episodeId, ...position })
      .onConflictDoUpdate({
        target: [listeningPositions.userId, listeningPositions.episodeId],
        set: position,
        setWhere: lte(listeningPositions.updatedAt, sql`excluded.updated_at`),
      });
  });
}

interface Heard {
  isPremium: boolean;
  renditions: ListedRendition[];
}

/** Returns the duration in seconds of the rendition that these readers hear; 0 if the duration isn't known. */
function durationOf(episode: Heard | undefined, reader: ReaderKind): number {
  if (!episode || episode.renditions.length === 0) throw new AppError('episode.unknown');
  const rendition = chooseRendition(reader, episode);
  if (!rendition) throw new AppError(premiumRefusal(reader));
  return rendition.durationSec;
}
