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
import {
  contactItemPage,
  contactItemSchema,
  listContactInput,
  setContactStatusInput,
} from '@longreturn/contract/contact';
import { deleteUser } from '@longreturn/core/admin/delete-user';
import { listActivity } from '@longreturn/core/admin/list-activity';
import { listFailedMails } from '@longreturn/core/admin/list-failed-mails';
import { listNotifications } from '@longreturn/core/admin/list-notifications';
import { listUsers } from '@longreturn/core/admin/list-users';
import { setRole } from '@longreturn/core/admin/set-role';
import { unfreezeUser } from '@longreturn/core/admin/unfreeze-user';
import { listContact } from '@longreturn/core/contact/list-contact';
import { setContactStatus } from '@longreturn/core/contact/set-contact-status';
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

const contact = router({
  list: procedure
    .input(listContactInput)
    .output(contactItemPage)
    .query(({ ctx, input }) => listContact(ctx.deps, ctx.actor, input)),
  setStatus: procedure
    .input(setContactStatusInput)
    .output(contactItemSchema)
    .mutation(({ ctx, input }) => setContactStatus(ctx.deps, ctx.actor, input)),
});

/** What administrators run the site with. */
export const adminRouter = router({
  users,
  contact,
  notifications: procedure
    .output(z.array(notificationSchema))
    .query(({ ctx }) => listNotifications(ctx.deps, ctx.actor)),
  recentActivity: procedure.output(z.array(activityItemSchema)).query(({ ctx }) => listActivity(ctx.deps, ctx.actor)),
  failedMails: procedure.output(z.array(failedMailSchema)).query(({ ctx }) => listFailedMails(ctx.deps, ctx.actor)),
});
