import { doneResponse } from '@longreturn/contract/account';
import { adminUserPage, adminUserSchema, listUsersInput, setRoleInput, userIdInput } from '@longreturn/contract/admin';
import { adminUserDetailsSchema } from '@longreturn/contract/admin-users';
import { deleteUser } from '@longreturn/core/admin/delete-user';
import { getUserDetails } from '@longreturn/core/admin/get-user-details';
import { listUsers } from '@longreturn/core/admin/list-users';
import { setRole } from '@longreturn/core/admin/set-role';
import { unfreezeUser } from '@longreturn/core/admin/unfreeze-user';
import { done } from '../done.ts';
import type { RestRoute } from '../rest-route.ts';
import { adminOnly, router } from '../trpc.ts';
import { USER_ACCESS_ROUTES, userAccess } from './user-access.ts';

export const users = router({
  list: adminOnly
    .input(listUsersInput)
    .output(adminUserPage)
    .query(({ ctx, input }) => listUsers(ctx.deps, ctx.actor, input)),
  get: adminOnly
    .input(userIdInput)
    .output(adminUserDetailsSchema)
    .query(({ ctx, input }) => getUserDetails(ctx.deps, ctx.actor, { ...input, currentId: ctx.session?.id })),
  setRole: adminOnly
    .input(setRoleInput)
    .output(adminUserSchema)
    .mutation(({ ctx, input }) => setRole(ctx.deps, ctx.actor, input)),
  delete: adminOnly
    .input(userIdInput)
    .output(doneResponse)
    .mutation(({ ctx, input }) => done(deleteUser(ctx.deps, ctx.actor, input.userId))),
  unfreeze: adminOnly
    .input(userIdInput)
    .output(doneResponse)
    .mutation(({ ctx, input }) => done(unfreezeUser(ctx.deps, ctx.actor, input.userId))),
  ...userAccess,
});

export const USER_ROUTES: readonly RestRoute[] = [
  {
    method: 'GET',
    path: '/api/admin/users',
    calls: 'admin.users.list',
    summary: 'All accounts, newest first by default',
    paged: true,
  },
  {
    method: 'GET',
    path: '/api/admin/users/{userId}',
    calls: 'admin.users.get',
    summary: 'An account with its memberships, sessions, latest sign-ins and emails',
    errors: ['user.unknown'],
  },
  {
    method: 'PATCH',
    path: '/api/admin/users/{userId}/role',
    calls: 'admin.users.setRole',
    summary: 'Sets the role of an account',
    errors: ['user.unknown', 'admin.self', 'admin.last'],
  },
  {
    method: 'DELETE',
    path: '/api/admin/users/{userId}',
    calls: 'admin.users.delete',
    summary: 'Deletes an account',
    errors: ['user.unknown', 'admin.self', 'admin.last'],
  },
  {
    method: 'POST',
    path: '/api/admin/users/{userId}/unfreeze',
    calls: 'admin.users.unfreeze',
    summary: 'Unfreezes an account',
    errors: ['user.unknown'],
  },
  ...USER_ACCESS_ROUTES,
];
