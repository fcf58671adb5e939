import { listScheduledInput, scheduledItemPage } from '@longreturn/contract/scheduled-item';
import { listScheduled } from '@longreturn/core/content/list-scheduled';
import type { RestRoute } from '../rest-route.ts';
import { editorOnly } from '../trpc.ts';

/** Lists what will be published or sent automatically. */
export const scheduled = editorOnly
  .input(listScheduledInput)
  .output(scheduledItemPage)
  .query(({ ctx, input }) => listScheduled(ctx.deps, ctx.actor, input));

export const SCHEDULED_ROUTES: readonly RestRoute[] = [
  {
    method: 'GET',
    path: '/api/admin/scheduled',
    calls: 'admin.scheduled',
    summary: 'Scheduled episodes and articles, the soonest first. Admins also get scheduled newsletter issues',
    paged: true,
  },
];
