import {
  giftOfferSchema,
  giftSchema,
  membershipResponse,
  portalResponse,
  redeemCodeInput,
  redeemGiftInput,
  startGiftInput,
} from '@longreturn/contract/membership';
import { getGiftOffer, listGifts, redeemGift, startGift } from '@longreturn/core/membership/gifts';
import { redeemCode } from '@longreturn/core/membership/group-codes';
import { z } from 'zod';
import type { RestRoute } from '../rest-route.ts';
import { procedure, signedIn } from '../trpc.ts';

/** The procedures to give and redeem memberships. */
export const gifts = {
  gifts: signedIn.output(z.array(giftSchema)).query(({ ctx }) => listGifts(ctx.deps, ctx.actor)),
  giftOffer: procedure
    .input(redeemGiftInput)
    .output(giftOfferSchema)
    .query(({ ctx, input }) => getGiftOffer(ctx.deps, ctx.actor, input)),
  startGift: signedIn
    .input(startGiftInput)
    .output(portalResponse)
    .mutation(async ({ ctx, input }) => ({ url: await startGift(ctx.deps, ctx.actor, input) })),
  redeemGift: signedIn
    .input(redeemGiftInput)
    .output(membershipResponse)
    .mutation(({ ctx, input }) => redeemGift(ctx.deps, ctx.actor, input)),
  redeemCode: signedIn
    .input(redeemCodeInput)
    .output(membershipResponse)
    .mutation(({ ctx, input }) => redeemCode(ctx.deps, ctx.actor, input)),
};

export const GIFT_ROUTES: readonly RestRoute[] = [
  {
    method: 'GET',
    path: '/api/membership/gifts',
    calls: 'membership.gifts',
    summary: 'The gifts that the user bought, with the links to redeem them',
  },
  {
    method: 'POST',
    path: '/api/membership/gifts',
    calls: 'membership.startGift',
    summary: 'Starts the payment of a gift membership and returns the URL of the checkout',
    errors: ['plan.unknown', 'returnUrl.foreign', 'gift.unavailable', 'payments.unavailable'],
  },
  {
    method: 'POST',
    path: '/api/membership/gifts/redeem',
    calls: 'membership.redeemGift',
    summary: 'Redeems a gift. It begins now, or when the user’s current access ends',
    errors: ['gift.invalid', 'member.already'],
  },
  {
    method: 'POST',
    path: '/api/membership/codes/redeem',
    calls: 'membership.redeemCode',
    summary: 'Redeems a group code for a complimentary membership',
    errors: ['code.unknown', 'code.full'],
  },
];
