import type Stripe from 'stripe';
import { beforeEach, describe, expect, it } from 'vitest';
import { periodEnd } from '../../src/stripe/billing/period.ts';
import {
  ANNUAL,
  idOf,
  itemOf,
  lastCharge,
  MONTHLY,
  type RunningStripe,
  startStripe,
  subscribe,
} from './start-stripe.ts';

const DAY_SEC = 24 * 3600;
/** A card that can be saved, and that is declined at each charge. */
const FAILING = '4000000000000341';
const WORKING = '4242424242424242';

let running: RunningStripe;
let stripe: Stripe;
beforeEach(async () => {
  running = await startStripe();
  stripe = running.stripe;
});

const read = (id: string) => stripe.subscriptions.retrieve(id);
const invoicesOf = async (subscription: string) => (await stripe.invoices.list({ subscription, limit: 100 })).data;
const customerOf = async (id: string) => idOf((await read(id)).customer);
const eventsOf = (type: string) => running.emulator.webhooks.events.filter((event) => event.type === type);

describe('a subscription', () => {
  it('has its period on the item, and is named by the parent of its invoice', async () => {
    const id = await subscribe(running);
    const subscription = await stripe.subscriptions.retrieve(id, { expand: ['latest_invoice', 'customer'] });
    expect(subscription).not.toHaveProperty('current_period_end');
    expect(itemOf(subscription).current_period_end - subscription.created).toBeGreaterThanOrEqual(28 * DAY_SEC);
    expect(subscription.latest_invoice).toMatchObject({ parent: { subscription_details: { subscription: id } } });
    expect(subscription.customer).toMatchObject({ email: 'ada@example.org' });
  });

  it('is found in a list by time and status, page by page', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 5; count += 1) ids.unshift(await subscribe(running));
    const listed: string[] = [];
    for await (const { id } of stripe.subscriptions.list({ limit: 2 })) listed.push(id);
    expect(listed).toEqual(ids);
    running.emulator.advance({ days: 2 });
    const late = await subscribe(running);
    const since = (await read(late)).created - DAY_SEC;
    expect((await stripe.subscriptions.list({ created: { gte: since } })).data.map(({ id }) => id)).toEqual([late]);
    await stripe.subscriptions.cancel(late);
    expect((await stripe.subscriptions.list({ created: { gte: since } })).data).toEqual([]);
    expect((await stripe.subscriptions.list({ created: { gte: since }, status: 'all' })).data).toHaveLength(1);
  });

  it('renews with an invoice that is a draft for an hour before it is paid', async () => {
    const id = await subscribe(running);
    const { current_period_end: end } = itemOf(await read(id));
    running.emulator.advance({ seconds: end - running.emulator.account.now() });
    expect(itemOf(await read(id))).toMatchObject({ current_period_start: end });
    expect((await invoicesOf(id)).map(({ status }) => status)).toEqual(['draft', 'paid']);
    running.emulator.advance({ seconds: 3600 });
    expect((await invoicesOf(id)).map(({ status }) => status)).toEqual(['paid', 'paid']);
    running.emulator.advance({ days: 370 });
    expect((await invoicesOf(id)).length).toBeGreaterThanOrEqual(13);
  });
});

it('a monthly or yearly period ends on the anchor’s day of the month, or on the last day of a shorter month', () => {
  const day = (text: string) => Date.parse(text) / 1000;
  const [month, year] = [
    running.emulator.addPrice({ amount: 1, interval: 'month' }),
    running.emulator.addPrice({ amount: 1, interval: 'year' }),
  ];
  const start = day('2027-01-31T10:00:00Z');
  const february = periodEnd(start, month);
  expect(february).toBe(day('2027-02-28T10:00:00Z'));
  expect(periodEnd(february, month, start)).toBe(day('2027-03-31T10:00:00Z'));
  expect(periodEnd(day('2028-02-29T10:00:00Z'), year)).toBe(day('2029-02-28T10:00:00Z'));
});

