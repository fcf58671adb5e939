import {
  paypalSubscriptionInput,
  paypalSubscriptionResponse,
  plansResponse,
  stripeCheckoutInput,
  stripeCheckoutResponse,
} from '@longreturn/contract/membership';
import { listPlans } from '@longreturn/core/membership/list-plans';
import { startCheckout } from '@longreturn/core/membership/start-checkout';
import type { RestRoute } from '../rest-route.ts';
import { publicContent, signedIn } from '../trpc.ts';

/** The procedures to choose and buy a plan. */
export const checkout = {
  plans: publicContent.output(plansResponse).query(({ ctx }) => listPlans(ctx.deps)),
  stripeCheckout: signedIn
    .input(stripeCheckoutInput)
    .output(stripeCheckoutResponse)
    .mutation(async ({ ctx, input }) => ({
      url: await startCheckout(ctx.deps, ctx.actor, { ...input, provider: 'stripe' }),
    })),
  paypalSubscription: signedIn
    .input(paypalSubscriptionInput)
    .output(paypalSubscriptionResponse)
    .mutation(async ({ ctx, input: { plan, successUrl, cancelUrl } }) => ({
      approvalUrl: await startCheckout(ctx.deps, ctx.actor, { provider: 'paypal', plan, successUrl, cancelUrl }),
    })),
};

const CHECKOUT_ERRORS = [
  'plan.unknown',
  'returnUrl.foreign',
  'member.already',
  'payments.notConfigured',
  'payments.unavailable',
] as const;

export const CHECKOUT_ROUTES: readonly RestRoute[] = [
  {
    method: 'GET',
    path: '/api/membership/plans',
    calls: 'membership.plans',
    summary: 'The plans with their prices, and the payment providers',
  },
  {
    method: 'POST',
    path: '/api/payments/stripe/checkout',
    calls: 'membership.stripeCheckout',
    summary: 'Starts the checkout of a plan at Stripe and returns the URL of the checkout',
    errors: CHECKOUT_ERRORS,
  },
  {
    method: 'POST',
    path: '/api/payments/paypal/subscription',
    calls: 'membership.paypalSubscription',
    summary: 'Creates a PayPal subscription and returns the URL where the buyer approves it',
    errors: CHECKOUT_ERRORS,
  },
];
