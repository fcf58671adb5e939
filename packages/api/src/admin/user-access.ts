import { doneResponse } from '@longreturn/contract/account';
import { adminUserSchema, userIdInput } from '@longreturn/contract/admin';
import { grantCompInput, userEntitlementInput, userSessionInput } from '@longreturn/contract/admin-users';
import { endUserEntitlement } from '@longreturn/core/admin/end-user-entitlement';
import { endUserSession, endUserSessions } from '@longreturn/core/admin/end-user-sessions';
import { grantUserComp } from '@longreturn/core/admin/grant-user-comp';
import { done } from '../done.ts';
import type { RestRoute } from '../rest-route.ts';
import { adminOnly } from '../trpc.ts';

/** Ends the sessions of a user, and grants and ends memberships. Part of admin.users. */
export const userAccess = {
  endSession: adminOnly
    .input(userSessionInput)
    .output(doneResponse)
    .mutation(({ ctx, input }) => done(endUserSession(ctx.deps, ctx.actor, { ...input, currentId: ctx.session?.id }))),
  endSessions: adminOnly
    .input(userIdInput)
    .output(doneResponse)
    .mutation(({ ctx, input }) => done(endUserSessions(ctx.deps, ctx.actor, { ...input, currentId: ctx.session?.id }))),
  grantComp: adminOnly
    .input(grantCompInput)
    .output(adminUserSchema)
    .mutation(({ ctx, input }) => grantUserComp(ctx.deps, ctx.actor, input)),
  endEntitlement: adminOnly
    .input(userEntitlementInput)
    .output(adminUserSchema)
    .mutation(({ ctx, input }) => endUserEntitlement(ctx.deps, ctx.actor, input)),
};

export const USER_ACCESS_ROUTES: readonly RestRoute[] = [
  {
    method: 'DELETE',
    path: '/api/admin/users/{userId}/sessions',
    calls: 'admin.users.endSessions',
    summary: 'Ends all sessions of an account, except the one that makes this request',
    errors: ['user.unknown'],
  },
  {
    method: 'DELETE',
    path: '/api/admin/users/{userId}/sessions/{sessionId}',
    calls: 'admin.users.endSession',
    summary: 'Ends one session of an account',
    errors: ['user.unknown', 'session.unknown', 'session.current'],
  },
  {
    method: 'POST',
    path: '/api/admin/users/{userId}/comp',
    calls: 'admin.users.grantComp',
    summary: 'Grants a complimentary membership and ends any earlier one. Without `until`, the new one has no end',
    errors: ['user.unknown'],
  },
  {
    method: 'DELETE',
    path: '/api/admin/users/{userId}/entitlements/{id}',
    calls: 'admin.users.endEntitlement',
    summary: 'Ends a complimentary or gifted membership',
    errors: ['user.unknown', 'entitlement.unknown', 'entitlement.paid', 'entitlement.ended'],
  },
];
