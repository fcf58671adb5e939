import { money, newId, type PaypalAccount, timeText } from './paypal-account.ts';
import { planBody } from './plan-body.ts';

export type SubscriptionStatus = 'APPROVAL_PENDING' | 'APPROVED' | 'ACTIVE' | 'SUSPENDED' | 'CANCELLED';

/** A failed payment. `retryAt` is undefined if PayPal won't retry the payment. */
interface FailedPayment {
  cents: number;
  at: number;
  retryAt?: number | undefined;
}

/** A subscription. All times are in milliseconds. */
export interface Subscription {
  id: string;
  planId: string;
  customId: string | undefined;
  status: SubscriptionStatus;
  statusNote: string | undefined;
  createdAt: number;
  updatedAt: number;
  statusAt: number;
  startAt: number;
  cyclesPaid: number;
  nextBillingAt: number | undefined;
  lastPayment: { cents: number; at: number } | undefined;
  lastFailure: FailedPayment | undefined;
  /** How many times the payment of the current cycle was retried. */
  retries: number;
  /** The number of cycles in a row that weren't paid. */
  failedCycles: number;
  outstandingCents: number;
  /** Whether the buyer's next payments succeed. */
  payments: 'succeed' | 'fail';
}

/** An agreement that waits for a buyer's consent: to a new subscription, or to another plan for an existing one. */
export interface Agreement {
  token: string;
  subscriptionId: string;
  /** The new plan of an existing subscription. */
  newPlanId?: string;
  returnUrl: string;
  cancelUrl: string;
  userAction: 'SUBSCRIBE_NOW' | 'CONTINUE';
}

export function newSubscription(planId: string, customId: string | undefined, now: number): Subscription {
  return {
    id: `I-${newId(12)}`,
    planId,
    customId,
    status: 'APPROVAL_PENDING',
    statusNote: undefined,
    createdAt: now,
    updatedAt: now,
    statusAt: now,
    startAt: now,
    cyclesPaid: 0,
    nextBillingAt: undefined,
    lastPayment: undefined,
    lastFailure: undefined,
    retries: 0,
    failedCycles: 0,
    outstandingCents: 0,
    payments: 'succeed',
  };
}

export function setStatus(subscription: Subscription, status: SubscriptionStatus, now: number, note?: string): void {
  Object.assign(subscription, { status, statusNote: note, statusAt: now, updatedAt: now });
  if (status !== 'ACTIVE') subscription.nextBillingAt = undefined;
}

/** Every subscription is bought by the same fictional person. */
export const BUYER = {
  email_address: 'ada.winter@example.com',
  payer_id: 'ADA2W3NT4RXYZ',
  name: { given_name: 'Ada', surname: 'Winter' },
};

/** Fields that a response contains only if the query parameter `fields` names them. */
export type ExtraField = 'last_failed_payment' | 'plan';

/**
 * Returns the body of a subscription. It contains the buyer once the subscription is approved, and billing information
 * once a first payment has succeeded or failed.
 */
export function subscriptionBody(
  account: PaypalAccount,
  subscription: Subscription,
  extra: readonly ExtraField[] = [],
) {
  const { planId, customId, status, statusNote, lastPayment, lastFailure } = subscription;
  const plan = extra.includes('plan') && account.plans.get(planId);
  return {
    id: subscription.id,
    plan_id: planId,
    status,
    ...(statusNote !== undefined && { status_change_note: statusNote }),
    status_update_time: timeText(subscription.statusAt),
    start_time: timeText(subscription.startAt),
    create_time: timeText(subscription.createdAt),
    update_time: timeText(subscription.updatedAt),
    quantity: '1',
    ...(customId !== undefined && { custom_id: customId }),
    plan_overridden: false,
    ...(status !== 'APPROVAL_PENDING' && { subscriber: BUYER }),
    ...((lastPayment || lastFailure) && { billing_info: billingInfo(subscription, extra) }),
    ...(plan && { plan: planBody(account, plan) }),
    links: subscriptionLinks(account, subscription),
  };
}

function billingInfo(subscription: Subscription, extra: readonly ExtraField[]) {
  const { outstandingCents, cyclesPaid, lastPayment, nextBillingAt, failedCycles, lastFailure } = subscription;
  return {
    outstanding_balance: money(outstandingCents),
    cycle_executions: [
      {
        tenure_type: 'REGULAR',
        sequence: 1,
        cycles_completed: cyclesPaid,
        cycles_remaining: 0,
        current_pricing_scheme_version: 1,
        total_cycles: 0,
      },
    ],
    ...(lastPayment && { last_payment: { amount: money(lastPayment.cents), time: timeText(lastPayment.at) } }),
    ...(nextBillingAt !== undefined && { next_billing_time: timeText(nextBillingAt) }),
    failed_payments_count: failedCycles,
    ...(lastFailure && extra.includes('last_failed_payment') && { last_failed_payment: failureInfo(lastFailure) }),
  };
}

const failureInfo = ({ cents, at, retryAt }: FailedPayment) => ({
  amount: money(cents),
  time: timeText(at),
  reason_code: 'PAYMENT_DENIED',
  ...(retryAt !== undefined && { next_payment_retry_time: timeText(retryAt) }),
});

/**
 * Returns the links of a subscription: the page on which the buyer agrees, if an agreement is pending, and the possible
 * actions.
 */
export function subscriptionLinks(account: PaypalAccount, { id, status }: Subscription) {
  const self = `${account.origin()}/v1/billing/subscriptions/${id}`;
  const open = [...account.agreements.values()].find(({ subscriptionId }) => subscriptionId === id);
  const approve = open && [{ href: approveUrl(account, open), rel: 'approve', method: 'GET' }];
  const actions = { APPROVAL_PENDING: [], APPROVED: ['activate'], CANCELLED: [] };
  const possible = { ...actions, ACTIVE: ['cancel', 'suspend'], SUSPENDED: ['cancel', 'activate'] }[status];
  return [
    ...(approve ?? []),
    { href: self, rel: 'edit', method: 'PATCH' },
    { href: self, rel: 'self', method: 'GET' },
    ...possible.map((rel) => ({ href: `${self}/${rel}`, rel, method: 'POST' })),
  ];
}

const approveUrl = (account: PaypalAccount, { token, newPlanId }: Agreement): string =>
  `${account.origin()}/webapps/billing/subscriptions${newPlanId === undefined ? '' : '/update'}?ba_token=${token}`;