describe('a cancellation', () => {
  it('at the end of the period can be undone until then', async () => {
    const id = await subscribe(running);
    const cancelled = await stripe.subscriptions.update(id, {
      cancel_at_period_end: true,
      cancellation_details: { comment: 'Too busy', feedback: 'unused' },
    });
    const { current_period_end: end } = itemOf(cancelled);
    expect(cancelled).toMatchObject({ status: 'active', cancel_at: end, cancel_at_period_end: true });
    expect(cancelled.cancellation_details).toMatchObject({ comment: 'Too busy', reason: 'cancellation_requested' });
    const resumed = await stripe.subscriptions.update(id, { cancel_at_period_end: false });
    expect(resumed).toMatchObject({ cancel_at: null, cancel_at_period_end: false, canceled_at: null });

    await stripe.subscriptions.update(id, { cancel_at_period_end: true });
    running.emulator.advance({ days: 32 });
    expect(await read(id)).toMatchObject({ status: 'canceled', ended_at: end });
    expect(await invoicesOf(id)).toHaveLength(1);
    expect(eventsOf('customer.subscription.deleted')).toHaveLength(1);
  });

  it('at once can’t be repeated', async () => {
    const id = await subscribe(running);
    expect(await stripe.subscriptions.cancel(id)).toMatchObject({ status: 'canceled' });
    await expect(stripe.subscriptions.cancel(id)).rejects.toMatchObject({ statusCode: 404, code: 'resource_missing' });
    await expect(stripe.subscriptions.update(id, { cancel_at_period_end: true })).rejects.toThrow(/canceled/);
  });
});

describe('the billing portal', () => {
  const open = async (id: string) =>
    (
      await stripe.billingPortal.sessions.create({
        customer: await customerOf(id),
        return_url: 'http://localhost:3000/profile',
      })
    ).url;
  const act = (url: string, fields: Record<string, string>) =>
    fetch(url, { method: 'POST', body: new URLSearchParams(fields) });

  it('cancels with `cancel_at`, and only `cancel_at` can undo that', async () => {
    const id = await subscribe(running);
    const url = await open(id);
    expect(await (await act(url, { action: 'cancel', subscription: id })).text()).toContain('Renew subscription');
    const cancelled = await read(id);
    const end = itemOf(cancelled).current_period_end;
    expect(cancelled).toMatchObject({ status: 'active', cancel_at: end, cancel_at_period_end: false });
    expect((await stripe.subscriptions.update(id, { cancel_at_period_end: false })).cancel_at).toBe(end);
    expect((await stripe.subscriptions.update(id, { cancel_at: '' })).cancel_at).toBeNull();
    await act(url, { action: 'cancel', subscription: id });
    expect(await (await act(url, { action: 'renew', subscription: id })).text()).toContain('Cancel subscription');
    expect((await read(id)).cancel_at).toBeNull();
  });

  it('switches the plan, lists the invoices and returns to the site', async () => {
    const id = await subscribe(running);
    const html = await (await act(await open(id), { action: 'switch', subscription: id, price: ANNUAL })).text();
    expect(html).toContain('$156.00 per year');
    expect(html).toContain('<a href="http://localhost:3000/profile">');
    expect(html.match(/\/i\/in_/g)).toHaveLength(2);
    expect(itemOf(await read(id)).price.id).toBe(ANNUAL);
  });

  it("doesn't touch the subscription of another customer", async () => {
    const [own, other] = [await subscribe(running), await subscribe(running)];
    await act(await open(own), { action: 'cancel', subscription: other });
    expect((await read(other)).cancel_at).toBeNull();
  });
});

describe('a change of plan', () => {
  const change = async (id: string, price: string, given: Stripe.SubscriptionUpdateParams = {}) =>
    stripe.subscriptions.update(id, { items: [{ id: itemOf(await read(id)).id, price }], ...given });

  it('from monthly to annual is billed at once, starts a year and credits the rest of the month', async () => {
    const id = await subscribe(running);
    running.emulator.advance({ days: 15 });
    const changed = await change(id, ANNUAL, { proration_behavior: 'always_invoice' });
    const { current_period_start: start, current_period_end: end, price } = itemOf(changed);
    expect([price.id, Math.round((end - start) / DAY_SEC) >= 365]).toEqual([ANNUAL, true]);
    const [invoice] = await invoicesOf(id);
    expect(invoice).toMatchObject({
      billing_reason: 'subscription_update',
      status: 'paid',
      id: changed.latest_invoice,
    });
    expect(invoice?.total).toBeGreaterThan(15600 - 1000);
    expect(invoice?.total).toBeLessThan(15600 - 700);
  });

  it('from annual to monthly leaves the rest of the year as a credit, which pays the next months', async () => {
    const id = await subscribe(running, ANNUAL);
    await change(id, MONTHLY);
    const customer = await stripe.customers.retrieve(await customerOf(id));
    expect(customer).toMatchObject({ balance: 1625 - 15600 });
    running.emulator.advance({ days: 40 });
    expect(await stripe.customers.retrieve(await customerOf(id))).toMatchObject({ balance: 2 * 1625 - 15600 });
    expect((await stripe.charges.list()).data).toHaveLength(1);
  });

  it("isn't made if it must be paid at once and the card is declined", async () => {
    const id = await subscribe(running);
    running.emulator.replaceCard(await customerOf(id), FAILING);
    const refused = change(id, ANNUAL, { payment_behavior: 'error_if_incomplete' });
    await expect(refused).rejects.toMatchObject({ statusCode: 402, type: 'StripeCardError', code: 'card_declined' });
    expect(itemOf(await read(id)).price.id).toBe(MONTHLY);
    expect((await change(id, ANNUAL)).status).toBe('past_due');
  });

  it('must contain the ID of the item', async () => {
    const id = await subscribe(running);
    await expect(stripe.subscriptions.update(id, { items: [{ price: ANNUAL }] })).rejects.toMatchObject({
      param: 'items[0][id]',
    });
  });
});

