import { z } from 'zod';
import { cancelLater, endSubscription, keepSubscription } from '../billing/cancellation.ts';
import { changePlan } from '../billing/change-plan.ts';
import { itemOf, type Subscription } from '../objects/subscription.ts';
import type { StripeAccount } from '../stripe-account.ts';
import { listObjects, paging } from './list-objects.ts';
import { flag, ignored, integer, metadata, parameters, text } from './parameters.ts';
import type { StripeApi } from './stripe-api.ts';
import { StripeError } from './stripe-error.ts';

const details = z.strictObject({
  comment: text.optional(),
  feedback: z
    .enum([
      'customer_service',
      'low_quality',
      'missing_features',
      'other',
      'switched_service',
      'too_complex',
      'too_expensive',
      'unused',
    ])
    .optional(),
});

const changes = parameters({
  automatic_tax: ignored,
  billing_cycle_anchor: z.enum(['now', 'unchanged']).optional(),
  cancel_at: z.union([z.literal(''), z.enum(['min_period_end', 'max_period_end']), integer]).optional(),
  cancel_at_period_end: flag.optional(),
  cancellation_details: details.optional(),
  default_payment_method: z.string().optional(),
  description: text.optional(),
  items: z
    .array(
      z.strictObject({
        id: z.string().optional(),
        price: z.string().optional(),
        quantity: integer.optional(),
        metadata: ignored,
        tax_rates: ignored,
      }),
    )
    .length(1)
    .optional(),
  metadata: metadata.optional(),
  payment_behavior: z
    .enum(['allow_incomplete', 'default_incomplete', 'error_if_incomplete'])
    .default('allow_incomplete'),
  proration_behavior: z.enum(['create_prorations', 'always_invoice', 'none']).default('create_prorations'),
  proration_date: ignored,
});
type Changes = z.output<typeof changes>;

const cancellation = parameters({ cancellation_details: details.optional(), invoice_now: ignored, prorate: ignored });

export function subscriptionRoutes(api: StripeApi): void {
  const { account } = api;
  const filters = {
    collection_method: ignored,
    customer: z.string().optional(),
    price: z.string().optional(),
    status: z.string().optional(),
  };
  api.route('GET', '/v1/subscriptions', parameters({ ...paging, ...filters }), (given) =>
    listObjects(
      account,
      'subscription',
      given,
      (subscription) =>
        hasStatus(subscription, given.status) &&
        subscription.customer === (given.customer ?? subscription.customer) &&
        itemOf(subscription).price.id === (given.price ?? itemOf(subscription).price.id),
    ),
  );
  api.route('GET', '/v1/subscriptions/:id', parameters({}), (_given, id) => account.get('subscription', id));
  api.route('POST', '/v1/subscriptions/:id', changes, (given, id) => {
    const subscription = account.get('subscription', id);
    change(account, subscription, given);
    return subscription;
  });
  api.route('DELETE', '/v1/subscriptions/:id', cancellation, (given, id) => {
    const subscription = account.get('subscription', id);
    if (subscription.status === 'canceled') {
      throw new StripeError(404, `No such subscription: '${id}'`, { code: 'resource_missing', param: 'id' });
    }
    const { comment = null, feedback = null } = given.cancellation_details ?? {};
    endSubscription(account, subscription, { comment, feedback, reason: 'cancellation_requested' });
    return subscription;
  });
}

function hasStatus({ status }: Subscription, wanted: string | undefined): boolean {
  if (wanted === 'all') return true;
  if (wanted === undefined) return status !== 'canceled';
  return status === (wanted === 'ended' ? 'canceled' : wanted);
}

function change(account: StripeAccount, subscription: Subscription, given: Changes): void {
  const { cancel_at: cancelAt, cancel_at_period_end: atPeriodEnd, items } = given;
  if (cancelAt !== undefined && atPeriodEnd !== undefined) {
    throw new StripeError(400, 'You may only specify one of these parameters: cancel_at, cancel_at_period_end.');
  }
  if (subscription.status === 'canceled' && (cancelAt ?? atPeriodEnd ?? items) !== undefined) {
    throw new StripeError(400, 'A canceled subscription can only update its cancellation_details and metadata.');
  }
  if (items) changeItem(account, subscription, given);
  changeEnd(account, subscription, given);
  const { description, metadata, default_payment_method: card } = given;
  const rest = {
    ...(description !== undefined && { description }),
    ...(metadata && { metadata: { ...subscription.metadata, ...metadata } }),
    ...(card !== undefined && {
      default_payment_method: account.get('payment_method', card, 'default_payment_method').id,
    }),
  };
  if (Object.keys(rest).length > 0) account.update(subscription, rest, 'customer.subscription.updated');
}

function changeItem(account: StripeAccount, subscription: Subscription, given: Changes): void {
  const [wanted] = given.items ?? [];
  const { id, price } = itemOf(subscription);
  if (wanted?.id !== id) {
    throw new StripeError(400, 'An update of items without the item’s ID would add a second item.', {
      param: 'items[0][id]',
    });
  }
  const { proration_behavior: proration, payment_behavior: payment } = given;
  changePlan(account, subscription, {
    price: account.get('price', wanted.price ?? price.id, 'items[0][price]'),
    quantity: wanted.quantity,
    prorates: proration !== 'none',
    mustPay: payment === 'error_if_incomplete',
  });
}

/**
 * Schedules a cancellation, or undoes a scheduled one. Each parameter undoes only a cancellation that was scheduled
 * with the same parameter: `cancel_at_period_end: false` doesn't undo one that the portal scheduled with `cancel_at`.
 */
function changeEnd(account: StripeAccount, subscription: Subscription, given: Changes): void {
  const { cancel_at: cancelAt, cancel_at_period_end: atPeriodEnd } = given;
  const { comment = null, feedback = null } = given.cancellation_details ?? {};
  const end = atPeriodEnd === true ? 'periodEnd' : endTime(subscription, cancelAt);
  if (end !== undefined) cancelLater(account, subscription, end, { comment, feedback });
  const takesBack = subscription.cancel_at_period_end ? atPeriodEnd === false : cancelAt === '';
  if (takesBack && subscription.cancel_at !== null) keepSubscription(account, subscription);
}

function endTime(subscription: Subscription, cancelAt: Changes['cancel_at']): number | undefined {
  if (typeof cancelAt === 'number') return cancelAt;
  return cancelAt ? itemOf(subscription).current_period_end : undefined;
}
