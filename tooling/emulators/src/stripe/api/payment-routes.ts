import { z } from 'zod';
import { payInvoice } from '../billing/invoices.ts';
import { newRefund } from '../objects/refund.ts';
import type { StripeAccount } from '../stripe-account.ts';
import { listObjects, paging } from './list-objects.ts';
import { ignored, integer, metadata, parameters } from './parameters.ts';
import type { StripeApi } from './stripe-api.ts';
import { StripeError } from './stripe-error.ts';

const id = z.string().optional();

export function paymentRoutes(api: StripeApi): void {
  const { account } = api;
  for (const [path, kind] of [
    ['charges', 'charge'],
    ['payment_intents', 'payment_intent'],
    ['payment_methods', 'payment_method'],
    ['refunds', 'refund'],
    ['disputes', 'dispute'],
    ['invoices', 'invoice'],
    ['invoice_payments', 'invoice_payment'],
    ['prices', 'price'],
    ['products', 'product'],
  ] as const) {
    api.route('GET', `/v1/${path}/:id`, parameters({}), (_given, id) => account.get(kind, id));
  }
  listRoutes(api);
  invoiceRoutes(api);
  const refund = parameters({
    amount: integer.positive().optional(),
    charge: id,
    instructions_email: ignored,
    metadata: metadata.default({}),
    payment_intent: id,
    reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  });
  api.route('POST', '/v1/refunds', refund, (given) => {
    const charge = given.charge ?? account.find('payment_intent', given.payment_intent ?? null)?.latest_charge;
    return refundCharge(account, { ...given, charge: charge ?? '' });
  });
}

function listRoutes(api: StripeApi): void {
  const { account } = api;
  api.route('GET', '/v1/charges', parameters({ ...paging, customer: id, payment_intent: id }), (given) =>
    listObjects(
      account,
      'charge',
      given,
      ({ customer, payment_intent: intent }) =>
        customer === (given.customer ?? customer) && intent === (given.payment_intent ?? intent),
    ),
  );
  api.route('GET', '/v1/payment_intents', parameters({ ...paging, customer: id }), (given) =>
    listObjects(account, 'payment_intent', given, ({ customer }) => customer === (given.customer ?? customer)),
  );
  for (const [path, kind] of [
    ['refunds', 'refund'],
    ['disputes', 'dispute'],
  ] as const) {
    api.route('GET', `/v1/${path}`, parameters({ ...paging, charge: id, payment_intent: id }), (given) =>
      listObjects(
        account,
        kind,
        given,
        ({ charge, payment_intent: intent }) =>
          charge === (given.charge ?? charge) && intent === (given.payment_intent ?? intent),
      ),
    );
  }
}

function invoiceRoutes(api: StripeApi): void {
  const { account } = api;
  const filters = { customer: id, status: id, subscription: id };
  api.route('GET', '/v1/invoices', parameters({ ...paging, ...filters }), (given) =>
    listObjects(
      account,
      'invoice',
      given,
      ({ customer, status, parent }) =>
        customer === (given.customer ?? customer) &&
        status === (given.status ?? status) &&
        parent.subscription_details.subscription === (given.subscription ?? parent.subscription_details.subscription),
    ),
  );
  const payment = z.strictObject({ payment_intent: id, type: z.literal('payment_intent') }).optional();
  api.route('GET', '/v1/invoice_payments', parameters({ ...paging, invoice: id, payment, status: id }), (given) =>
    listObjects(
      account,
      'invoice_payment',
      given,
      ({ invoice, payment, status }) =>
        invoice === (given.invoice ?? invoice) &&
        payment.payment_intent === (given.payment?.payment_intent ?? payment.payment_intent) &&
        status === (given.status ?? status),
    ),
  );
  api.route('POST', '/v1/invoices/:id/pay', parameters({}), (_given, id) => {
    const invoice = account.get('invoice', id);
    if (invoice.status !== 'open') throw new StripeError(400, 'Invoice is already paid', { code: 'invoice_not_open' });
    if (payInvoice(account, invoice)) return invoice;
    account.emit('invoice.payment_failed', invoice);
    throw new StripeError(402, 'Your card was declined.', { type: 'card_error', code: 'card_declined' });
  });
}

interface NewRefund {
  charge: string;
  amount?: number | undefined;
  metadata?: Record<string, string>;
  reason?: string | undefined;
}

/** Refunds the given amount of a charge, or all that is left of it. */
export function refundCharge(account: StripeAccount, given: NewRefund): object {
  const charge = account.get('charge', given.charge, 'charge');
  const left = charge.amount - charge.amount_refunded;
  const amount = given.amount ?? left;
  if (charge.refunded) {
    throw new StripeError(400, `Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' });
  }
  if (charge.disputed) {
    throw new StripeError(400, `Charge ${charge.id} has been charged back; cannot issue a refund.`, {
      code: 'charge_disputed',
    });
  }
  if (charge.status === 'failed') throw new StripeError(400, `Charge ${charge.id} is not refundable.`);
  if (amount > left) {
    throw new StripeError(400, 'Refund amount is greater than unrefunded amount on charge.', { param: 'amount' });
  }
  const { metadata = {}, reason = null } = given;
  const refund = account.add('refund', newRefund({ amount, charge, created: account.now(), metadata, reason }));
  Object.assign(charge, { amount_refunded: charge.amount_refunded + amount, refunded: amount === left });
  account.emit('refund.created', refund);
  account.emit('charge.refunded', charge);
  return refund;
}
