import type { PaymentProviderName, PlanId } from '@longreturn/contract/membership';
import { type PaymentStandIns, startPaymentStandIns } from '@longreturn/emulators/payments/start-payment-stand-ins';
import type { TestSite } from '@longreturn/running-site/start-test-site';
import type { Page } from 'playwright-core';
import { beforeAll } from 'vitest';
import { eventually } from './eventually.ts';
import { ownSiteAndBrowser, type Surroundings } from './site-and-browser.ts';

export type PayingSite = Surroundings<TestSite> & Pick<PaymentStandIns, 'stripe' | 'paypal'>;

/**
 * Provides a separate site, stand-ins for both payment providers, and a browser. The site takes payments through the
 * stand-ins and receives their webhooks. `env` adds environment variables. The returned object is filled in before the
 * first test.
 */
export function payingSite(env: Record<string, string> = {}): PayingSite {
  let standIns: PaymentStandIns | undefined;
  const surroundings = ownSiteAndBrowser(async () => {
    standIns = await startPaymentStandIns();
    return { ...standIns.env, ...env };
  }) as PayingSite; // complete when the hook below has run
  beforeAll(() => {
    standIns?.sendTo(surroundings.site.origin);
    Object.assign(surroundings, { stripe: standIns?.stripe, paypal: standIns?.paypal });
    return () => standIns?.close();
  });
  return surroundings;
}

/** Pays on the open page of Stripe's checkout. Other card numbers are in TEST_NUMBERS of the stand-in. */
export async function payAtStripe(page: Page, card = '4242 4242 4242 4242'): Promise<void> {
  await page.getByLabel('Card number').fill(card);
  await page.getByRole('button', { name: /^(Subscribe|Pay)$/ }).click();
}

/** Approves the payment on the open PayPal page. */
export async function payAtPaypal(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Agree & Subscribe' }).click();
}

const CHECKOUTS = {
  stripe: { path: '/api/payments/stripe/checkout', pay: payAtStripe },
  paypal: { path: '/api/payments/paypal/subscription', pay: payAtPaypal },
} as const satisfies Record<PaymentProviderName, { path: string; pay: (page: Page) => Promise<void> }>;

interface Purchase {
  provider: PaymentProviderName;
  plan?: PlanId;
}

/**
 * Buys a membership for the signed-in user: starts the checkout through the API, pays on the provider's page, and waits
 * until the membership is active.
 */
export async function buyMembership(page: Page, { site }: Surroundings, purchase: Purchase): Promise<void> {
  const { provider, plan = 'monthly' } = purchase;
  const { path, pay } = CHECKOUTS[provider];
  const headers = { origin: site.origin };
  const response = await page.request.post(`${site.origin}${path}`, { data: { plan }, headers });
  if (!response.ok()) throw new Error(`the checkout responded with ${response.status()}: ${await response.text()}`);
  const { url, approvalUrl } = (await response.json()) as { url?: string; approvalUrl?: string }; // the documented responses
  await page.goto(url ?? approvalUrl ?? '');
  await pay(page);
  const status = async () => (await (await page.request.get(`${site.origin}/api/auth/me`)).json()).subscriptionStatus;
  await eventually(status).toBe('active');
}
