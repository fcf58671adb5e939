import type { FastifyInstance } from 'fastify';
import { escapeHtml, hiddenFields, page } from '../identity/page.ts';
import type { ControlCall } from '../payments/control-routes.ts';
import { type PaypalAccount, timeText } from './paypal-account.ts';
import type { Sale } from './sale.ts';
import type { Subscription } from './subscription.ts';

/** A button: its label, the control call and the fields of the call. */
type Button = [label: string, call: string, fields: Record<string, string>];

/** Adds the page with all subscriptions. Its buttons act for buyers, banks and PayPal, or move the time forward. */
export function deskPage(app: FastifyInstance, account: PaypalAccount, calls: Record<string, ControlCall>): void {
  app.get('/', (_request, reply) => reply.type('text/html; charset=utf-8').send(desk(account)));
  app.post<{ Body: URLSearchParams }>('/', async ({ body }, reply) => {
    const { call = '', ...fields } = Object.fromEntries(body);
    await calls[call]?.(fields);
    return reply.redirect('/', 303);
  });
}

function desk(account: PaypalAccount): string {
  const subscriptions = [...account.subscriptions.values()].toReversed();
  const parts = subscriptions.map((subscription) => {
    const { id, status, planId, nextBillingAt } = subscription;
    const next = nextBillingAt === undefined ? '' : `, next bill ${timeText(nextBillingAt)}`;
    const text = `${account.plans.get(planId)?.name ?? planId}${next}`;
    const buttons = buttonsOf(account, subscription).map(form).join('');
    return `<h2>${id}: ${status}</h2><p>${escapeHtml(text)}</p>${buttons}`;
  });
  const now = `<p>It is ${timeText(account.clock.now())}.</p>`;
  return page('PayPal (a stand-in)', `${now}${parts.join('') || '<p>Nobody has subscribed yet.</p>'}`);
}

function buttonsOf({ sales }: PaypalAccount, { id, status, nextBillingAt, payments }: Subscription): Button[] {
  const sale = [...sales.values()].findLast(({ subscriptionId, is }) => subscriptionId === id && is === 'completed');
  const other = payments === 'fail' ? 'succeed' : 'fail';
  return [
    ...(status === 'APPROVED' ? [['PayPal activates it', 'activate', { id }] satisfies Button] : []),
    ...(nextBillingAt === undefined
      ? []
      : [
          ['Go to the next bill', 'advance-to', { time: timeText(nextBillingAt) }] satisfies Button,
          [`Let the next payments ${other}`, 'set-payments', { id, payments: other }] satisfies Button,
          ['The buyer cancels', 'cancel-as-buyer', { id }] satisfies Button,
        ]),
    ...(sale && sale.refundedCents < sale.cents ? saleButtons(sale) : []),
  ];
}

const saleButtons = ({ id }: Sale): Button[] => [
  ['Refund the last payment', 'refund', { id }],
  ['The buyer’s bank takes the last payment back', 'reverse', { id }],
  ['The buyer disputes the last payment', 'dispute', { id }],
];

const form = ([label, call, fields]: Button): string =>
  `<form method="post" action="/">${hiddenFields(Object.entries({ call, ...fields }))}<button>${label}</button></form>`;
