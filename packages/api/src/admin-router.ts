import { doneAnswer } from '@longreturn/contract/account';
import {
  activityItemSchema,
  adminUserPage,
  adminUserSchema,
  failedMailSchema,
  listUsersInput,
  notificationSchema,
  setRoleInput,
  userIdInput,
} from '@longreturn/contract/admin';
import { deleteUser } from '@longreturn/core/admin/delete-user';
import { listActivity } from '@longreturn/core/admin/list-activity';
import { listFailedMails } from '@longreturn/core/admin/list-failed-mails';
import { listNotifications } from '@longreturn/core/admin/list-notifications';
import { listUsers } from '@longreturn/core/admin/list-users';
import { setRole } from '@longreturn/core/admin/set-role';
import { unfreezeUser } from '@longreturn/core/admin/unfreeze-user';
import { z } from 'zod';
import { procedure, router } from './trpc.ts';

const done = { success: true } as const;

const users = router({
  list: procedure
    .input(listUsersInput)
    .output(adminUserPage)
    .query(({ ctx, input }) => listUsers(ctx.deps, ctx.actor, input)),
  setRole: procedure
    .input(setRoleInput)
    .output(adminUserSchema)
    .mutation(({ ctx, input }) => setRole(ctx.deps, ctx.actor, input)),
  delete: procedure
    .input(userIdInput)
    .output(doneAnswer)
    .mutation(async ({ ctx, input }) => {
      await deleteUser(ctx.deps, ctx.actor, input.userId);
      return done;
    }),
  unfreeze: procedure
    .input(userIdInput)
    .output(doneAnswer)
    .mutation(async ({ ctx, input }) => {
      await unfreezeUser(ctx.deps, ctx.actor, input.userId);
      return done;
    }),
});

/** What administrators run the site with. */
export const adminRouter = router({
  users,
  notifications: procedure
    .output(z.array(notificationSchema))
    .query(({ ctx }) => listNotifications(ctx.deps, ctx.actor)),
  recentActivity: procedure.output(z.array(activityItemSchema)).query(({ ctx }) => listActivity(ctx.deps, ctx.actor)),
  failedMails: procedure.output(z.array(failedMailSchema)).query(({ ctx }) => listFailedMails(ctx.deps, ctx.actor)),
});
