import { trendsInput, trendsSchema } from '@longreturn/contract/trends';
import { readTrends } from '@longreturn/core/reads/read-trends';
import type { RestRoute } from '../rest-route.ts';
import { adminOnly } from '../trpc.ts';

/** The numbers behind the charts of the dashboard. */
export const trends = {
  trends: adminOnly
    .input(trendsInput)
    .output(trendsSchema)
    .query(({ ctx, input }) => readTrends(ctx.deps, ctx.actor, input)),
};

export const TREND_ROUTES: readonly RestRoute[] = [
  {
    method: 'GET',
    path: '/api/admin/trends',
    calls: 'admin.trends',
    summary: 'Registrations, new subscribers and reads by day, and the most read items',
  },
];
