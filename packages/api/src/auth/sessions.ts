import { doneResponse, sessionSchema } from '@longreturn/contract/account';
import { idSchema } from '@longreturn/contract/scalars';
import { endOtherSessions, endSession } from '@longreturn/core/account/end-session';
import { listSessions } from '@longreturn/core/account/list-sessions';
import { z } from 'zod';
import { done } from '../done.ts';
import type { RestRoute } from '../rest-route.ts';
import { router, signedIn } from '../trpc.ts';

/** The procedures for the user's sessions. Each browser in which the user is signed in has a session. */
export const sessions = router({
  list: signedIn.output(z.array(sessionSchema)).query(({ ctx }) => listSessions(ctx.deps, ctx.actor, ctx.session?.id)),
  end: signedIn
    .input(z.object({ id: idSchema }))
    .output(doneResponse)
    .mutation(({ ctx, input }) => done(endSession(ctx.deps, ctx.actor, input.id))),
  endOthers: signedIn
    .output(doneResponse)
    .mutation(({ ctx }) => done(endOtherSessions(ctx.deps, ctx.actor, ctx.session?.id))),
});

export const SESSIONS_ROUTES: readonly RestRoute[] = [
  { method: 'GET', path: '/api/auth/sessions', calls: 'auth.sessions.list', summary: 'The sessions of the user' },
  {
    method: 'DELETE',
    path: '/api/auth/sessions',
    calls: 'auth.sessions.endOthers',
    summary: 'Ends all sessions of the user except the current one',
  },
  {
    method: 'DELETE',
    path: '/api/auth/sessions/{id}',
    calls: 'auth.sessions.end',
    summary: 'Ends one session',
    errors: ['session.unknown'],
  },
];
