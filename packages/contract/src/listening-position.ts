import { z } from 'zod';
import { episodeSchema } from './content.ts';
import { LIMITS } from './limits.ts';
import { isStorable } from './publication-time.ts';
import { idSchema, isoTimeSchema } from './scalars.ts';

const positionFields = {
  /** Seconds from the start. */
  positionSec: z.int(),
  isFinished: z.boolean(),
  /** When the user was at this position. */
  updatedAt: isoTimeSchema,
};

/** Where a user stopped listening to an episode. */
export const listeningPositionSchema = z.object(positionFields);
export type ListeningPosition = z.infer<typeof listeningPositionSchema>;

/** A position with its episode, for 'Continue listening'. */
export const listenedEpisodeSchema = z.object({ ...positionFields, episode: episodeSchema });
export type ListenedEpisode = z.infer<typeof listenedEpisodeSchema>;

export const listeningPositionInput = z.object({ episodeId: idSchema });

/** `at` is when the player was at the position, by the clock of its device. */
export const saveListeningPositionInput = z.object({
  episodeId: idSchema,
  positionSec: z.number().min(0).max(LIMITS.listeningSeconds),
  isFinished: z.boolean(),
  at: z.iso.datetime({ offset: true }).refine(isStorable),
});
export type SaveListeningPositionInput = z.infer<typeof saveListeningPositionInput>;
