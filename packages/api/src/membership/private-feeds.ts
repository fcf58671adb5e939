import { doneResponse } from '@longreturn/contract/account';
import { privateFeedSchema } from '@longreturn/contract/listening';
import {
  createdFeedSchema,
  createFeedInput,
  feedIdInput,
  feedUrlSchema,
  ownFeedSchema,
} from '@longreturn/contract/private-feeds';
import {
  createPrivateFeed,
  deletePrivateFeed,
  listOwnFeeds,
  listPrivateFeeds,
  rotatePrivateFeed,
} from '@longreturn/core/listening/private-feeds';
import { z } from 'zod';
import { done } from '../done.ts';
import type { RestRoute } from '../rest-route.ts';
import { memberOnly, router, signedIn } from '../trpc.ts';

/** The procedures for the private feeds of the session's user. Only `create` and `rotate` return a feed's URL. */
export const privateFeeds = router({
  list: memberOnly.output(z.array(privateFeedSchema)).query(({ ctx }) => listPrivateFeeds(ctx.deps, ctx.actor)),
  own: signedIn.output(z.array(ownFeedSchema)).query(({ ctx }) => listOwnFeeds(ctx.deps, ctx.actor)),
  create: memberOnly
    .input(createFeedInput)
    .output(createdFeedSchema)
    .mutation(({ ctx, input }) => createPrivateFeed(ctx.deps, ctx.actor, input)),
  rotate: memberOnly
    .input(feedIdInput)
    .output(feedUrlSchema)
    .mutation(({ ctx, input }) => rotatePrivateFeed(ctx.deps, ctx.actor, input)),
  delete: signedIn
    .input(feedIdInput)
    .output(doneResponse)
    .mutation(({ ctx, input }) => done(deletePrivateFeed(ctx.deps, ctx.actor, input))),
});

export const PRIVATE_FEED_ROUTES: readonly RestRoute[] = [
  {
    method: 'GET',
    path: '/api/membership/feeds',
    calls: 'membership.feeds.list',
    summary: 'The private podcast feeds of the user, without their URLs',
  },
  {
    method: 'POST',
    path: '/api/membership/feeds',
    calls: 'membership.feeds.create',
    summary: 'Creates a private podcast feed for a device. Only this response contains the feed’s URL',
    errors: ['feed.full'],
  },
  {
    method: 'POST',
    path: '/api/membership/feeds/{id}/rotate',
    calls: 'membership.feeds.rotate',
    summary: 'Gives a private feed a new URL. The old URL stops working at once',
    errors: ['feed.unknown'],
  },
  {
    method: 'DELETE',
    path: '/api/membership/feeds/{id}',
    calls: 'membership.feeds.delete',
    summary: 'Revokes a private feed. A lapsed member may do this too',
    errors: ['premium.membership_required', 'feed.unknown'],
  },
];
