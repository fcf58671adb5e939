import { doneResponse, userSchema } from '@longreturn/contract/account';
import { accountExportSchema } from '@longreturn/contract/account-export';
import { deleteAccountInput, updateProfileInput } from '@longreturn/contract/account-input';
import { deleteAccount } from '@longreturn/core/account/delete-account';
import { exportAccount } from '@longreturn/core/account/export-account';
import { setAvatar } from '@longreturn/core/account/set-avatar';
import { updateProfile } from '@longreturn/core/account/update-profile';
import { done } from '../done.ts';
import type { RestRoute } from '../rest-route.ts';
import { signedIn } from '../trpc.ts';

/** The procedures for the user's account: profile, picture, export and deletion. */
export const account = {
  updateProfile: signedIn
    .input(updateProfileInput)
    .output(userSchema)
    .mutation(({ ctx, input }) => updateProfile(ctx.deps, ctx.actor, input)),
  removeAvatar: signedIn.output(userSchema).mutation(({ ctx }) => setAvatar(ctx.deps, ctx.actor, undefined)),
  export: signedIn.output(accountExportSchema).query(({ ctx }) => exportAccount(ctx.deps, ctx.actor, ctx.session?.id)),
  deleteAccount: signedIn
    .input(deleteAccountInput)
    .output(doneResponse)
    .mutation(async ({ ctx, input }) => {
      const result = await done(deleteAccount(ctx.deps, ctx.actor, input));
      ctx.keeper.forget();
      return result;
    }),
};

export const ACCOUNT_ROUTES: readonly RestRoute[] = [
  { method: 'PUT', path: '/api/auth/profile', calls: 'auth.updateProfile', summary: 'Updates the profile' },
  { method: 'DELETE', path: '/api/auth/avatar', calls: 'auth.removeAvatar', summary: 'Removes the profile picture' },
  { method: 'GET', path: '/api/auth/export', calls: 'auth.export', summary: 'All data stored about the user' },
  {
    method: 'DELETE',
    path: '/api/auth/account',
    calls: 'auth.deleteAccount',
    summary: 'Deletes the account',
    errors: ['password.wrong', 'admin.self'],
  },
];
