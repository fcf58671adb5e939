import { emitEvent } from './emit-event.ts';
import { newId, type PaypalAccount, timeText, total } from './paypal-account.ts';
import { type Dispute, disputeBody, type Refund, refundBody, type Sale } from './sale.ts';

/** Refunds `cents` of a sale, by default all that is left, and sends the event. */
export function refundSale(account: PaypalAccount, sale: Sale, cents = sale.cents - sale.refundedCents): Refund {
  const refund = takeBack(account, sale, cents, 'refunded');
  emitEvent(account, 'PAYMENT.SALE.REFUNDED', {
    resourceType: 'refund',
    summary: `A $ ${total(cents).total} USD sale payment was refunded`,
    resource: refundBody(account, refund),
  });
  return refund;
}

/**
 * Lets a bank or PayPal take a sale's money back. The event is as in PayPal's documentation: it names neither the sale
 * nor the subscription, but links to the refund, which names the sale.
 */
export function reverseSale(account: PaypalAccount, sale: Sale): void {
  const { id, cents, at } = takeBack(account, sale, sale.cents - sale.refundedCents, 'reversed');
  emitEvent(account, 'PAYMENT.SALE.REVERSED', {
    resourceType: 'sale',
    summary: `A $ ${total(cents).total} USD sale payment was reversed`,
    resource: {
      id,
      create_time: timeText(at),
      state: 'completed',
      amount: { ...total(-cents), details: { subtotal: total(-cents).total } },
      links: [{ href: `${account.origin()}/v1/payments/refund/${id}`, rel: 'self', method: 'GET' }],
    },
  });
}

function takeBack(account: PaypalAccount, sale: Sale, cents: number, is: Refund['is']): Refund {
  const at = account.clock.now();
  const refund: Refund = { id: newId(17), saleId: sale.id, cents, at, is };
  account.refunds.set(refund.id, refund);
  sale.refundedCents += cents;
  sale.updatedAt = at;
  return refund;
}

/** Opens a buyer's dispute about a sale. No money is moved. */
export function disputeSale(account: PaypalAccount, sale: Sale): Dispute {
  const dispute: Dispute = { id: `PP-R-${newId(8)}`, sale, at: account.clock.now(), reason: 'UNAUTHORISED' };
  account.disputes.set(dispute.id, dispute);
  emitEvent(account, 'CUSTOMER.DISPUTE.CREATED', {
    resourceType: 'dispute',
    summary: 'A new dispute opened with Case # '.concat(dispute.id),
    resource: disputeBody(account, dispute),
  });
  return dispute;
}
