import { doneResponse } from '@longreturn/contract/account';
import {
  setEditionsInput,
  subscribeInput,
  subscriptionLinkInput,
  subscriptionSchema,
} from '@longreturn/contract/newsletter';
import { confirmSubscription } from '@longreturn/core/newsletter/confirm-subscription';
import { getSubscription, setEditions } from '@longreturn/core/newsletter/set-editions';
import { subscribe } from '@longreturn/core/newsletter/subscribe';
import { unsubscribe } from '@longreturn/core/newsletter/unsubscribe';
import { done } from '../done.ts';
import type { RestRoute } from '../rest-route.ts';
import { procedure, router } from '../trpc.ts';
import { ISSUE_ROUTES, issues } from './issues.ts';

/**
 * The procedures for subscriptions and the archive of sent issues. A subscriber is identified by an email address or by
 * the token of a signed link from an email.
 */
export const newsletterRouter = router({
  issues,
  subscribe: procedure
    .input(subscribeInput)
    .output(doneResponse)
    .mutation(({ ctx, input }) => done(subscribe(ctx.deps, ctx.client, input))),
  confirm: procedure
    .input(subscriptionLinkInput)
    .output(subscriptionSchema)
    .mutation(({ ctx, input }) => confirmSubscription(ctx.deps, input)),
  unsubscribe: procedure
    .input(subscriptionLinkInput)
    .output(subscriptionSchema)
    .mutation(({ ctx, input }) => unsubscribe(ctx.deps, input)),
  subscription: procedure
    .input(subscriptionLinkInput)
    .output(subscriptionSchema)
    .query(({ ctx, input }) => getSubscription(ctx.deps, input)),
  setEditions: procedure
    .input(setEditionsInput)
    .output(subscriptionSchema)
    .mutation(({ ctx, input }) => setEditions(ctx.deps, ctx.client, input)),
});

export const NEWSLETTER_ROUTES: readonly RestRoute[] = [
  {
    method: 'POST',
    path: '/api/newsletter/subscribe',
    calls: 'newsletter.subscribe',
    summary: 'Subscribes an email address. The response is the same if the address is already subscribed',
  },
  {
    method: 'POST',
    path: '/api/newsletter/confirm',
    calls: 'newsletter.confirm',
    summary: 'Confirms a subscription with the token from the email',
    errors: ['link.invalid'],
  },
  {
    method: 'POST',
    path: '/api/newsletter/unsubscribe',
    calls: 'newsletter.unsubscribe',
    oneClick: true,
    summary: 'Unsubscribes with the token from an email. Supports one-click unsubscribe (RFC 8058)',
    errors: ['link.invalid'],
  },
  ...ISSUE_ROUTES,
];
