import type { PaymentProviderName } from '@longreturn/contract/membership';
import { connect } from '@longreturn/db/connect';
import type { Database } from '@longreturn/db/database';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Browser, createKillableSite, type KillableSite } from '../testing/killable-site.ts';
import { type StartedPayments, startPayments } from '../testing/start-payments.ts';

vi.setConfig({ testTimeout: 180_000 });

const SOON = { timeout: 120_000, interval: 20 };
const PROVIDERS = ['stripe', 'paypal'] as const;

let at: StartedPayments;
let site: KillableSite;
let database: Database;
let people: { ada: Browser; bo: Browser; cleo: Browser; dan: Browser };
beforeAll(async () => {
  at = await startPayments();
  site = await createKillableSite(at.env);
  at.sendTo(site.origin);
  await site.start();
  database = await connect({ is: 'postgres', url: site.databaseUrl });
  const register = (name: string) => site.register(`${name}@example.com`);
  const [ada, bo, cleo, dan] = await Promise.all([register('ada'), register('bo'), register('cleo'), register('dan')]);
  people = { ada, bo, cleo, dan };
});
afterAll(async () => {
  clearFaults();
  await site.kill();
  await database.close();
  await at.close();
});

function clearFaults(): void {
  for (const provider of PROVIDERS) at[provider].faults.clear();
}

/**
 * Runs `begin`, and waits until each provider is holding its response to a request that matches `paths[provider]`.
 * Then kills the process and restarts it.
 */
async function killDuring(paths: Record<PaymentProviderName, string>, begin: () => unknown): Promise<void> {
  for (const provider of PROVIDERS) at[provider].faults.add({ path: paths[provider], is: 'held' });
  begin();
  for (const provider of PROVIDERS) await vi.waitFor(() => expect(at[provider].faults.held).not.toEqual([]), SOON);
  await site.kill();
  clearFaults();
  // Makes the heartbeats of the jobs in progress look old, so that the jobs are retried without a wait.
  await database.query(
    `update pgboss.job set heartbeat_on = heartbeat_on - interval '91 seconds' where state = 'active'`,
  );
  await site.start();
}

/** Waits until `haveDone` no longer throws. Meanwhile, jobs that wait for a retry start at once. */
async function untilJobs(haveDone: () => void): Promise<void> {
  await vi.waitFor(async () => {
    await database.query(`update pgboss.job set start_after = now() where state = 'retry'`);
    haveDone();
  }, SOON);
}

/** Resends every event that got no 200, as the vendors do, and then resends all of these events once more. */
async function redeliver(): Promise<void> {
  for (const provider of PROVIDERS) {
    const { webhooks } = at[provider];
    await webhooks.settled();
    const taken = new Set(webhooks.deliveries.filter(({ status }) => status === 200).map(({ id }) => id));
    const missed = webhooks.events.filter(({ id }) => !taken.has(id));
    for (const { id } of [...missed, ...missed]) webhooks.resend(id);
    const before = webhooks.deliveries.length;
    await webhooks.settled();
    expect(webhooks.deliveries.slice(before).filter(({ status }) => status !== 200)).toEqual([]);
  }
}

const CHECKOUTS = { stripe: '/api/payments/stripe/checkout', paypal: '/api/payments/paypal/subscription' };

/** Opens the provider's page. Returns a function that pays there. */
async function checkOut(browser: Browser, provider: PaymentProviderName): Promise<() => void> {
  const { status, body } = await browser.post(CHECKOUTS[provider], { plan: 'monthly' });
  expect(status).toBe(200);
  const session = String(body['url']).split('/').at(-1) ?? '';
  if (provider === 'stripe') return () => void at.stripe.payCheckout({ session });
  const [id = ''] = paypalOf(browser).slice(-1);
  return () => void at.paypal.approve(id);
}

/** Returns the IDs of a person's subscriptions at PayPal. */
function paypalOf({ userId }: Browser): string[] {
  const own = paypalEvents('BILLING.SUBSCRIPTION.CREATED').filter(({ custom_id: id }) => id === userId);
  return own.map(({ id }) => id);
}

const stripeOf = ({ userId }: Browser) =>
  at.stripe.account.list('subscription').filter(({ metadata }) => metadata['userId'] === userId);

async function membership({ get }: Browser) {
  const { body: user } = await get('/api/auth/me');
  const { body } = await get('/api/membership');
  const timeline = body['timeline'] as { event: string }[]; // the type in the contract
  return [user['role'], user['subscriptionStatus'], ...timeline.map(({ event }) => event)];
}

const paypalEvents = (type: string) =>
  at.paypal.webhooks.events.filter((event) => event.type === type).map(({ body }) => JSON.parse(body).resource);
const paypalStatus = (id: string) => at.paypal.statusOf(id);

