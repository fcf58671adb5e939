import { createGroupCodeInput, groupCodeSchema } from '@longreturn/contract/admin-membership';
import { idSchema } from '@longreturn/contract/scalars';
import { createGroupCode, endGroupCode, listGroupCodes } from '@longreturn/core/membership/group-codes';
import { z } from 'zod';
import type { RestRoute } from '../rest-route.ts';
import { adminOnly, router } from '../trpc.ts';

/** The admin procedures for group codes. */
export const groupCodes = router({
  list: adminOnly.output(z.array(groupCodeSchema)).query(({ ctx }) => listGroupCodes(ctx.deps, ctx.actor)),
  create: adminOnly
    .input(createGroupCodeInput)
    .output(groupCodeSchema)
    .mutation(({ ctx, input }) => createGroupCode(ctx.deps, ctx.actor, input)),
  end: adminOnly
    .input(z.object({ id: idSchema }))
    .output(groupCodeSchema)
    .mutation(({ ctx, input }) => endGroupCode(ctx.deps, ctx.actor, input)),
});

export const GROUP_CODE_ROUTES: readonly RestRoute[] = [
  {
    method: 'GET',
    path: '/api/admin/group-codes',
    calls: 'admin.groupCodes.list',
    summary: 'The latest hundred group codes, each with the number of seats taken',
  },
  {
    method: 'POST',
    path: '/api/admin/group-codes',
    calls: 'admin.groupCodes.create',
    summary: 'Creates a code that gives a number of people a complimentary membership',
  },
  {
    method: 'DELETE',
    path: '/api/admin/group-codes/{id}',
    calls: 'admin.groupCodes.end',
    summary: 'Ends a group code. Memberships from this code continue',
    errors: ['code.unknown'],
  },
];
