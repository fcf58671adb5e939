import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { PaypalAccount } from './paypal-account.ts';
import { notFound, PaypalError, unprocessable } from './paypal-error.ts';
import { refundSale } from './refund-sale.ts';
import { Replays } from './replays.ts';
import { captureBody, captureRefundBody, disputeBody, type Refund, refundBody, type Sale, saleBody } from './sale.ts';
import { parseBody } from './subscription-routes.ts';

interface ById {
  Params: { id: string };
}

const dollars = z.string().regex(/^\d+\.\d\d$/);
const saleRefundSchema = z.object({ amount: z.object({ total: dollars, currency: z.literal('USD') }).optional() });
const captureRefundSchema = z.object({
  amount: z.object({ value: dollars, currency_code: z.literal('USD') }).optional(),
});

/** Adds the routes of payments, refunds and disputes. A subscription payment is both a sale (v1) and a capture (v2). */
export function paymentRoutes(app: FastifyInstance, account: PaypalAccount): void {
  const replays = new Replays<Refund>();
  app.get<ById>('/v1/payments/sale/:id', ({ params }) => saleBody(account, getSale(account, params.id)));
  app.post<ById>('/v1/payments/sale/:id/refund', (request, reply) => {
    const { amount } = parseBody(saleRefundSchema, request.body);
    const { made, isReplay } = replays.once(request, () => {
      const sale = getSale(account, request.params.id);
      if (left(sale) === 0) throw new PaypalError(400, 'TRANSACTION_ALREADY_REFUNDED');
      return refundSale(account, sale, cents(amount?.total, sale));
    });
    return reply.code(isReplay ? 200 : 201).send(refundBody(account, made));
  });
  app.get<ById>('/v1/payments/refund/:id', ({ params }) => refundBody(account, getRefund(account, params.id)));
  app.get<ById>('/v2/payments/captures/:id', ({ params }) => captureBody(account, getSale(account, params.id)));
  app.post<ById>('/v2/payments/captures/:id/refund', (request, reply) => {
    const { amount } = parseBody(captureRefundSchema, request.body);
    const { made } = replays.once(request, () => {
      const sale = getSale(account, request.params.id);
      if (left(sale) === 0) {
        throw unprocessable('CAPTURE_FULLY_REFUNDED', 'The capture has already been fully refunded');
      }
      return refundSale(account, sale, cents(amount?.value, sale));
    });
    return reply.code(201).send(captureRefundBody(account, made));
  });
  app.get<ById>('/v2/payments/refunds/:id', ({ params }) => captureRefundBody(account, getRefund(account, params.id)));
  disputeRoutes(app, account);
}

function disputeRoutes(app: FastifyInstance, account: PaypalAccount): void {
  app.get<{ Querystring: { disputed_transaction_id?: string } }>('/v1/customer/disputes', ({ query }) => {
    const id = query.disputed_transaction_id;
    const found = [...account.disputes.values()].filter(({ sale }) => id === undefined || sale.id === id);
    return { items: found.map((dispute) => disputeBody(account, dispute)), links: [] };
  });
  app.get<ById>('/v1/customer/disputes/:id', ({ params }) => {
    const dispute = account.disputes.get(params.id);
    if (!dispute) throw notFound();
    return disputeBody(account, dispute);
  });
}

/** Returns the paid sale with this ID. Throws PayPal's 404 if there is none. */
export function getSale({ sales }: PaypalAccount, id: string): Sale {
  const sale = sales.get(id);
  if (sale?.is !== 'completed') throw notFound();
  return sale;
}

function getRefund({ refunds }: PaypalAccount, id: string): Refund {
  const refund = refunds.get(id);
  if (!refund) throw notFound();
  return refund;
}

const left = ({ cents, refundedCents }: Sale): number => cents - refundedCents;

/** Returns the amount to refund, in cents. If the request has no amount, returns the part not yet refunded. */
function cents(given: string | undefined, sale: Sale): number {
  const asked = given === undefined ? left(sale) : Math.round(Number(given) * 100);
  if (asked > 0 && asked <= left(sale)) return asked;
  const description =
    'The refund amount must be less than or equal to the capture amount that has not yet been refunded.';
  throw unprocessable('REFUND_AMOUNT_EXCEEDED', description);
}