/** Returns the number of refunds of a subscription's payments. */
function paypalRefunds(id: string): number {
  const sales = paypalEvents('PAYMENT.SALE.COMPLETED').filter(({ billing_agreement_id: of }) => of === id);
  return paypalEvents('PAYMENT.SALE.REFUNDED').filter((refund) => sales.some((sale) => sale.id === refund.sale_id))
    .length;
}

function stripeRefunds(browser: Browser): number {
  const customers = new Set(stripeOf(browser).map(({ customer }) => customer));
  const charges = at.stripe.account
    .list('charge')
    .filter(({ customer }) => customer !== null && customers.has(customer));
  return at.stripe.account.list('refund').filter(({ charge }) => charges.some(({ id }) => id === charge)).length;
}

const rowsOf = (table: 'entitlements' | 'subscriptions', { userId }: Browser) =>
  database.query(`select state from ${table} where user_id = '${userId}' and state <> 'pending' order by id`);

/** Ada and Bo each have a checkout at both providers, and pay at one provider. These functions pay at the other one. */
let payTwice: (() => void)[];

it('if the process is killed before an event is stored, the resent event takes effect once', async () => {
  const { ada, bo } = people;
  const [payAsAda, payAsBo] = [await checkOut(ada, 'stripe'), await checkOut(bo, 'paypal')];
  payTwice = [await checkOut(ada, 'paypal'), await checkOut(bo, 'stripe')];
  await redeliver();
  await killDuring({ stripe: '^/v1/invoices', paypal: '/transactions$' }, () => [payAsAda(), payAsBo()]);
  for (const person of [ada, bo]) expect(await membership(person)).toEqual(['visitor', 'none']);
  await redeliver();
  for (const person of [ada, bo]) {
    expect(await membership(person)).toEqual(['member', 'active', 'started']);
    expect(await rowsOf('entitlements', person)).toEqual([{ state: 'active' }]);
  }
});

it('if the process is killed while it cancels and refunds second subscriptions, jobs finish this work after the restart', async () => {
  const { ada, bo } = people;
  await killDuring({ stripe: '^/v1/refunds', paypal: '/cancel$' }, () => payTwice.map((pay) => pay()));
  const [agreement = ''] = paypalOf(ada);
  const [subscription] = stripeOf(bo);
  await untilJobs(() => {
    expect(paypalStatus(agreement)).toBe('CANCELLED');
    expect(paypalRefunds(agreement)).toBe(1);
    expect(subscription?.status).toBe('canceled');
    expect(stripeRefunds(bo)).toBe(1);
  });
  await redeliver();
  for (const person of [ada, bo]) {
    expect((await membership(person)).slice(0, 2)).toEqual(['member', 'active']);
    expect(await rowsOf('subscriptions', person)).toEqual(
      expect.arrayContaining([{ state: 'active' }, { state: 'ended' }]),
    );
    expect(await rowsOf('subscriptions', person)).toHaveLength(2);
  }
  expect([paypalRefunds(agreement), stripeRefunds(bo)]).toEqual([1, 1]);
});

it('if the process is killed before the response to a checkout, a second click creates no second customer or subscription', async () => {
  const { cleo, dan } = people;
  await killDuring({ stripe: '^/v1/checkout/sessions$', paypal: '^/v1/billing/subscriptions$' }, () => {
    for (const lost of [checkOut(cleo, 'stripe'), checkOut(dan, 'paypal')]) lost.catch(() => {});
  });
  for (const pay of [await checkOut(cleo, 'stripe'), await checkOut(dan, 'paypal')]) pay();
  await redeliver();
  for (const person of [cleo, dan]) expect(await membership(person)).toEqual(['member', 'active', 'started']);
  const customers = at.stripe.account.list('customer').filter(({ metadata }) => metadata['userId'] === cleo.userId);
  expect(customers).toHaveLength(1);
  expect(stripeOf(cleo)).toMatchObject([{ status: 'active', customer: customers[0]?.id }]);
  expect(paypalOf(dan).filter((id) => paypalStatus(id) === 'ACTIVE')).toHaveLength(1);
});

it('if the process is killed while it refunds a member, a second click doesn’t refund twice, and jobs cancel the subscription', async () => {
  const { cleo, dan } = people;
  await killDuring({ stripe: '^/v1/refunds$', paypal: '/refund$' }, () => {
    for (const { post } of [cleo, dan]) post('/api/membership/refund').catch(() => {});
  });
  for (const { post } of [cleo, dan]) expect((await post('/api/membership/refund')).status).toBe(200);
  await redeliver();
  const [agreement = ''] = paypalOf(dan).filter((id) => paypalRefunds(id) > 0);
  await untilJobs(() => {
    expect(paypalStatus(agreement)).toBe('CANCELLED');
    expect(stripeOf(cleo)).toMatchObject([{ status: 'canceled' }]);
  });
  expect([paypalRefunds(agreement), stripeRefunds(cleo)]).toEqual([1, 1]);
  for (const person of [cleo, dan])
    expect(await membership(person)).toEqual(['visitor', 'ended', 'refunded', 'started']);
});