describe('a failed renewal', () => {
  const failRenewal = async () => {
    const id = await subscribe(running);
    running.emulator.replaceCard(await customerOf(id), FAILING);
    running.emulator.advance({ days: 32 });
    return id;
  };

  it('leaves the subscription past due, although its new period has begun', async () => {
    const id = await failRenewal();
    const subscription = await read(id);
    expect(subscription.status).toBe('past_due');
    expect(itemOf(subscription).current_period_end).toBeGreaterThan(running.emulator.account.now() + 20 * DAY_SEC);
    const [invoice] = await invoicesOf(id);
    expect(invoice).toMatchObject({ status: 'open', attempt_count: 1, amount_paid: 0 });
    expect(eventsOf('invoice.payment_failed')).toHaveLength(1);
  });

  it('ends the subscription after the last retry', async () => {
    const id = await failRenewal();
    running.emulator.advance({ days: 15 });
    const { status, cancellation_details: details } = await read(id);
    expect([status, details?.reason]).toEqual(['canceled', 'payment_failed']);
    expect(eventsOf('invoice.payment_failed')).toHaveLength(4);
  });

  it('leaves the subscription unpaid if the account’s settings say so, and later invoices stay drafts', async () => {
    running.emulator.setDunning({ afterRetries: 'unpaid', retryDays: [1] });
    const id = await failRenewal();
    running.emulator.advance({ days: 35 });
    expect((await read(id)).status).toBe('unpaid');
    expect((await invoicesOf(id)).map(({ status }) => status)).toEqual(['draft', 'open', 'paid']);
  });

  it('recovers when the customer pays with another card', async () => {
    const id = await failRenewal();
    const [invoice] = await invoicesOf(id);
    await expect(stripe.invoices.pay(String(invoice?.id))).rejects.toMatchObject({ type: 'StripeCardError' });
    running.emulator.replaceCard(await customerOf(id), WORKING);
    await fetch(String(invoice?.hosted_invoice_url), { method: 'POST' });
    expect((await read(id)).status).toBe('active');
    expect((await invoicesOf(id))[0]?.status).toBe('paid');
  });
});

describe('a charge', () => {
  it('can be refunded in parts, but not again once the full amount has been refunded', async () => {
    const charge = await lastCharge(stripe, await subscribe(running));
    await stripe.refunds.create({ charge, amount: 625 });
    expect(await stripe.charges.retrieve(charge)).toMatchObject({ amount_refunded: 625, refunded: false });
    expect(await stripe.refunds.create({ charge, reason: 'requested_by_customer' })).toMatchObject({ amount: 1000 });
    const refunded = await stripe.charges.retrieve(charge, { expand: ['refunds'] });
    expect([refunded.refunded, refunded.refunds?.data.length]).toEqual([true, 2]);
    await expect(stripe.refunds.create({ charge })).rejects.toMatchObject({ code: 'charge_already_refunded' });
    expect(eventsOf('charge.refunded')).toHaveLength(2);
  });

  it('leads to its subscription through the invoice payment', async () => {
    const id = await subscribe(running);
    const { payment_intent: intent } = await stripe.charges.retrieve(await lastCharge(stripe, id));
    const { data } = await stripe.invoicePayments.list({
      payment: { type: 'payment_intent', payment_intent: idOf(intent) },
      expand: ['data.invoice'],
    });
    expect(data[0]?.invoice).toMatchObject({ parent: { subscription_details: { subscription: id } } });
  });

  it('can’t be refunded after a dispute', async () => {
    const charge = await lastCharge(stripe, await subscribe(running));
    const dispute = running.emulator.dispute(charge);
    expect(await stripe.disputes.retrieve(dispute.id)).toMatchObject({ charge, status: 'needs_response' });
    expect((await stripe.charges.retrieve(charge)).disputed).toBe(true);
    await expect(stripe.refunds.create({ charge })).rejects.toMatchObject({ code: 'charge_disputed' });
    running.emulator.closeDispute(dispute.id, 'won');
    expect(eventsOf('charge.dispute.closed')).toHaveLength(1);
  });
});
