import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { escapeHtml, page } from '../../identity/page.ts';
import { cancelLater, keepSubscription } from '../billing/cancellation.ts';
import { changePlan } from '../billing/change-plan.ts';
import { replaceCard } from '../billing/replace-card.ts';
import type { PortalSession } from '../objects/portal-session.ts';
import { itemOf, type Subscription } from '../objects/subscription.ts';
import type { StripeAccount } from '../stripe-account.ts';
import { cardFields } from './card-fields.ts';
import { dateText, money, priceText } from './money.ts';

interface Path {
  Params: { id: string };
}

const form = z.object({
  action: z.enum(['cancel', 'renew', 'switch', 'card']),
  subscription: z.string().optional(),
  price: z.string().optional(),
  cardNumber: z.string().default(''),
});

/** Adds the billing portal, where customers cancel or renew subscriptions, change plans or cards, and find invoices. */
export function portalPage(app: FastifyInstance, account: StripeAccount, plans: readonly string[]): void {
  app.get<Path>('/p/session/:id', ({ params }, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .send(portal(account, account.get('billing_portal.session', params.id), plans)),
  );
  app.post<Path>('/p/session/:id', ({ params, body }, reply) => {
    const session = account.get('billing_portal.session', params.id);
    act(account, session, form.parse(body));
    return reply.redirect(`/p/session/${session.id}`, 303);
  });
}

function act(account: StripeAccount, { customer }: PortalSession, given: z.output<typeof form>): void {
  const { action, cardNumber, price = '' } = given;
  const own = account.find('subscription', given.subscription ?? null);
  const subscription = own?.customer === customer ? own : undefined;
  if (action === 'card') replaceCard(account, customer, cardNumber);
  if (!subscription) return;
  if (action === 'renew') keepSubscription(account, subscription);
  // With flexible billing, the portal sets `cancel_at`, not `cancel_at_period_end`.
  if (action === 'cancel') cancelLater(account, subscription, itemOf(subscription).current_period_end);
  if (action === 'switch') {
    changePlan(account, subscription, { price: account.get('price', price), prorates: true, mustPay: false });
  }
}

function portal(account: StripeAccount, { id, customer, return_url: back }: PortalSession, plans: readonly string[]) {
  const running = account.list('subscription').filter((one) => one.customer === customer && one.status !== 'canceled');
  const invoices = account
    .list('invoice')
    .filter((invoice) => invoice.customer === customer && invoice.hosted_invoice_url !== null)
    .map(
      ({ hosted_invoice_url: url, number, total, status }) =>
        `<li><a href="${url}">Invoice ${number}</a>, ${money(total)}, ${status}</li>`,
    );
  const action = `<form method="post" action="/p/session/${id}">`;
  return page(
    'Stripe billing portal (a stand-in)',
    `${running.map((one) => subscriptionText(account, action, one, plans)).join('') || '<p>No subscription</p>'}
<h2>Payment method</h2>${action}${cardFields()}<button name="action" value="card">Replace card</button></form>
<h2>Invoices</h2><ul>${invoices.join('')}</ul>
${back === null ? '' : `<p><a href="${escapeHtml(back)}">Return to the site</a></p>`}`,
  );
}

function subscriptionText(
  account: StripeAccount,
  action: string,
  subscription: Subscription,
  plans: readonly string[],
) {
  const { id, status, cancel_at: end } = subscription;
  const { price, current_period_end: renewal } = itemOf(subscription);
  const others = plans
    .filter((plan) => plan !== price.id)
    .map(
      (plan) =>
        `<input type="hidden" name="price" value="${plan}"><button name="action" value="switch">Switch to ${priceText(account.get('price', plan))}</button>`,
    );
  const decide =
    end === null
      ? `<button name="action" value="cancel">Cancel subscription</button>`
      : `<button name="action" value="renew">Renew subscription</button>`;
  return `<h2>${priceText(price)}</h2><p>${status}, ${end === null ? `renews on ${dateText(renewal)}` : `ends on ${dateText(end)}`}</p>
${action}<input type="hidden" name="subscription" value="${id}">${decide}${others.join('')}</form>`;
}
