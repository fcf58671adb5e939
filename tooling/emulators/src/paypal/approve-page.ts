import type { FastifyInstance, FastifyReply } from 'fastify';
import { escapeHtml, hiddenFields, page } from '../identity/page.ts';
import { agree, decline, type Outcome } from './agreement.ts';
import type { PaypalAccount } from './paypal-account.ts';
import type { Agreement } from './subscription.ts';

const PATHS = ['/webapps/billing/subscriptions', '/webapps/billing/subscriptions/update'];
const OUTCOMES: readonly string[] = ['pays', 'declined', 'waits'] satisfies Outcome[];

/** Adds the pages on which a buyer agrees to a subscription, or to another plan. */
export function approvePages(app: FastifyInstance, account: PaypalAccount): void {
  for (const path of PATHS) {
    app.get<{ Querystring: { ba_token?: string } }>(path, ({ query }, reply) => {
      const agreement = account.agreements.get(query.ba_token ?? '');
      return agreement ? sendPage(reply, 200, approvePage(account, agreement, path)) : sendExpired(reply);
    });
    app.post<{ Body: URLSearchParams }>(path, ({ body }, reply) => {
      const agreement = account.agreements.get(body.get('ba_token') ?? '');
      if (!agreement) return sendExpired(reply);
      const choice = body.get('choice') ?? '';
      return reply.redirect(isOutcome(choice) ? agree(account, agreement, choice) : decline(agreement), 303);
    });
  }
}

const isOutcome = (choice: string): choice is Outcome => OUTCOMES.includes(choice);

function approvePage(account: PaypalAccount, agreement: Agreement, path: string): string {
  const { token, subscriptionId, newPlanId, userAction } = agreement;
  const planId = newPlanId ?? account.subscriptions.get(subscriptionId)?.planId ?? '';
  const plan = account.plans.get(planId);
  const price = plan ? `${plan.name}: $${(plan.priceCents / 100).toFixed(2)} each ${plan.unit.toLowerCase()}` : planId;
  const agreeText = userAction === 'SUBSCRIBE_NOW' ? 'Agree &amp; Subscribe' : 'Agree &amp; Continue';
  const buttons: [string, string][] = [
    ['pays', newPlanId === undefined ? agreeText : 'Agree &amp; Update'],
    ...(newPlanId === undefined ? DIFFICULT : []),
    ['cancel', 'Cancel and return to the site'],
  ];
  const html = buttons.map(([choice, label]) => `<button name="choice" value="${choice}">${label}</button>`);
  return page(
    'PayPal (a stand-in)',
    `<p>${escapeHtml(price)}</p><form method="post" action="${path}">${hiddenFields([['ba_token', token]])}${html.join('')}</form>`,
  );
}

const DIFFICULT: [string, string][] = [
  ['declined', 'Agree, but the first payment is declined'],
  ['waits', 'Agree, but PayPal holds the payment for review'],
];

const sendExpired = (reply: FastifyReply): FastifyReply =>
  sendPage(reply, 400, page('PayPal (a stand-in)', '<p>This agreement was used already, or never existed.</p>'));

const sendPage = (reply: FastifyReply, status: number, html: string): FastifyReply =>
  reply.code(status).type('text/html; charset=utf-8').send(html);
