import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createKillableSite, type KillableSite } from '../testing/killable-site.ts';
import { type StartedPayments, startPayments } from '../testing/start-payments.ts';

vi.setConfig({ testTimeout: 180_000 });

const PRELOAD = fileURLToPath(new URL('../testing/move-date.mjs', import.meta.url));
const DAY_MS = 24 * 3_600_000;
const NAMES = ['stripe', 'paypal', 'failing'];

let at: StartedPayments;
let site: KillableSite;
beforeAll(async () => {
  at = await startPayments();
  site = await createKillableSite(at.env);
  at.sendTo(site.origin);
  await site.start();
});
afterAll(async () => {
  await site.kill();
  await at.close();
});

const addressOf = (name: string) => `${name}@example.com`;

/** Restarts the site with its Date moved forward. Stripe then signs its events with the same date. */
async function moveTo(days: number): Promise<void> {
  await site.kill();
  at.stripe.webhooks.change({ signatureAgeMs: -days * DAY_MS });
  await site.start({ NODE_OPTIONS: `--import=${PRELOAD}`, MOVED_DAYS: String(days) });
}

async function standings(): Promise<unknown[]> {
  const standing = async (name: string) => {
    const { body } = await (await site.logIn(addressOf(name))).get('/api/auth/me');
    return `${body['role']}, ${body['subscriptionStatus']}`;
  };
  return Promise.all(NAMES.map(standing));
}

async function buy(name: string, provider: 'stripe' | 'paypal') {
  const browser = await site.register(addressOf(name));
  const path = provider === 'stripe' ? 'stripe/checkout' : 'paypal/subscription';
  const { body } = await browser.post(`/api/payments/${path}`, { plan: 'monthly' });
  const { webhooks } = at[provider];
  if (provider === 'stripe') at.stripe.payCheckout({ session: String(body['url']).split('/').at(-1) ?? '' });
  else at.paypal.approve(JSON.parse(webhooks.events.at(-1)?.body ?? '').resource.id);
  await webhooks.settled();
  return browser;
}

it('when the process’s clock reaches the end of a membership, access ends without the help of events or jobs', async () => {
  for (const provider of ['stripe', 'paypal'] as const) {
    const browser = await buy(provider, provider);
    expect((await browser.post('/api/membership/cancel')).status).toBe(200);
  }
  await buy('failing', 'stripe');
  expect(await standings()).toEqual(['member, cancelling', 'member, cancelling', 'member, active']);

  const [{ customer = '' } = {}] = at.stripe.account.list('subscription');
  at.stripe.replaceCard(customer, '4000000000000341'); // this card declines renewals
  at.stripe.webhooks.change({ dropped: ['customer.subscription.deleted'] });
  await moveTo(32);
  at.stripe.advance({ days: 32 });
  await at.stripe.webhooks.settled();
  expect(await standings()).toEqual(['visitor, ended', 'visitor, ended', 'member, past_due']);

  for (const { faults } of [at.stripe, at.paypal]) faults.add({ is: 'reset' });
  await moveTo(46);
  expect(await standings()).toEqual(['visitor, ended', 'visitor, ended', 'visitor, ended']);
});
