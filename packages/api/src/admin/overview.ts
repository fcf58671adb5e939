import { doneResponse } from '@longreturn/contract/account';
import {
  activityPage,
  failedMailIdInput,
  failedMailSchema,
  jobQueueStateSchema,
  listPageInput,
  notificationPage,
} from '@longreturn/contract/admin';
import { adminStatsSchema } from '@longreturn/contract/admin-stats';
import { getStats } from '@longreturn/core/admin/get-stats';
import { listActivity } from '@longreturn/core/admin/list-activity';
import { listFailedMails } from '@longreturn/core/admin/list-failed-mails';
import { listJobs } from '@longreturn/core/admin/list-jobs';
import { listNotifications } from '@longreturn/core/admin/list-notifications';
import { dismissFailedMail, retryFailedMail } from '@longreturn/core/admin/settle-failed-mail';
import { z } from 'zod';
import { done } from '../done.ts';
import type { RestRoute } from '../rest-route.ts';
import { adminOnly } from '../trpc.ts';

/** The overview for admins: numbers, alerts, recent activity and failed emails. */
export const overview = {
  stats: adminOnly.output(adminStatsSchema).query(({ ctx }) => getStats(ctx.deps, ctx.actor)),
  notifications: adminOnly
    .input(listPageInput)
    .output(notificationPage)
    .query(({ ctx, input }) => listNotifications(ctx.deps, ctx.actor, input)),
  recentActivity: adminOnly
    .input(listPageInput)
    .output(activityPage)
    .query(({ ctx, input }) => listActivity(ctx.deps, ctx.actor, input)),
  failedMails: adminOnly.output(z.array(failedMailSchema)).query(({ ctx }) => listFailedMails(ctx.deps, ctx.actor)),
  retryFailedMail: adminOnly
    .input(failedMailIdInput)
    .output(doneResponse)
    .mutation(({ ctx, input }) => done(retryFailedMail(ctx.deps, ctx.actor, input))),
  dismissFailedMail: adminOnly
    .input(failedMailIdInput)
    .output(doneResponse)
    .mutation(({ ctx, input }) => done(dismissFailedMail(ctx.deps, ctx.actor, input))),
  jobs: adminOnly.output(z.array(jobQueueStateSchema)).query(({ ctx }) => listJobs(ctx.deps, ctx.actor)),
};

export const OVERVIEW_ROUTES: readonly RestRoute[] = [
  {
    method: 'GET',
    path: '/api/admin/stats',
    calls: 'admin.stats',
    summary: 'Counts of users, content and subscribers',
  },
  {
    method: 'GET',
    path: '/api/admin/notifications',
    calls: 'admin.notifications',
    summary: 'Open security alerts',
    paged: true,
  },
  {
    method: 'GET',
    path: '/api/admin/recent-activity',
    calls: 'admin.recentActivity',
    summary: 'Recent activity, by default the latest 50 entries',
    paged: true,
  },
  {
    method: 'GET',
    path: '/api/admin/failed-mails',
    calls: 'admin.failedMails',
    summary: 'Emails that could not be delivered',
  },
  {
    method: 'POST',
    path: '/api/admin/failed-mails/{id}/retry',
    calls: 'admin.retryFailedMail',
    summary: 'Queues a failed email again',
    errors: ['mail.unknown'],
  },
  {
    method: 'DELETE',
    path: '/api/admin/failed-mails/{id}',
    calls: 'admin.dismissFailedMail',
    summary: 'Removes a failed email from the list without sending it',
    errors: ['mail.unknown'],
  },
  { method: 'GET', path: '/api/admin/jobs', calls: 'admin.jobs', summary: 'The queues of background jobs' },
];
