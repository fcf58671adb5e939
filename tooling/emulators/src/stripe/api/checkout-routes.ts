import { z } from 'zod';
import { expireCheckout } from '../billing/advance.ts';
import { newCheckoutSession, type Order } from '../objects/checkout-session.ts';
import { newPrice, newProduct } from '../objects/price.ts';
import { listOf, newId } from '../objects/stripe-object.ts';
import type { StripeAccount } from '../stripe-account.ts';
import { listObjects, paging } from './list-objects.ts';
import { flag, ignored, integer, metadata, parameters, text } from './parameters.ts';
import type { StripeApi } from './stripe-api.ts';
import { StripeError } from './stripe-error.ts';

const priceData = z.strictObject({
  currency: z.string(),
  product: z.string().optional(),
  product_data: z
    .strictObject({
      name: text,
      description: text.optional(),
      images: ignored,
      metadata: metadata.optional(),
      tax_code: ignored,
    })
    .optional(),
  recurring: z
    .strictObject({ interval: z.enum(['day', 'week', 'month', 'year']), interval_count: integer.default(1) })
    .optional(),
  tax_behavior: ignored,
  unit_amount: integer.nonnegative(),
});

const lineItem = z.strictObject({
  price: z.string().optional(),
  price_data: priceData.optional(),
  quantity: integer.positive().default(1),
  adjustable_quantity: ignored,
});

const passedOn = { description: text.optional(), metadata: metadata.default({}) };

const newSession = parameters({
  adaptive_pricing: ignored,
  allow_promotion_codes: flag.optional(),
  automatic_tax: z.strictObject({ enabled: flag, liability: ignored }).optional(),
  billing_address_collection: ignored,
  cancel_url: z.url().optional(),
  client_reference_id: z.string().max(200).optional(),
  consent_collection: ignored,
  custom_text: ignored,
  customer: z.string().optional(),
  customer_creation: z.enum(['always', 'if_required']).optional(),
  customer_email: z.email().optional(),
  customer_update: z.strictObject({ address: text.optional(), name: text.optional(), shipping: ignored }).optional(),
  expires_at: integer.optional(),
  integration_identifier: ignored,
  invoice_creation: ignored,
  line_items: z.array(lineItem).length(1),
  locale: text.optional(),
  metadata: metadata.default({}),
  mode: z.enum(['payment', 'subscription']),
  origin_context: ignored,
  payment_intent_data: z
    .strictObject({
      ...passedOn,
      receipt_email: ignored,
      setup_future_usage: ignored,
      statement_descriptor_suffix: ignored,
    })
    .optional(),
  payment_method_collection: ignored,
  payment_method_types: ignored,
  phone_number_collection: ignored,
  saved_payment_method_options: ignored,
  submit_type: ignored,
  subscription_data: z
    .strictObject({ ...passedOn, billing_mode: ignored, invoice_settings: ignored, proration_behavior: ignored })
    .optional(),
  success_url: z.url(),
  tax_id_collection: ignored,
  ui_mode: z.enum(['hosted_page']).optional(),
});
type NewSession = z.output<typeof newSession>;

const DAY_SEC = 24 * 3600;
const SHORTEST_SEC = 30 * 60;

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
  const problem = contradiction(account, given, order);
  if (problem) throw new StripeError(400, problem.message, { param: problem.param });
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

function readOrder(account: StripeAccount, { line_items, subscription_data, payment_intent_data }: NewSession): Order {
  const [item] = line_items;
  const { price, price_data: data, quantity = 1 } = item ?? {};
  const passedOn = subscription_data ?? payment_intent_data;
  const details = { quantity, description: passedOn?.description ?? null, metadata: passedOn?.metadata ?? {} };
  if (price !== undefined) {
    const found = account.get('price', price, 'line_items[0][price]');
    return { ...details, price: found, name: account.get('product', found.product).name };
  }
  const { product, product_data: productData } = data ?? {};
  if (!data || (product === undefined) === (productData === undefined)) {
    throw new StripeError(400, 'A line item needs a price, or price_data with a product.', { param: 'line_items[0]' });
  }
  const created = account.now();
  const sold = productData
    ? account.add('product', newProduct({ ...productData, created }))
    : account.get('product', product ?? '', 'line_items[0][price_data][product]');
  const { currency, unit_amount: amount, recurring } = data;
  const interval = recurring && { interval: recurring.interval, intervalCount: recurring.interval_count };
  const made = newPrice({ amount, currency, created, product: sold.id, ...interval });
  return { ...details, price: account.add('price', made), name: sold.name };
}

/** Returns which parameters contradict each other, in Stripe's words where they are known. */
function contradiction(
  account: StripeAccount,
  given: NewSession,
  { price }: Order,
): { message: string; param: string } | undefined {
  const { mode, customer, expires_at: expiresAt } = given;
  const subscribes = mode === 'subscription';
  const rules: [boolean, string, string][] = [
    [
      customer !== undefined && given.customer_email !== undefined,
      'customer_email',
      'You may only specify one of these parameters: customer, customer_email.',
    ],
    [
      subscribes && !price.recurring,
      'line_items[0][price]',
      'You must provide at least one recurring price in `subscription` mode when using prices.',
    ],
    [
      !subscribes && price.recurring !== null,
      'line_items[0][price]',
      'You specified `payment` mode but passed a recurring price.',
    ],
    [!price.active, 'line_items[0][price]', `The price specified is inactive. This field only accepts active prices.`],
    [
      !subscribes && given.subscription_data !== undefined,
      'subscription_data',
      'You can not pass `subscription_data` in `payment` mode.',
    ],
    [
      subscribes && given.payment_intent_data !== undefined,
      'payment_intent_data',
      'You can not pass `payment_intent_data` in `subscription` mode.',
    ],
    [
      subscribes && given.customer_creation !== undefined,
      'customer_creation',
      '`customer_creation` can only be used in `payment` mode.',
    ],
    [
      given.automatic_tax?.enabled === true && needsAddress(account, given),
      'customer_update[address]',
      'Automatic tax calculation in Checkout requires a valid address on the Customer. Add a valid address to the Customer or set either `customer_update[address]` to "auto" or `customer_update[shipping]` to "auto" to save the address entered in Checkout to the Customer.',
    ],
    [
      given.customer_update !== undefined && customer === undefined,
      'customer_update',
      '`customer_update` can only be used with `customer`.',
    ],
    [
      expiresAt !== undefined && expiresAt < account.now() + SHORTEST_SEC - 5,
      'expires_at',
      'The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.',
    ],
    [
      expiresAt !== undefined && expiresAt > account.now() + DAY_SEC + 5,
      'expires_at',
      'The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.',
    ],
  ];
  const broken = rules.find(([isBroken]) => isBroken);
  return broken && { param: broken[1], message: broken[2] };
}

const needsAddress = (account: StripeAccount, { customer, customer_update: update }: NewSession): boolean =>
  account.find('customer', customer ?? null)?.address === null && update?.address !== 'auto';

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
