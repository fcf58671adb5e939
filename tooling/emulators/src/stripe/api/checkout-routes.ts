import { z } from 'zod';
import { expireCheckout } from '../billing/advance.ts';
import { newCheckoutSession } from '../objects/checkout-session.ts';
import { listOf, newId } from '../objects/stripe-object.ts';
import type { StripeAccount } from '../stripe-account.ts';
import { DAY_SEC, readOrder } from './checkout-order.ts';
import { type NewSession, newSession } from './checkout-parameters.ts';
import { listObjects, paging } from './list-objects.ts';
import { parameters } from './parameters.ts';
import type { StripeApi } from './stripe-api.ts';
import { StripeError } from './stripe-error.ts';

export function checkoutRoutes(api: StripeApi): void {
  const { account } = api;
  api.route('POST', '/v1/checkout/sessions', newSession, (given) => create(account, given));
  const filters = {
    customer: z.string().optional(),
    payment_intent: z.string().optional(),
    status: z.string().optional(),
    subscription: z.string().optional(),
  };
  api.route('GET', '/v1/checkout/sessions', parameters({ ...paging, ...filters }), (given) =>
    listObjects(
      account,
      'checkout.session',
      given,
      (session) =>
        session.customer === (given.customer ?? session.customer) &&
        session.payment_intent === (given.payment_intent ?? session.payment_intent) &&
        session.status === (given.status ?? session.status) &&
        session.subscription === (given.subscription ?? session.subscription),
    ),
  );
  api.route('GET', '/v1/checkout/sessions/:id', parameters({}), (_given, id) => account.get('checkout.session', id));
  api.route('GET', '/v1/checkout/sessions/:id/line_items', parameters(paging), (_given, id) => lineItems(account, id));
  api.route('POST', '/v1/checkout/sessions/:id/expire', parameters({}), (_given, id) => {
    const session = account.get('checkout.session', id);
    if (session.status !== 'open') {
      throw new StripeError(
        400,
        `Only Checkout Sessions with a status in ["open"] can be expired. This one is ${session.status}.`,
      );
    }
    expireCheckout(account, session);
    return session;
  });
}

function create(account: StripeAccount, given: NewSession): object {
  if (given.customer !== undefined) account.get('customer', given.customer, 'customer');
  const order = readOrder(account, given);
  const created = account.now();
  const session = newCheckoutSession({
    allowPromotionCodes: given.allow_promotion_codes ?? null,
    automaticTax: given.automatic_tax?.enabled ?? false,
    cancel_url: given.cancel_url ?? null,
    client_reference_id: given.client_reference_id ?? null,
    created,
    customer: given.customer ?? null,
    customer_email: given.customer_email ?? null,
    expires_at: given.expires_at ?? created + DAY_SEC,
    locale: given.locale ?? null,
    metadata: given.metadata,
    mode: given.mode,
    order,
    origin: account.origin,
    successUrl: given.success_url,
  });
  if (given.customer_creation) session.customer_creation = given.customer_creation;
  account.orders.set(session.id, order);
  return account.add('checkout.session', session);
}

function lineItems(account: StripeAccount, id: string): object {
  const session = account.get('checkout.session', id);
  const order = account.orders.get(id);
  const item = {
    id: newId('li'),
    object: 'item',
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: session.amount_total,
    amount_tax: 0,
    amount_total: session.amount_total,
    currency: session.currency,
    description: order?.name ?? null,
    metadata: {},
    price: order?.price ?? null,
    quantity: order?.quantity ?? null,
  };
  return listOf([item], `/v1/checkout/sessions/${id}/line_items`);
}
