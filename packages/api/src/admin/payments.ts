import { doneResponse } from '@longreturn/contract/account';
import { adminUserSchema, userIdInput } from '@longreturn/contract/admin';
import {
  adminSubscriptionPage,
  listPaymentEventsInput,
  listSubscriptionsInput,
  paymentEventPage,
  paymentEventSchema,
  reconciliationSchema,
  revenueSchema,
} from '@longreturn/contract/admin-membership';
import { idSchema } from '@longreturn/contract/scalars';
import { cancelUser } from '@longreturn/core/admin/cancel-user';
import { getRevenue } from '@longreturn/core/admin/get-revenue';
import { listSubscriptions } from '@longreturn/core/admin/list-subscriptions';
import {
  listPaymentEvents,
  listReconciliations,
  queueReconciliation,
  rerunPaymentEvent,
} from '@longreturn/core/admin/payment-events';
import { refundUser } from '@longreturn/core/admin/refund-user';
import { z } from 'zod';
import { done } from '../done.ts';
import type { RestRoute } from '../rest-route.ts';
import { adminOnly, router } from '../trpc.ts';

/** The admin procedures for subscriptions and payments. */
export const payments = router({
  subscriptions: adminOnly
    .input(listSubscriptionsInput)
    .output(adminSubscriptionPage)
    .query(({ ctx, input }) => listSubscriptions(ctx.deps, ctx.actor, input)),
  revenue: adminOnly.output(revenueSchema).query(({ ctx }) => getRevenue(ctx.deps, ctx.actor)),
  events: adminOnly
    .input(listPaymentEventsInput)
    .output(paymentEventPage)
    .query(({ ctx, input }) => listPaymentEvents(ctx.deps, ctx.actor, input)),
  rerunEvent: adminOnly
    .input(z.object({ id: idSchema }))
    .output(paymentEventSchema)
    .mutation(({ ctx, input }) => rerunPaymentEvent(ctx.deps, ctx.actor, input)),
  reconciliations: adminOnly
    .output(z.array(reconciliationSchema))
    .query(({ ctx }) => listReconciliations(ctx.deps, ctx.actor)),
  reconcile: adminOnly.output(doneResponse).mutation(({ ctx }) => done(queueReconciliation(ctx.deps, ctx.actor))),
  refund: adminOnly
    .input(userIdInput)
    .output(adminUserSchema)
    .mutation(({ ctx, input }) => refundUser(ctx.deps, ctx.actor, input)),
  cancel: adminOnly
    .input(userIdInput)
    .output(adminUserSchema)
    .mutation(({ ctx, input }) => cancelUser(ctx.deps, ctx.actor, input)),
});

const PAYMENT_ERRORS = ['payments.notConfigured', 'payments.unavailable'] as const;

export const PAYMENT_ROUTES: readonly RestRoute[] = [
  {
    method: 'GET',
    path: '/api/admin/subscriptions',
    calls: 'admin.payments.subscriptions',
    summary: 'The subscriptions at Stripe and PayPal, the latest first',
    paged: true,
  },
  {
    method: 'GET',
    path: '/api/admin/revenue',
    calls: 'admin.payments.revenue',
    summary: 'For each of the last twelve months, the revenue and how many subscriptions ran, began and ended',
  },
  {
    method: 'GET',
    path: '/api/admin/payment-events',
    calls: 'admin.payments.events',
    summary: 'The events that Stripe and PayPal sent, the latest first',
    paged: true,
  },
  {
    method: 'POST',
    path: '/api/admin/payment-events/{id}/rerun',
    calls: 'admin.payments.rerunEvent',
    summary: 'Processes a payment event again',
    errors: ['event.unknown', ...PAYMENT_ERRORS],
  },
  {
    method: 'GET',
    path: '/api/admin/reconciliations',
    calls: 'admin.payments.reconciliations',
    summary: 'The reports of the nightly comparisons with the payment providers',
  },
  {
    method: 'POST',
    path: '/api/admin/reconciliations',
    calls: 'admin.payments.reconcile',
    summary: 'Queues a comparison with the payment providers',
    errors: ['reconciliation.none'],
  },
  {
    method: 'POST',
    path: '/api/admin/users/{userId}/refund',
    calls: 'admin.payments.refund',
    summary: 'Refunds the last payment of an account and ends its subscription at once',
    errors: ['user.unknown', 'membership.none', ...PAYMENT_ERRORS],
  },
  {
    method: 'POST',
    path: '/api/admin/users/{userId}/cancel',
    calls: 'admin.payments.cancel',
    summary: 'Cancels the subscription of an account. Access continues to the end of the paid period',
    errors: ['user.unknown', 'membership.none', ...PAYMENT_ERRORS],
  },
];
