import { beforeEach, describe, expect, it } from 'vitest';
import { checkoutOf, PRICES, type StartedStripe, sessionOf, startStripe } from './start-stripe.ts';

let stripe: StartedStripe;
beforeEach(async () => {
  stripe = await startStripe();
});

const sessionAt = (url: string) => stripe.emulator.account.get('checkout.session', sessionOf(url));
const customers = () => stripe.emulator.account.list('customer');

describe('a checkout with Stripe', () => {
  it('names the user, and leaves the placeholder in the success URL unencoded', async () => {
    const { url, customerId } = await stripe.provider.startCheckout(checkoutOf());
    expect(sessionAt(url)).toMatchObject({
      mode: 'subscription',
      customer: customerId,
      client_reference_id: 'user-1',
      metadata: { userId: 'user-1', plan: 'monthly' },
      success_url: 'http://localhost:3000/membership/success?session={CHECKOUT_SESSION_ID}',
      cancel_url: 'http://localhost:3000/membership',
      amount_total: 1625,
      allow_promotion_codes: null,
      automatic_tax: { enabled: false },
    });
    expect(stripe.emulator.account.orders.get(sessionOf(url))?.metadata).toMatchObject({ userId: 'user-1' });
    expect(customers()).toMatchObject([
      { id: customerId, email: 'ada@example.org', name: 'Ada Winter', metadata: { userId: 'user-1' } },
    ]);
  });

  it('is the same for two clicks at once', async () => {
    const [one, other] = await Promise.all([1, 2].map(() => stripe.provider.startCheckout(checkoutOf())));
    expect(one).toEqual(other);
    expect(customers()).toHaveLength(1);
  });

  it('is a new one if the configured price has changed', async () => {
    const one = await stripe.provider.startCheckout(checkoutOf());
    const changed = stripe.createProvider({ prices: { monthly: 'price_of_a_mug', annual: PRICES.annual } });
    const other = await changed.startCheckout(checkoutOf());
    expect(other.url).not.toBe(one.url);
    expect(other.customerId).toBe(one.customerId);
  });

  it('is the same for two clicks at once, even while Stripe is slow', async () => {
    stripe.emulator.setWorkTime(1800);
    const [one, other] = await Promise.all([1, 2].map(() => stripe.provider.startCheckout(checkoutOf())));
    expect(one).toEqual(other);
  });

  it('offers taxes and promotion codes if they are switched on', async () => {
    const provider = stripe.createProvider({ automaticTax: true, promotionCodes: true });
    const { url } = await provider.startCheckout(checkoutOf());
    expect(sessionAt(url)).toMatchObject({ allow_promotion_codes: true, automatic_tax: { enabled: true } });
  });

  it('creates one customer, even after a lost response', async () => {
    stripe.emulator.faults.add({ path: '^/v1/customers$', is: 'lost', times: 1 });
    stripe.emulator.faults.add({ path: '^/v1/checkout', is: 'status', status: 400, times: 1 });
    await expect(stripe.provider.startCheckout(checkoutOf())).rejects.toMatchObject({ code: 'payments.unavailable' });
    await stripe.provider.startCheckout(checkoutOf({ attemptKey: 'later' }));
    expect(customers()).toHaveLength(1);
  });

  it('uses the known customer, or a new one if the known customer was deleted at Stripe', async () => {
    const { customerId = '' } = await stripe.provider.startCheckout(checkoutOf());
    const again = await stripe.provider.startCheckout(checkoutOf({ customerId, attemptKey: 'again' }));
    expect(again.customerId).toBe(customerId);
    stripe.emulator.deleteCustomer(customerId);
    const third = await stripe.provider.startCheckout(checkoutOf({ customerId, attemptKey: 'third' }));
    expect(third.customerId).not.toBe(customerId);
    const unaware = await stripe.provider.startCheckout(checkoutOf({ attemptKey: 'unaware' }));
    expect(unaware.customerId).toBe(third.customerId);
  });

  it('creates a new customer if the known one is deleted between two clicks', async () => {
    const { customerId = '' } = await stripe.provider.startCheckout(checkoutOf());
    const first = await stripe.provider.startCheckout(checkoutOf({ customerId }));
    stripe.emulator.deleteCustomer(customerId);
    const second = await stripe.provider.startCheckout(checkoutOf({ customerId }));
    expect(second.customerId).not.toBe(customerId);
    expect(second.url).not.toBe(first.url);
  });

  it('fails with payments.unavailable while Stripe is down or slow, or refuses the key', async () => {
    const failed = { code: 'payments.unavailable' };
    const { faults } = stripe.emulator;
    faults.add({ is: 'status', status: 503 });
    await expect(stripe.provider.startCheckout(checkoutOf())).rejects.toMatchObject(failed);
    faults.clear();
    faults.add({ is: 'slow', delayMs: 2000 });
    const impatient = stripe.createProvider({ timeoutMs: 100 });
    await expect(impatient.startCheckout(checkoutOf())).rejects.toMatchObject(failed);
    faults.clear();
    const stranger = stripe.createProvider({ secretKey: 'sk_test_wrong' });
    await expect(stranger.startCheckout(checkoutOf())).rejects.toMatchObject({
      ...failed,
      cause: expect.objectContaining({ message: expect.not.stringContaining('sk_test') }),
    });
  });
});

describe('a gift', () => {
  const gift = () => ({ ...checkoutOf(), giftId: 'gift-1', title: 'One year of The Long Return', priceCents: 15_600 });

  it('is a single payment, which can be read and refunded', async () => {
    const { url, reference } = await stripe.provider.startGift(gift());
    expect(sessionAt(url)).toMatchObject({ mode: 'payment', amount_total: 15_600, metadata: { giftId: 'gift-1' } });
    expect(await stripe.provider.readGift(reference)).toEqual({ charge: undefined });
    stripe.emulator.payCheckout({ session: reference });
    const { charge } = (await stripe.provider.readGift(reference)) ?? {};
    expect(charge).toMatchObject({ amountCents: 15_600, refunded: false, disputed: false });
    await stripe.provider.refund(charge?.id ?? '');
    expect(await stripe.provider.readGift(reference)).toMatchObject({ charge: { refunded: true } });
    expect(await stripe.provider.findSubscriptionOfCharge(charge?.id ?? '')).toBeUndefined();
    expect(await stripe.provider.readGift('cs_test_unknown')).toBeUndefined();
  });
});
