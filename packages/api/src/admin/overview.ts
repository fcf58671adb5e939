import { activityItemSchema, failedMailSchema, notificationSchema } from '@longreturn/contract/admin';
import { listActivity } from '@longreturn/core/admin/list-activity';
import { listFailedMails } from '@longreturn/core/admin/list-failed-mails';
import { listNotifications } from '@longreturn/core/admin/list-notifications';
import { z } from 'zod';
import type { RestRoute } from '../rest-route.ts';
import { adminOnly } from '../trpc.ts';

/** The overview for admins: alerts, recent activity and failed emails. */
export const overview = {
  notifications: adminOnly
    .output(z.array(notificationSchema))
    .query(({ ctx }) => listNotifications(ctx.deps, ctx.actor)),
  recentActivity: adminOnly.output(z.array(activityItemSchema)).query(({ ctx }) => listActivity(ctx.deps, ctx.actor)),
  failedMails: adminOnly.output(z.array(failedMailSchema)).query(({ ctx }) => listFailedMails(ctx.deps, ctx.actor)),
};

export const OVERVIEW_ROUTES: readonly RestRoute[] = [
  { method: 'GET', path: '/api/admin/notifications', calls: 'admin.notifications', summary: 'Open security alerts' },
  { method: 'GET', path: '/api/admin/recent-activity', calls: 'admin.recentActivity', summary: 'Recent activity' },
  {
    method: 'GET',
    path: '/api/admin/failed-mails',
    calls: 'admin.failedMails',
    summary: 'Emails that could not be delivered',
  },
];
