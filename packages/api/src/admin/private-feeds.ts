import { doneResponse } from '@longreturn/contract/account';
import { userIdInput } from '@longreturn/contract/admin';
import {
  adminFeedSchema,
  changedFeedsSchema,
  sharedFeedSchema,
  userFeedInput,
} from '@longreturn/contract/private-feeds';
import {
  listSharedFeeds,
  listUserFeeds,
  revokeUserFeed,
  revokeUserFeeds,
  rotateAllFeeds,
  rotateUserFeed,
  rotateUserFeeds,
} from '@longreturn/core/admin/user-feeds';
import { z } from 'zod';
import { done } from '../done.ts';
import type { RestRoute } from '../rest-route.ts';
import { adminOnly, router } from '../trpc.ts';

/** The admin procedures for private feeds. */
export const feeds = router({
  list: adminOnly
    .input(userIdInput)
    .output(z.array(adminFeedSchema))
    .query(({ ctx, input }) => listUserFeeds(ctx.deps, ctx.actor, input)),
  shared: adminOnly.output(z.array(sharedFeedSchema)).query(({ ctx }) => listSharedFeeds(ctx.deps, ctx.actor)),
  rotate: adminOnly
    .input(userFeedInput)
    .output(doneResponse)
    .mutation(({ ctx, input }) => done(rotateUserFeed(ctx.deps, ctx.actor, input))),
  revoke: adminOnly
    .input(userFeedInput)
    .output(doneResponse)
    .mutation(({ ctx, input }) => done(revokeUserFeed(ctx.deps, ctx.actor, input))),
  rotateOfUser: adminOnly
    .input(userIdInput)
    .output(changedFeedsSchema)
    .mutation(async ({ ctx, input }) => ({ feeds: await rotateUserFeeds(ctx.deps, ctx.actor, input) })),
  revokeOfUser: adminOnly
    .input(userIdInput)
    .output(changedFeedsSchema)
    .mutation(async ({ ctx, input }) => ({ feeds: await revokeUserFeeds(ctx.deps, ctx.actor, input) })),
  rotateAll: adminOnly
    .output(changedFeedsSchema)
    .mutation(async ({ ctx }) => ({ feeds: await rotateAllFeeds(ctx.deps, ctx.actor) })),
});

export const ADMIN_FEED_ROUTES: readonly RestRoute[] = [
  {
    method: 'GET',
    path: '/api/admin/users/{userId}/feeds',
    calls: 'admin.feeds.list',
    summary:
      'The private podcast feeds of an account, with the highest daily number of networks and of apps in the last seven days',
    errors: ['user.unknown'],
  },
  {
    method: 'DELETE',
    path: '/api/admin/users/{userId}/feeds',
    calls: 'admin.feeds.revokeOfUser',
    summary: 'Revokes all private feeds of an account',
    errors: ['user.unknown'],
  },
  {
    method: 'POST',
    path: '/api/admin/users/{userId}/feeds/rotate',
    calls: 'admin.feeds.rotateOfUser',
    summary: 'Removes the URLs of all private feeds of an account and emails the owner, who can make new ones',
    errors: ['user.unknown'],
  },
  {
    method: 'DELETE',
    path: '/api/admin/users/{userId}/feeds/{id}',
    calls: 'admin.feeds.revoke',
    summary: 'Revokes a private feed of an account',
    errors: ['feed.unknown'],
  },
  {
    method: 'POST',
    path: '/api/admin/users/{userId}/feeds/{id}/rotate',
    calls: 'admin.feeds.rotate',
    summary: 'Removes the URL of a private feed and emails the owner, who can make a new one',
    errors: ['feed.unknown'],
  },
  {
    method: 'GET',
    path: '/api/admin/feeds/shared',
    calls: 'admin.feeds.shared',
    summary: 'The private feeds that seemed to be shared in the last 30 days, a hundred at most',
  },
  {
    method: 'POST',
    path: '/api/admin/feeds/rotate',
    calls: 'admin.feeds.rotateAll',
    summary: 'Removes the URLs of all private feeds of the site and emails their owners',
  },
];
