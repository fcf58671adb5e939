import { z } from 'zod';
import { type ControlCall, controlCall } from '../payments/control-routes.ts';
import type { AccessTokens } from './access-tokens.ts';
import { agree, decline, type Outcome } from './agreement.ts';
import { DAY_MS, moveClock, startSubscription } from './billing.ts';
import { emitEvent } from './emit-event.ts';
import { getSale } from './payment-routes.ts';
import { type PaypalAccount, timeText } from './paypal-account.ts';
import { disputeSale, refundSale, reverseSale } from './refund-sale.ts';
import { type Agreement, type Subscription, subscriptionBody } from './subscription.ts';
import { cancelSubscription } from './subscription-actions.ts';
import { getSubscription } from './subscription-routes.ts';

/** The methods by which tests act for buyers, banks and PayPal, and move the time forward. */
export interface PaypalControls {
  /** The buyer agrees to a new subscription or to another plan. Returns the URL to which the buyer is sent. */
  approve(subscriptionId: string, outcome?: Outcome): string;
  /** The buyer returns without agreeing. Returns the URL to which the buyer is sent. */
  declineApproval(subscriptionId: string): string;
  /** PayPal activates a subscription that was approved with the outcome 'waits'. */
  activate(subscriptionId: string): void;
  /** The buyer cancels in their PayPal account. */
  cancelAsBuyer(subscriptionId: string): void;
  /** Sets whether the subscription's next payments succeed. */
  setPayments(subscriptionId: string, payments: 'succeed' | 'fail'): void;
  /** Changes the price of a plan. Subscribers pay the new price from their next bill on. */
  setPrice(planId: string, priceCents: number): void;
  /** Refunds a sale in PayPal's dashboard. */
  refund(saleId: string): void;
  /** The buyer's bank takes the money back. */
  reverse(saleId: string): void;
  /** The buyer disputes the payment. */
  dispute(saleId: string): void;
  statusOf(subscriptionId: string): Subscription['status'];
  /** The IDs of the paid sales of a subscription, the latest first. */
  salesOf(subscriptionId: string): string[];
  /** Moves the test clock forward, and bills what is due on the way. */
  advance(by: { days?: number | undefined; seconds?: number | undefined }): void;
  advanceTo(time: Date): void;
  /** Sends any event, such as one of an unknown type. */
  sendEvent(type: string, resource: object): void;
  revokeTokens(): void;
}

export function paypalControls(account: PaypalAccount, tokens: AccessTokens): PaypalControls {
  const subscription = (id: string) => getSubscription(account, id);
  const sale = (id: string) => getSale(account, id);
  return {
    approve: (id, outcome = 'pays') => agree(account, openAgreement(account, id), outcome),
    declineApproval: (id) => decline(openAgreement(account, id)),
    activate: (id) => startSubscription(account, approved(subscription(id))),
    cancelAsBuyer: (id) => cancelSubscription(account, subscription(id)),
    setPayments: (id, payments) => void Object.assign(subscription(id), { payments }),
    setPrice(planId, priceCents) {
      const plan = account.plans.get(planId);
      if (!plan) throw new Error(`no such plan: ${planId}`);
      plan.priceCents = priceCents;
    },
    refund: (id) => void refundSale(account, sale(id)),
    reverse: (id) => reverseSale(account, sale(id)),
    dispute: (id) => void disputeSale(account, sale(id)),
    statusOf: (id) => subscription(id).status,
    salesOf(id) {
      const sales = [...account.sales.values()].toReversed();
      return sales.filter(({ subscriptionId, is }) => subscriptionId === id && is === 'completed').map(({ id }) => id);
    },
    advance: ({ days = 0, seconds = 0 }) => moveClock(account, account.clock.now() + days * DAY_MS + seconds * 1000),
    advanceTo: (time) => moveClock(account, time.getTime()),
    sendEvent: (type, resource) => emitEvent(account, type, { resourceType: 'any', summary: type, resource }),
    revokeTokens: () => tokens.revoke(),
  };
}

function openAgreement({ agreements }: PaypalAccount, id: string): Agreement {
  const agreement = [...agreements.values()].find(({ subscriptionId }) => subscriptionId === id);
  if (!agreement) throw new Error(`nothing to agree to: ${id}`);
  return agreement;
}

function approved(subscription: Subscription): Subscription {
  if (subscription.status !== 'APPROVED') throw new Error(`${subscription.id} is ${subscription.status}`);
  return subscription;
}

const byId = z.object({ id: z.string() });
const outcome = z.enum(['pays', 'declined', 'waits']).optional();

/** Offers the controls over HTTP: `POST /__control/approve` with `{ "id": "I-…" }`. */
export const paypalControlCalls = (account: PaypalAccount, controls: PaypalControls): Record<string, ControlCall> => ({
  approve: controlCall(byId.extend({ outcome }), ({ id, outcome }) => controls.approve(id, outcome)),
  'decline-approval': controlCall(byId, ({ id }) => controls.declineApproval(id)),
  activate: controlCall(byId, ({ id }) => controls.activate(id)),
  'cancel-as-buyer': controlCall(byId, ({ id }) => controls.cancelAsBuyer(id)),
  'set-payments': controlCall(byId.extend({ payments: z.enum(['succeed', 'fail']) }), ({ id, payments }) =>
    controls.setPayments(id, payments),
  ),
  'set-price': controlCall(byId.extend({ priceCents: z.number() }), ({ id, priceCents }) =>
    controls.setPrice(id, priceCents),
  ),
  refund: controlCall(byId, ({ id }) => controls.refund(id)),
  reverse: controlCall(byId, ({ id }) => controls.reverse(id)),
  dispute: controlCall(byId, ({ id }) => controls.dispute(id)),
  'sales-of': controlCall(byId, ({ id }) => controls.salesOf(id)),
  advance: controlCall(z.object({ days: z.number().optional(), seconds: z.number().optional() }), controls.advance),
  'advance-to': controlCall(z.object({ time: z.coerce.date() }), ({ time }) => controls.advanceTo(time)),
  'send-event': controlCall(z.object({ type: z.string(), resource: z.record(z.string(), z.unknown()) }), (event) =>
    controls.sendEvent(event.type, event.resource),
  ),
  'revoke-tokens': () => controls.revokeTokens(),
  now: () => timeText(account.clock.now()),
  subscriptions: () => [...account.subscriptions.values()].map((each) => subscriptionBody(account, each)),
});
