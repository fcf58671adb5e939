import { activityItemSchema, failedMailSchema, notificationSchema } from '@longreturn/contract/admin';
import { adminStatsSchema } from '@longreturn/contract/admin-stats';
import { getStats } from '@longreturn/core/admin/get-stats';
import { listActivity } from '@longreturn/core/admin/list-activity';
import { listFailedMails } from '@longreturn/core/admin/list-failed-mails';
import { listNotifications } from '@longreturn/core/admin/list-notifications';
import { z } from 'zod';
import type { RestRoute } from '../rest-route.ts';
import { adminOnly } from '../trpc.ts';

/** The overview for admins: numbers, alerts, recent activity and failed emails. */
export const overview = {
  stats: adminOnly.output(adminStatsSchema).query(({ ctx }) => getStats(ctx.deps, ctx.actor)),
  notifications: adminOnly
    .output(z.array(notificationSchema))
    .query(({ ctx }) => listNotifications(ctx.deps, ctx.actor)),
  recentActivity: adminOnly.output(z.array(activityItemSchema)).query(({ ctx }) => listActivity(ctx.deps, ctx.actor)),
  failedMails: adminOnly.output(z.array(failedMailSchema)).query(({ ctx }) => listFailedMails(ctx.deps, ctx.actor)),
};

export const OVERVIEW_ROUTES: readonly RestRoute[] = [
  {
    method: 'GET',
    path: '/api/admin/stats',
    calls: 'admin.stats',
    summary: 'Counts of users, content and subscribers',
  },
  { method: 'GET', path: '/api/admin/notifications', calls: 'admin.notifications', summary: 'Open security alerts' },
  { method: 'GET', path: '/api/admin/recent-activity', calls: 'admin.recentActivity', summary: 'Recent activity' },
  {
    method: 'GET',
    path: '/api/admin/failed-mails',
    calls: 'admin.failedMails',
    summary: 'Emails that could not be delivered',
  },
];
