import { doneResponse } from '@longreturn/contract/account';
import { adminUserPage, adminUserSchema, listUsersInput, setRoleInput, userIdInput } from '@longreturn/contract/admin';
import { deleteUser } from '@longreturn/core/admin/delete-user';
import { listUsers } from '@longreturn/core/admin/list-users';
import { setRole } from '@longreturn/core/admin/set-role';
import { unfreezeUser } from '@longreturn/core/admin/unfreeze-user';
import { done } from '../done.ts';
import type { RestRoute } from '../rest-route.ts';
import { adminOnly, router } from '../trpc.ts';

export const users = router({
  list: adminOnly
    .input(listUsersInput)
    .output(adminUserPage)
    .query(({ ctx, input }) => listUsers(ctx.deps, ctx.actor, input)),
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
});

export const USER_ROUTES: readonly RestRoute[] = [
  {
    method: 'GET',
    path: '/api/admin/users',
    calls: 'admin.users.list',
    summary: 'All accounts, newest first unless sorted',
    paged: true,
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
];
