import Stripe from 'stripe';
import { beforeEach, describe, expect, it } from 'vitest';
import { CANCEL_URL, checkoutOf, idOf, MONTHLY, type RunningStripe, startStripe, subscribe } from './start-stripe.ts';

let running: RunningStripe;
let stripe: Stripe;
let customer: string;
beforeEach(async () => {
  running = await startStripe();
  stripe = running.stripe;
  customer = (await stripe.customers.create({ email: 'ada@example.org', metadata: { userId: 'user-1' } })).id;
});

const pay = (url: string | null, cardNumber: string) =>
  fetch(String(url), { method: 'POST', body: new URLSearchParams({ cardNumber }), redirect: 'manual' });

describe('the hosted checkout', () => {
  it('shows what is sold, and links back to the site', async () => {
    const { url, id } = await stripe.checkout.sessions.create(checkoutOf(customer));
    const html = await (await fetch(String(url))).text();
    expect(html).toContain('$16.25 per month');
    expect(html).toContain('ada@example.org');
    expect(html).toContain(`<a href="${CANCEL_URL}">`);
    expect(await stripe.checkout.sessions.retrieve(id)).toMatchObject({ status: 'open', payment_status: 'unpaid' });
  });

  it('starts the subscription with the metadata of the user, and redirects to the success page', async () => {
    const session = await stripe.checkout.sessions.create(checkoutOf(customer));
    const paid = await pay(session.url, '4242 4242 4242 4242');
    expect(paid.headers.get('location')).toBe(`http://localhost:3000/membership/success?session=${session.id}`);
    const done = await stripe.checkout.sessions.retrieve(session.id, { expand: ['subscription'] });
    expect(done).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      client_reference_id: 'user-1',
      url: null,
    });
    expect(done.subscription).toMatchObject({ status: 'active', customer, metadata: { userId: 'user-1' } });
  });

  it.each([
    ['4000000000000002', 'Your card was declined.'],
    ['4000000000009995', 'Your card has insufficient funds.'],
    ['4111111111111111', 'Your card was declined. Use a test card number.'],
  ])('says why the card %s was declined, and then accepts another card', async (number, reason) => {
    const { url } = await stripe.checkout.sessions.create(checkoutOf(customer));
    expect(await (await pay(url, number)).text()).toContain(`<p role="alert">${reason}</p>`);
    expect((await stripe.subscriptions.list()).data).toEqual([]);
    expect((await pay(url, '4242424242424242')).status).toBe(303);
    expect((await stripe.subscriptions.list()).data).toHaveLength(1);
  });

  it('is paid only once', async () => {
    const { url } = await stripe.checkout.sessions.create(checkoutOf(customer));
    await pay(url, '4242424242424242');
    expect(await (await pay(url, '4242424242424242')).text()).toContain('This checkout is complete.');
    expect((await stripe.charges.list()).data).toHaveLength(1);
  });

  it('accepts a single payment with price_data, for example for a gift', async () => {
    const session = await stripe.checkout.sessions.create({
      mode: 'payment',
      line_items: [{ price_data: { currency: 'usd', unit_amount: 15600, product_data: { name: 'A year as a gift' } } }],
      payment_intent_data: { metadata: { giftId: 'gift-1' } },
      success_url: 'http://localhost:3000/',
    });
    expect(await (await fetch(String(session.url))).text()).toContain('A year as a gift');
    await pay(session.url, '4242424242424242');
    const done = await stripe.checkout.sessions.retrieve(session.id, { expand: ['payment_intent.latest_charge'] });
    expect(done).toMatchObject({ mode: 'payment', payment_status: 'paid', subscription: null });
    expect(done.payment_intent).toMatchObject({ amount: 15600, metadata: { giftId: 'gift-1' } });
    expect(done.payment_intent).toMatchObject({ latest_charge: { paid: true, metadata: { giftId: 'gift-1' } } });
  });

  it('expires when the API is told to expire it, or after a day', async () => {
    const [first, second] = await Promise.all([
      stripe.checkout.sessions.create(checkoutOf(customer)),
      stripe.checkout.sessions.create(checkoutOf(customer)),
    ]);
    expect(await stripe.checkout.sessions.expire(first.id)).toMatchObject({ status: 'expired', url: null });
    await expect(stripe.checkout.sessions.expire(first.id)).rejects.toThrow(/can be expired/);
    running.emulator.advance({ days: 1 });
    expect((await stripe.checkout.sessions.retrieve(second.id)).status).toBe('expired');
    expect(await (await pay(first.url, '4242424242424242')).text()).toContain('This checkout is expired.');
  });
});

