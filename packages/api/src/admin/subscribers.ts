import { doneResponse } from '@longreturn/contract/account';
import {
  importReportSchema,
  importSubscribersInput,
  listSubscribersInput,
  subscriberCountsSchema,
  subscriberIdInput,
  subscriberPage,
  subscriberTagsSchema,
} from '@longreturn/contract/subscribers';
import { deleteSubscriber } from '@longreturn/core/newsletter/subscribers/delete-subscriber';
import { importSubscribers } from '@longreturn/core/newsletter/subscribers/import-subscribers';
import { countSubscribers, listSubscribers } from '@longreturn/core/newsletter/subscribers/list-subscribers';
import { listTags } from '@longreturn/core/newsletter/subscribers/list-tags';
import { done } from '../done.ts';
import type { RestRoute } from '../rest-route.ts';
import { adminOnly, router } from '../trpc.ts';

/** Manages newsletter subscribers. Their export is not a procedure: the server streams it. */
export const subscribers = router({
  list: adminOnly
    .input(listSubscribersInput)
    .output(subscriberPage)
    .query(({ ctx, input }) => listSubscribers(ctx.deps, ctx.actor, input)),
  counts: adminOnly.output(subscriberCountsSchema).query(({ ctx }) => countSubscribers(ctx.deps, ctx.actor)),
  tags: adminOnly.output(subscriberTagsSchema).query(({ ctx }) => listTags(ctx.deps, ctx.actor)),
  delete: adminOnly
    .input(subscriberIdInput)
    .output(doneResponse)
    .mutation(({ ctx, input }) => done(deleteSubscriber(ctx.deps, ctx.actor, input))),
  import: adminOnly
    .input(importSubscribersInput)
    .output(importReportSchema)
    .mutation(({ ctx, input }) => importSubscribers(ctx.deps, ctx.actor, input)),
});

export const SUBSCRIBER_ROUTES: readonly RestRoute[] = [
  {
    method: 'GET',
    path: '/api/admin/newsletter/subscribers',
    calls: 'admin.subscribers.list',
    summary: 'Newsletter subscribers, newest first',
    paged: true,
  },
  {
    method: 'GET',
    path: '/api/admin/newsletter/subscribers/counts',
    calls: 'admin.subscribers.counts',
    summary: 'The number of subscribers with each status',
  },
  {
    method: 'GET',
    path: '/api/admin/newsletter/subscribers/tags',
    calls: 'admin.subscribers.tags',
    summary: 'The tags that subscribers have, the most frequent first, at most 100',
  },
  {
    method: 'DELETE',
    path: '/api/admin/newsletter/subscribers/{id}',
    calls: 'admin.subscribers.delete',
    summary: 'Deletes a subscriber and the record of what was sent to them',
    errors: ['subscriber.unknown'],
  },
  {
    method: 'POST',
    path: '/api/admin/newsletter/import',
    calls: 'admin.subscribers.import',
    summary:
      'Imports a CSV text of subscribers who agreed to the newsletter elsewhere. A dry run only returns the report',
  },
];
