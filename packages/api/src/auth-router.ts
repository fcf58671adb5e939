import {
  doneAnswer,
  IDENTITY_PROVIDERS,
  sessionSchema,
  type User,
  userAnswer,
  userSchema,
} from '@longreturn/contract/account';
import { accountExportSchema } from '@longreturn/contract/account-export';
import {
  changePasswordInput,
  confirmInput,
  deleteAccountInput,
  forgotPasswordInput,
  loginInput,
  registerInput,
  resetLinkInput,
  resetPasswordInput,
  updateProfileInput,
} from '@longreturn/contract/account-input';
import { idSchema } from '@longreturn/contract/scalars';
import { changePassword } from '@longreturn/core/account/change-password';
import { checkResetLink } from '@longreturn/core/account/check-reset-link';
import { confirmAddress } from '@longreturn/core/account/confirm-address';
import { deleteAccount } from '@longreturn/core/account/delete-account';
import { endOtherSessions } from '@longreturn/core/account/end-other-sessions';
import { endSession } from '@longreturn/core/account/end-session';
import { exportAccount } from '@longreturn/core/account/export-account';
import { forgotPassword } from '@longreturn/core/account/forgot-password';
import { getUser } from '@longreturn/core/account/get-user';
import { listSessions } from '@longreturn/core/account/list-sessions';
import { login } from '@longreturn/core/account/login';
import { logout } from '@longreturn/core/account/logout';
import { register } from '@longreturn/core/account/register';
import { resendConfirmation } from '@longreturn/core/account/resend-confirmation';
import { resetPassword } from '@longreturn/core/account/reset-password';
import { setAvatar } from '@longreturn/core/account/set-avatar';
import type { SignedIn } from '@longreturn/core/account/signed-in';
import { updateProfile } from '@longreturn/core/account/update-profile';
import { z } from 'zod';
import type { Context } from './context.ts';
import { procedure, router } from './trpc.ts';

const done = { success: true } as const;

/** Leaves the new session's secret with the reader's browser, and the account as the answer. */
function keep({ keeper }: Pick<Context, 'keeper'>, { user, session }: SignedIn) {
  keeper.keep(session);
  return { user };
}

/** The account of who asks, which comes with their session. Throws session.required. */
async function accountOf({ deps, actor, session }: Pick<Context, 'deps' | 'actor' | 'session'>): Promise<User> {
  return session?.user ?? getUser(deps, actor);
}

const sessions = router({
  list: procedure.output(z.array(sessionSchema)).query(({ ctx }) => listSessions(ctx.deps, ctx.actor, ctx.session?.id)),
  end: procedure
    .input(z.object({ id: idSchema }))
    .output(doneAnswer)
    .mutation(async ({ ctx, input }) => {
      await endSession(ctx.deps, ctx.actor, input.id);
      return done;
    }),
  endOthers: procedure.output(doneAnswer).mutation(async ({ ctx }) => {
    await endOtherSessions(ctx.deps, ctx.actor, ctx.session?.id);
    return done;
  }),
});

const password = router({
  forgot: procedure
    .input(forgotPasswordInput)
    .output(doneAnswer)
    .mutation(async ({ ctx, input }) => {
      await forgotPassword(ctx.deps, ctx.client, input);
      return done;
    }),
  checkLink: procedure
    .input(resetLinkInput)
    .output(doneAnswer)
    .query(async ({ ctx, input }) => {
      await checkResetLink(ctx.deps, ctx.client, input);
      return done;
    }),
  reset: procedure
    .input(resetPasswordInput)
    .output(doneAnswer)
    .mutation(async ({ ctx, input }) => {
      await resetPassword(ctx.deps, ctx.client, input);
      ctx.keeper.forget();
      return done;
    }),
  change: procedure
    .input(changePasswordInput)
    .output(userAnswer)
    .mutation(async ({ ctx, input }) => keep(ctx, await changePassword(ctx.deps, ctx.actor, ctx.client, input))),
});

/** Who asks, and what they may do with their account. */
export const authRouter = router({
  /** For the site itself: who asks, or null. */
  session: procedure
    .output(userSchema.nullable())
    .query(({ ctx }) => (ctx.actor.is === 'user' ? accountOf(ctx) : null)),
  me: procedure.output(userSchema).query(({ ctx }) => accountOf(ctx)),
  providers: procedure
    .output(z.array(z.object({ name: z.enum(IDENTITY_PROVIDERS), configured: z.boolean() })))
    .query(({ ctx }) => IDENTITY_PROVIDERS.map((name) => ({ name, configured: ctx.identityProviders.includes(name) }))),
  login: procedure
    .input(loginInput)
    .output(userAnswer)
    .mutation(async ({ ctx, input }) => keep(ctx, await login(ctx.deps, ctx.client, input))),
  register: procedure
    .input(registerInput)
    .output(userAnswer)
    .mutation(async ({ ctx, input }) => keep(ctx, await register(ctx.deps, ctx.client, input))),
  logout: procedure.output(doneAnswer).mutation(async ({ ctx }) => {
    if (ctx.session) await logout(ctx.deps, ctx.session);
    ctx.keeper.forget();
    return done;
  }),
  updateProfile: procedure
    .input(updateProfileInput)
    .output(userSchema)
    .mutation(({ ctx, input }) => updateProfile(ctx.deps, ctx.actor, input)),
  removeAvatar: procedure.output(userSchema).mutation(({ ctx }) => setAvatar(ctx.deps, ctx.actor, undefined)),
  confirm: procedure
    .input(confirmInput)
    .output(doneAnswer)
    .mutation(async ({ ctx, input }) => {
      await confirmAddress(ctx.deps, ctx.client, input);
      return done;
    }),
  resendConfirmation: procedure.output(doneAnswer).mutation(async ({ ctx }) => {
    await resendConfirmation(ctx.deps, ctx.actor);
    return done;
  }),
  export: procedure.output(accountExportSchema).query(({ ctx }) => exportAccount(ctx.deps, ctx.actor, ctx.session?.id)),
  deleteAccount: procedure
    .input(deleteAccountInput)
    .output(doneAnswer)
    .mutation(async ({ ctx, input }) => {
      await deleteAccount(ctx.deps, ctx.actor, input);
      ctx.keeper.forget();
      return done;
    }),
  password,
  sessions,
});