describe('a request is rejected', () => {
  it('with a wrong secret key', async () => {
    const foreign = new Stripe('sk_test_other', {
      ...{ host: '127.0.0.1', port: new URL(running.url).port, protocol: 'http' },
    });
    await expect(foreign.customers.retrieve(customer)).rejects.toBeInstanceOf(Stripe.errors.StripeAuthenticationError);
  });

  it('with a customer who was deleted, or who never existed', async () => {
    await subscribe(running);
    const [{ customer: member, id } = { customer: '', id: '' }] = (await stripe.subscriptions.list()).data;
    await stripe.customers.del(idOf(member));
    expect(await stripe.customers.retrieve(idOf(member))).toEqual({ id: member, object: 'customer', deleted: true });
    expect((await stripe.subscriptions.retrieve(id)).status).toBe('canceled');
    for (const gone of [idOf(member), 'cus_unknown']) {
      const error = { code: 'resource_missing', param: 'customer', statusCode: 400 };
      await expect(stripe.checkout.sessions.create(checkoutOf(gone))).rejects.toMatchObject(error);
    }
    await expect(stripe.customers.retrieve('cus_unknown')).rejects.toMatchObject({ statusCode: 404 });
  });

  it.each<[string, object]>([
    ['customer_email', { customer_email: 'ada@example.org' }],
    ['line_items[0][price]', { mode: 'payment', subscription_data: undefined }],
    ['line_items[0][price]', { line_items: [{ price: 'price_unknown' }] }],
    ['subscription_data[meta]', { subscription_data: { meta: 'data' } }],
    ['mode', { mode: undefined }],
    ['success_url', { success_url: 'nowhere' }],
    ['customer_update[address]', { automatic_tax: { enabled: true } }],
    ['expires_at', { expires_at: 1 }],
  ])('with a missing or invalid %s: %j', async (param, given) => {
    const request = stripe.checkout.sessions.create({ ...checkoutOf(customer), ...given });
    await expect(request).rejects.toMatchObject({ type: 'StripeInvalidRequestError', param });
  });
});

it('tax, promotion codes and custom texts can be switched on', async () => {
  const session = await stripe.checkout.sessions.create({
    ...checkoutOf(customer),
    allow_promotion_codes: true,
    automatic_tax: { enabled: true },
    billing_address_collection: 'required',
    customer_update: { address: 'auto', name: 'auto' },
    custom_text: { submit: { message: 'Thank you' } },
    locale: 'en',
    tax_id_collection: { enabled: true },
  });
  expect(session).toMatchObject({ allow_promotion_codes: true, automatic_tax: { enabled: true, status: 'complete' } });
});

describe('an idempotency key', () => {
  const key = { idempotencyKey: 'attempt-1' };

  it('repeats the first response for the same request', async () => {
    const first = await stripe.checkout.sessions.create(checkoutOf(customer), key);
    const second = await stripe.checkout.sessions.create(checkoutOf(customer), key);
    expect(second.id).toBe(first.id);
    expect(second.lastResponse.headers['idempotent-replayed']).toBe('true');
  });

  it('is rejected with other parameters', async () => {
    await stripe.checkout.sessions.create(checkoutOf(customer), key);
    const other = stripe.checkout.sessions.create(checkoutOf(customer, 'price_annual'), key);
    await expect(other).rejects.toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
  });

  it('is rejected while the first request still runs', async () => {
    running.emulator.setWorkTime(100);
    const both = [1, 2].map(() => stripe.checkout.sessions.create(checkoutOf(customer), key));
    const [failed] = (await Promise.allSettled(both)).filter(({ status }) => status === 'rejected');
    expect(failed).toMatchObject({ reason: { statusCode: 409, code: 'idempotency_key_in_use' } });
  });

  it('prevents a second customer if the response was lost', async () => {
    running.emulator.faults.add({ path: '^/v1/customers$', is: 'lost', times: 1 });
    const again = await stripe.customers.create({ email: 'ben@example.org' }, { idempotencyKey: 'ben' });
    const all = await stripe.customers.list({ email: 'ben@example.org' });
    expect(all.data.map(({ id }) => id)).toEqual([again.id]);
  });

  it('can be used again after a rejected request', async () => {
    await expect(stripe.customers.create({ email: 'x'.repeat(5001) }, key)).rejects.toThrow();
    expect((await stripe.customers.create({ email: 'x@example.org' }, key)).email).toBe('x@example.org');
  });
});

it('a price can be read by its ID', async () => {
  expect(await stripe.prices.retrieve(MONTHLY)).toMatchObject({ unit_amount: 1625, recurring: { interval: 'month' } });
});
