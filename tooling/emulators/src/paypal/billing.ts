import { emitSaleEvent, emitSubscriptionEvent } from './emit-event.ts';
import type { PaypalAccount, Plan } from './paypal-account.ts';
import { newSale, type Sale } from './sale.ts';
import { type Subscription, setStatus } from './subscription.ts';

export const DAY_MS = 86_400_000;
const RETRY_DAYS = 5;
const RETRIES = 2;
const BILLING_HOUR = 10;

/** Starts a subscription that the buyer has approved: it becomes active, and its first cycle is charged. */
export function startSubscription(account: PaypalAccount, subscription: Subscription): void {
  const now = account.clock.now();
  setStatus(subscription, 'ACTIVE', now);
  subscription.startAt = now;
  emitSubscriptionEvent(account, 'ACTIVATED', subscription);
  billCycle(account, subscription, now);
}

/** Moves the test clock, and performs what falls due on the way: bills, retries, suspensions. */
export function moveClock(account: PaypalAccount, time: number): void {
  const { clock } = account;
  if (time < clock.now()) throw new Error('the test clock only moves forward');
  const moveTo = (time: number) => clock.moveTo(Math.max(time, clock.now())); // the clock also moves on by itself
  for (let due = nextDue(account, time); due; due = nextDue(account, time)) {
    moveTo(due.at);
    if (due.is === 'retry') retryPayment(account, due.subscription, due.at);
    else billCycle(account, due.subscription, due.at);
  }
  moveTo(time);
}

interface Due {
  subscription: Subscription;
  at: number;
  is: 'retry' | 'bill';
}

function nextDue({ subscriptions }: PaypalAccount, until: number): Due | undefined {
  const dues = [...subscriptions.values()].filter(({ status }) => status === 'ACTIVE').flatMap(duesOf);
  return dues.filter(({ at }) => at <= until).toSorted((one, other) => one.at - other.at)[0];
}

function duesOf(subscription: Subscription): Due[] {
  const { lastFailure, nextBillingAt } = subscription;
  const retry = lastFailure?.retryAt;
  return [
    ...(retry === undefined ? [] : [{ subscription, at: retry, is: 'retry' as const }]),
    ...(nextBillingAt === undefined ? [] : [{ subscription, at: nextBillingAt, is: 'bill' as const }]),
  ];
}

/**
 * Charges the cycle that begins now, together with the outstanding balance. The next cycle begins a month or year
 * later.
 */
function billCycle(account: PaypalAccount, subscription: Subscription, at: number): void {
  const plan = planOf(account, subscription);
  subscription.nextBillingAt = nextBilling(at, plan.unit, subscription.startAt);
  subscription.retries = 0;
  charge(account, subscription, plan.priceCents + subscription.outstandingCents, at);
}

function retryPayment(account: PaypalAccount, subscription: Subscription, at: number): void {
  subscription.retries += 1;
  charge(account, subscription, subscription.lastFailure?.cents ?? 0, at);
}

function charge(account: PaypalAccount, subscription: Subscription, cents: number, at: number): void {
  const succeeds = subscription.payments === 'succeed';
  const sale = newSale(subscription, cents, at, succeeds ? 'completed' : 'declined');
  account.sales.set(sale.id, sale);
  subscription.updatedAt = at;
  if (succeeds) completePayment(account, subscription, sale);
  else failPayment(account, subscription, cents, at);
}

function completePayment(account: PaypalAccount, subscription: Subscription, sale: Sale): void {
  const { cents, at } = sale;
  if (subscription.lastFailure) subscription.lastFailure.retryAt = undefined;
  Object.assign(subscription, { failedCycles: 0, outstandingCents: 0, lastPayment: { cents, at } });
  subscription.cyclesPaid += 1;
  emitSaleEvent(account, sale);
}

/**
 * Records a failed payment. A payment is retried twice, after five and ten days. If the last retry fails, the cycle
 * counts as failed, and the amount becomes the outstanding balance. After too many failed cycles, the subscription is
 * suspended.
 */
function failPayment(account: PaypalAccount, subscription: Subscription, cents: number, at: number): void {
  const isLast = subscription.retries === RETRIES;
  subscription.lastFailure = { cents, at, retryAt: isLast ? undefined : at + RETRY_DAYS * DAY_MS };
  if (isLast) {
    subscription.failedCycles += 1;
    subscription.outstandingCents = cents;
  }
  emitSubscriptionEvent(account, 'PAYMENT.FAILED', subscription);
  const { failureThreshold } = planOf(account, subscription);
  if (!isLast || subscription.failedCycles < failureThreshold) return;
  setStatus(subscription, 'SUSPENDED', at);
  emitSubscriptionEvent(account, 'SUSPENDED', subscription);
}

/** Returns whether failed payments have suspended the subscription. Such a subscription can't be activated any more. */
export const isUnpaid = (account: PaypalAccount, subscription: Subscription): boolean =>
  subscription.status === 'SUSPENDED' && subscription.failedCycles >= planOf(account, subscription).failureThreshold;

/** Continues a suspended subscription, with the billing dates that follow from its start date. */
export function continueSubscription(account: PaypalAccount, subscription: Subscription): void {
  const now = account.clock.now();
  const { unit } = planOf(account, subscription);
  setStatus(subscription, 'ACTIVE', now);
  let next = subscription.startAt;
  while (next <= now) next = nextBilling(next, unit, subscription.startAt);
  subscription.nextBillingAt = next;
  emitSubscriptionEvent(account, 'RE-ACTIVATED', subscription);
}

/**
 * Returns the time of the next bill: at 10:00 UTC on the day of the month on which the subscription started, or on the
 * last day of a shorter month.
 */
function nextBilling(from: number, unit: Plan['unit'], startAt: number): number {
  const [start, date] = [new Date(startAt), new Date(from)];
  const month = date.getUTCMonth() + (unit === 'YEAR' ? 12 : 1);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), month + 1, 0)).getUTCDate();
  return Date.UTC(date.getUTCFullYear(), month, Math.min(start.getUTCDate(), lastDay), BILLING_HOUR);
}

function planOf({ plans }: PaypalAccount, { planId }: Subscription): Plan {
  const plan = plans.get(planId);
  if (!plan) throw new Error(`no such plan: ${planId}`);
  return plan;
}
