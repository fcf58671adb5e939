import { doneResponse, userResponse } from '@longreturn/contract/account';
import {
  changePasswordInput,
  forgotPasswordInput,
  resetLinkInput,
  resetPasswordInput,
} from '@longreturn/contract/account-input';
import { changePassword } from '@longreturn/core/account/change-password';
import { checkResetLink, forgotPassword, resetPassword } from '@longreturn/core/account/reset-password';
import { done } from '../done.ts';
import type { RestRoute } from '../rest-route.ts';
import { procedure, router, signedIn } from '../trpc.ts';
import { keepSession } from './keep-session.ts';

export const password = router({
  forgot: procedure
    .input(forgotPasswordInput)
    .output(doneResponse)
    .mutation(({ ctx, input }) => done(forgotPassword(ctx.deps, ctx.client, input))),
  checkLink: procedure
    .input(resetLinkInput)
    .output(doneResponse)
    .query(({ ctx, input }) => done(checkResetLink(ctx.deps, ctx.client, input))),
  reset: procedure
    .input(resetPasswordInput)
    .output(doneResponse)
    .mutation(async ({ ctx, input }) => {
      const result = await done(resetPassword(ctx.deps, ctx.client, input));
      ctx.keeper.forget();
      return result;
    }),
  change: signedIn
    .input(changePasswordInput)
    .output(userResponse)
    .mutation(async ({ ctx, input }) => keepSession(ctx, await changePassword(ctx.deps, ctx.actor, ctx.client, input))),
});

export const PASSWORD_ROUTES: readonly RestRoute[] = [
  {
    method: 'POST',
    path: '/api/auth/forgot-password',
    calls: 'auth.password.forgot',
    summary: 'Sends a link to reset the password',
  },
  {
    method: 'POST',
    path: '/api/auth/reset-password',
    calls: 'auth.password.reset',
    summary: 'Sets a new password with the token from the email',
    errors: ['link.invalid'],
  },
  {
    method: 'POST',
    path: '/api/auth/change-password',
    calls: 'auth.password.change',
    summary: 'Changes the password',
    errors: ['password.wrong'],
  },
];
