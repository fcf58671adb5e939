import type { Order } from '../objects/checkout-session.ts';
import { newPrice, newProduct } from '../objects/price.ts';
import type { StripeAccount } from '../stripe-account.ts';
import type { NewSession } from './checkout-parameters.ts';
import { StripeError } from './stripe-error.ts';

export const DAY_SEC = 24 * 3600;
const SHORTEST_SEC = 30 * 60;

/** Returns what a checkout sells. Throws Stripe's error if parameters contradict each other. */
export function readOrder(account: StripeAccount, given: NewSession): Order {
  const order = orderOf(account, given);
  const problem = contradiction(account, given, order);
  if (problem) throw new StripeError(400, problem.message, { param: problem.param });
  return order;
}

function orderOf(account: StripeAccount, { line_items, subscription_data, payment_intent_data }: NewSession): Order {
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

/** Returns which parameter contradicts the others, and a message: Stripe's own message where it is known. */
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
    [!price.active, 'line_items[0][price]', 'The price specified is inactive.'],
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
      'Automatic tax needs a customer address: set `customer_update[address]` to "auto" to save the entered address.',
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
