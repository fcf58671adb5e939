import type { RestRoute } from '../rest-route.ts';
import { router } from '../trpc.ts';
import { CHECKOUT_ROUTES, checkout } from './checkout.ts';
import { GIFT_ROUTES, gifts } from './gifts.ts';
import { OWN_MEMBERSHIP_ROUTES, ownMembership } from './own-membership.ts';
import { PRIVATE_FEED_ROUTES, privateFeeds } from './private-feeds.ts';

/** The procedures of memberships and payments. */
export const membershipRouter = router({ ...checkout, ...ownMembership, ...gifts, feeds: privateFeeds });

export const MEMBERSHIP_ROUTES: readonly RestRoute[] = [
  ...CHECKOUT_ROUTES,
  ...OWN_MEMBERSHIP_ROUTES,
  ...GIFT_ROUTES,
  ...PRIVATE_FEED_ROUTES,
];
