import type { FastifyInstance } from 'fastify';
import { escapeHtml, page } from '../../identity/page.ts';
import { payInvoice } from '../billing/invoices.ts';
import type { StripeAccount } from '../stripe-account.ts';
import { dateText, money } from './money.ts';

interface Path {
  Params: { id: string };
}

/** Adds the hosted pages of receipts and of invoices. A customer can pay an open invoice on its page. */
export function invoicePages(app: FastifyInstance, account: StripeAccount): void {
  const invoicePage = (id: string): string => {
    const { number, created, lines, total, status } = account.get('invoice', id);
    const rows = lines.data.map(({ description, amount }) => `<li>${escapeHtml(description)}: ${money(amount)}</li>`);
    const pay =
      status === 'open' ? `<form method="post" action="/i/${id}"><button>Pay ${money(total)}</button></form>` : '';
    return page(
      `Invoice ${number} (a stand-in)`,
      `<p>${dateText(created)}, ${status}</p><ul>${rows.join('')}</ul><p><strong>${money(total)}</strong></p>${pay}`,
    );
  };
  app.get<Path>('/i/:id', ({ params }, reply) => reply.type('text/html; charset=utf-8').send(invoicePage(params.id)));
  app.get<Path>('/i/:id/pdf', ({ params }, reply) => reply.redirect(`/i/${params.id}`));
  app.post<Path>('/i/:id', ({ params }, reply) => {
    const invoice = account.get('invoice', params.id);
    if (invoice.status === 'open' && !payInvoice(account, invoice)) account.emit('invoice.payment_failed', invoice);
    return reply.redirect(`/i/${params.id}`, 303);
  });
  app.get<Path>('/receipts/:id', ({ params }, reply) => {
    const { amount, created, refunded } = account.get('charge', params.id);
    const text = `<p>${dateText(created)}: ${money(amount)} ${refunded ? 'refunded' : 'paid'}</p>`;
    return reply.type('text/html; charset=utf-8').send(page('Receipt (a stand-in)', text));
  });
}
