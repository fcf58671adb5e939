import { confirmResponse, doneResponse } from '@longreturn/contract/account';
import { confirmInput } from '@longreturn/contract/account-input';
import { confirmEmail, resendConfirmation } from '@longreturn/core/account/confirm-email';
import { done } from '../done.ts';
import type { RestRoute } from '../rest-route.ts';
import { procedure, signedIn } from '../trpc.ts';

/** The procedures for confirming the account's email address. */
export const email = {
  confirm: procedure
    .input(confirmInput)
    .output(confirmResponse)
    .mutation(async ({ ctx, input }) => ({
      success: true as const,
      ...(await confirmEmail(ctx.deps, ctx.actor, ctx.client, input)),
    })),
  resendConfirmation: signedIn
    .output(doneResponse)
    .mutation(({ ctx }) => done(resendConfirmation(ctx.deps, ctx.actor))),
};

export const EMAIL_ROUTES: readonly RestRoute[] = [
  {
    method: 'POST',
    path: '/api/auth/confirm',
    calls: 'auth.confirm',
    summary:
      'Confirms the email address with the token from the email. If the user is not signed in to the account, this also ends all sessions of the account and removes its password',
    errors: ['link.invalid'],
  },
  {
    method: 'POST',
    path: '/api/auth/resend-confirmation',
    calls: 'auth.resendConfirmation',
    summary: 'Sends the confirmation email again',
  },
];
