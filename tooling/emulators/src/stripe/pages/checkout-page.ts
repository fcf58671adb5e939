import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { escapeHtml, page } from '../../identity/page.ts';
import { payCheckout } from '../billing/pay-checkout.ts';
import type { CheckoutSession } from '../objects/checkout-session.ts';
import type { StripeAccount } from '../stripe-account.ts';
import { cardFields } from './card-fields.ts';
import { priceText } from './money.ts';

interface Path {
  Params: { id: string };
}

const form = z.object({ cardNumber: z.string(), email: z.string().optional(), billingName: z.string().optional() });

/** Adds the hosted checkout page, where a buyer pays by card, sees why a card was declined, or returns to the site. */
export function checkoutPage(app: FastifyInstance, account: StripeAccount): void {
  app.get<Path>('/c/pay/:id', ({ params }, reply) => {
    const session = account.find('checkout.session', params.id);
    reply.type('text/html; charset=utf-8');
    if (session?.status === 'open') return reply.send(checkout(account, session));
    return reply.code(session ? 200 : 404).send(over(session));
  });
  app.post<Path>('/c/pay/:id', ({ params, body }, reply) => {
    const session = account.find('checkout.session', params.id);
    reply.type('text/html; charset=utf-8');
    if (session?.status !== 'open') return reply.send(over(session));
    const { cardNumber: number, email, billingName: name } = form.parse(body);
    const decline = payCheckout(account, { session: session.id, number, email, name });
    if (decline) return reply.send(checkout(account, session, decline.message));
    return reply.redirect(session.success_url.replaceAll('{CHECKOUT_SESSION_ID}', session.id), 303);
  });
}

function checkout(account: StripeAccount, session: CheckoutSession, problem?: string): string {
  const order = account.orders.get(session.id);
  const known = account.find('customer', session.customer)?.email ?? session.customer_email;
  const email =
    known === null
      ? '<label>Email <input name="email" type="email" value="ada.winter@example.com" required></label>'
      : `<p>${escapeHtml(known)}</p>`;
  const back = session.cancel_url ? `<p><a href="${escapeHtml(session.cancel_url)}">Cancel and go back</a></p>` : '';
  const alert = problem === undefined ? '' : `<p role="alert">${escapeHtml(problem)}</p>`;
  return page(
    'Stripe checkout (a stand-in)',
    `<p>${escapeHtml(order?.name ?? '')}<br><strong>${order ? priceText(order.price) : ''}</strong></p>${alert}
<form method="post" action="/c/pay/${session.id}">${email}${cardFields()}
<label>Name on card <input name="billingName" autocomplete="off" value="Ada Winter" required></label>
<button>${session.mode === 'subscription' ? 'Subscribe' : 'Pay'}</button></form>${back}`,
  );
}

const over = (session: CheckoutSession | undefined): string =>
  page(
    'Stripe checkout (a stand-in)',
    `<p>${session ? `This checkout is ${session.status}.` : 'There is no such checkout.'}</p>`,
  );
