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
import {
  adminIssuePage,
  adminIssueSchema,
  createIssueInput,
  issueIdInput,
  listIssuesInput,
  sendIssueAnswer,
  updateIssueInput,
} from '@longreturn/contract/newsletter-issue';
import { deleteUser } from '@longreturn/core/admin/delete-user';
import { listActivity } from '@longreturn/core/admin/list-activity';
import { listFailedMails } from '@longreturn/core/admin/list-failed-mails';
import { listNotifications } from '@longreturn/core/admin/list-notifications';
import { listUsers } from '@longreturn/core/admin/list-users';
import { setRole } from '@longreturn/core/admin/set-role';
import { unfreezeUser } from '@longreturn/core/admin/unfreeze-user';
import { listContact } from '@longreturn/core/contact/list-contact';
import { setContactStatus } from '@longreturn/core/contact/set-contact-status';
import { createIssue } from '@longreturn/core/newsletter/issues/create-issue';
import { deleteIssue } from '@longreturn/core/newsletter/issues/delete-issue';
import { listAllIssues } from '@longreturn/core/newsletter/issues/list-all-issues';
import { sendIssue } from '@longreturn/core/newsletter/issues/send-issue';
import { sendTrial } from '@longreturn/core/newsletter/issues/send-trial';
import { updateIssue } from '@longreturn/core/newsletter/issues/update-issue';
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

const issues = router({
  list: procedure
    .input(listIssuesInput)
    .output(adminIssuePage)
    .query(({ ctx, input }) => listAllIssues(ctx.deps, ctx.actor, input)),
  create: procedure
    .input(createIssueInput)
    .output(adminIssueSchema)
    .mutation(({ ctx, input }) => createIssue(ctx.deps, ctx.actor, input)),
  update: procedure
    .input(updateIssueInput)
    .output(adminIssueSchema)
    .mutation(({ ctx, input }) => updateIssue(ctx.deps, ctx.actor, input)),
  delete: procedure
    .input(issueIdInput)
    .output(doneAnswer)
    .mutation(async ({ ctx, input }) => {
      await deleteIssue(ctx.deps, ctx.actor, input);
      return done;
    }),
  sendTrial: procedure
    .input(issueIdInput)
    .output(doneAnswer)
    .mutation(async ({ ctx, input }) => {
      await sendTrial(ctx.deps, ctx.actor, input);
      return done;
    }),
  send: procedure
    .input(issueIdInput)
    .output(sendIssueAnswer)
    .mutation(({ ctx, input }) => sendIssue(ctx.deps, ctx.actor, input)),
});

/** What administrators run the site with. */
export const adminRouter = router({
  users,
  contact,
  issues,
  notifications: procedure
    .output(z.array(notificationSchema))
    .query(({ ctx }) => listNotifications(ctx.deps, ctx.actor)),
  recentActivity: procedure.output(z.array(activityItemSchema)).query(({ ctx }) => listActivity(ctx.deps, ctx.actor)),
  failedMails: procedure.output(z.array(failedMailSchema)).query(({ ctx }) => listFailedMails(ctx.deps, ctx.actor)),
});
