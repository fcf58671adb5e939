import { doneResponse } from '@longreturn/contract/account';
import {
  listenedEpisodeSchema,
  listeningPositionInput,
  listeningPositionSchema,
  saveListeningPositionInput,
} from '@longreturn/contract/listening-position';
import { getListeningPosition, listListeningPositions } from '@longreturn/core/listening/list-listening-positions';
import { saveListeningPosition } from '@longreturn/core/listening/save-listening-position';
import { z } from 'zod';
import { done } from '../done.ts';
import type { RestRoute } from '../rest-route.ts';
import { router, signedIn } from '../trpc.ts';

/** The procedures for the positions at which the signed-in user stopped listening. */
export const listening = router({
  list: signedIn.output(z.array(listenedEpisodeSchema)).query(({ ctx }) => listListeningPositions(ctx.deps, ctx.actor)),
  get: signedIn
    .input(listeningPositionInput)
    .output(listeningPositionSchema.nullable())
    .query(({ ctx, input }) => getListeningPosition(ctx.deps, ctx.actor, input.episodeId)),
  save: signedIn
    .input(saveListeningPositionInput)
    .output(doneResponse)
    .mutation(({ ctx, input }) => done(saveListeningPosition(ctx.deps, ctx.actor, input))),
});

export const LISTENING_ROUTES: readonly RestRoute[] = [
  {
    method: 'GET',
    path: '/api/listening/positions',
    calls: 'content.listening.list',
    summary:
      'The episodes that the user listened to, with the positions. Unfinished episodes come before finished ones; in each group the most recently heard episode comes first',
  },
  {
    method: 'GET',
    path: '/api/listening/positions/{episodeId}',
    calls: 'content.listening.get',
    summary: 'Where the user stopped listening to an episode; null if the user hasn’t started it',
  },
  {
    method: 'PUT',
    path: '/api/listening/positions/{episodeId}',
    calls: 'content.listening.save',
    summary: 'Stores where the user is in an episode, unless a position with a later `at` is already stored',
    errors: ['premium.membership_required', 'episode.unknown'],
  },
];
