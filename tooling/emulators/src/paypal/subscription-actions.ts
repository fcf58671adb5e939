import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { continueSubscription, isUnpaid, startSubscription } from './billing.ts';
import { emitSubscriptionEvent } from './emit-event.ts';
import type { PaypalAccount } from './paypal-account.ts';
import { unprocessable } from './paypal-error.ts';
import { type Subscription, type SubscriptionStatus, setStatus } from './subscription.ts';
import { getSubscription, parseBody } from './subscription-routes.ts';

const reasonSchema = z.object({ reason: z.string().min(1).max(128) });
const noteSchema = reasonSchema.partial();

interface ById {
  Params: { id: string };
}

/** Adds the routes that cancel, suspend and activate a subscription. */
export function subscriptionActions(app: FastifyInstance, account: PaypalAccount): void {
  const path = '/v1/billing/subscriptions/:id';
  const done = (reply: FastifyReply) => reply.code(204).send();
  app.post<ById>(`${path}/cancel`, ({ params, body }, reply) => {
    const { reason } = parseBody(reasonSchema, body);
    cancelSubscription(account, getSubscription(account, params.id), reason);
    return done(reply);
  });
  app.post<ById>(`${path}/suspend`, ({ params, body }, reply) => {
    const { reason } = parseBody(reasonSchema, body);
    suspend(account, getSubscription(account, params.id), reason);
    return done(reply);
  });
  app.post<ById>(`${path}/activate`, ({ params, body }, reply) => {
    parseBody(noteSchema, body);
    activate(account, getSubscription(account, params.id));
    return done(reply);
  });
}

/** Cancels an active or suspended subscription at once, without a refund. In other states, throws PayPal's 422. */
export function cancelSubscription(account: PaypalAccount, subscription: Subscription, reason?: string): void {
  checkStatus(subscription, 'cancel', ['ACTIVE', 'SUSPENDED'], 'active or suspended');
  setStatus(subscription, 'CANCELLED', account.clock.now(), reason);
  emitSubscriptionEvent(account, 'CANCELLED', subscription);
}

function suspend(account: PaypalAccount, subscription: Subscription, reason: string): void {
  checkStatus(subscription, 'suspend', ['ACTIVE'], 'active');
  setStatus(subscription, 'SUSPENDED', account.clock.now(), reason);
  emitSubscriptionEvent(account, 'SUSPENDED', subscription);
}

function activate(account: PaypalAccount, subscription: Subscription): void {
  checkStatus(subscription, 'activate', ['APPROVED', 'SUSPENDED'], 'suspended');
  if (isUnpaid(account, subscription)) {
    const description = 'Subscription cannot be activated after payment failure threshold has reached.';
    throw unprocessable('SUBSCRIPTION_CANNOT_BE_ACTIVATED', description);
  }
  if (subscription.status === 'APPROVED') startSubscription(account, subscription);
  else continueSubscription(account, subscription);
}

function checkStatus({ status }: Subscription, action: string, allowed: SubscriptionStatus[], text: string): void {
  if (allowed.includes(status)) return;
  const description = `Invalid subscription status for ${action} action; subscription status should be ${text}.`;
  throw unprocessable('SUBSCRIPTION_STATUS_INVALID', description);
}
