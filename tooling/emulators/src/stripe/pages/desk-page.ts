import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { escapeHtml, hiddenFields, page } from '../../identity/page.ts';
import { itemOf, type Subscription } from '../objects/subscription.ts';
import type { StripeAccount } from '../stripe-account.ts';
import type { StripeControls } from '../stripe-controls.ts';
import { dateText, priceText } from './money.ts';

const form = z.object({ action: z.string(), id: z.string() });

/** The label of a button, and what the button does. `id` is the ID of a subscription. */
type Action = [label: string, run: (account: StripeAccount, controls: StripeControls, id: string) => unknown];

const WORKING = '4242424242424242';
const FAILING = '4000000000000341';
const DAY_SEC = 24 * 3600;

const ACTIONS: Record<string, Action> = {
  renew: [
    'Go to the day after the period’s end',
    (account, controls, id) => {
      const { current_period_end: end } = itemOf(account.get('subscription', id));
      controls.advance({ seconds: end + DAY_SEC - account.now() });
    },
  ],
  week: ['Go one week forward', (_account, controls) => controls.advance({ days: 7 })],
  fail: [
    'Let the next payments fail',
    (account, controls, id) => controls.replaceCard(account.get('subscription', id).customer, FAILING),
  ],
  succeed: [
    'Let the next payments succeed',
    (account, controls, id) => controls.replaceCard(account.get('subscription', id).customer, WORKING),
  ],
  refund: ['Refund the last payment', (_account, controls, id) => onLastCharge(controls, id, controls.refund)],
  dispute: [
    'The bank disputes the last payment',
    (_account, controls, id) => onLastCharge(controls, id, controls.dispute),
  ],
  delete: [
    'Delete the customer',
    (account, controls, id) => controls.deleteCustomer(account.get('subscription', id).customer),
  ],
};

/** Adds the page whose buttons move the time forward, or do what banks and administrators do. */
export function deskPage(app: FastifyInstance, account: StripeAccount, controls: StripeControls): void {
  app.get('/', (_request, reply) => reply.type('text/html; charset=utf-8').send(desk(account)));
  app.post('/', ({ body }, reply) => {
    const { action, id } = form.parse(body);
    ACTIONS[action]?.[1](account, controls, id);
    return reply.redirect('/', 303);
  });
}

function desk(account: StripeAccount): string {
  const parts = account.list('subscription').map((subscription) => subscriptionText(account, subscription));
  const now = `<p>It is ${dateText(account.now())}.</p>`;
  return page('Stripe (a stand-in)', `${now}${parts.join('') || '<p>Nobody has subscribed yet.</p>'}`);
}

function subscriptionText(account: StripeAccount, subscription: Subscription): string {
  const { id, customer, status } = subscription;
  const { price, current_period_end: end } = itemOf(subscription);
  const buttons = Object.entries(ACTIONS).map(
    ([action, [label]]) => `<button name="action" value="${action}">${label}</button>`,
  );
  return `<h2>${escapeHtml(account.find('customer', customer)?.email ?? customer)}: ${status}</h2>
<p>${priceText(price)}, until ${dateText(end)}</p>
<form method="post" action="/">${hiddenFields([['id', id]])}${account.deletedCustomers.has(customer) ? '' : buttons.join('')}</form>`;
}

function onLastCharge(controls: StripeControls, id: string, run: (charge: string) => unknown): void {
  const [charge] = controls.chargesOf(id);
  if (charge !== undefined) run(charge);
}
