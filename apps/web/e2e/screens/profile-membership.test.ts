import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { arrive } from '../arrive.ts';
import { callsOf, clickTwice } from '../click-twice.ts';
import { eventually } from '../eventually.ts';
import { EDGE_VISITS, findAxeFaultsInBothSchemes, findFaults } from '../find-faults.ts';
import { hydrated } from '../hydrated.ts';
import { openFaultlessPage } from '../open-faultless-page.ts';
import { observeCalm } from '../page-calm.ts';
import { buyMembership, payAtStripe, payingSite } from '../paying-site.ts';
import { newPerson, type Person, signUp } from '../person.ts';
import { visit } from '../visit.ts';
import { watchPage } from '../watch-page.ts';

/** Expected faults: from the providers' pages, which are on other hosts, and from calls while a provider is down. */
const EXPECTED =
  /^request to another host: http:\/\/127\.0\.0\.1|^http:\/\/127\.0\.0\.1|\/trpc\/\S+ responded with 503$/;

const surroundings = payingSite();
let page: Page;
let person: Person;

beforeEach(async () => {
  const opened = await openFaultlessPage(surroundings, {}, EXPECTED);
  page = opened.page;
  person = newPerson();
  await signUp(page, surroundings.site.origin, person);
  return opened.close;
});

const button = (name: string) => page.getByRole('button', { name, exact: true });
const card = () => page.getByRole('region', { name: 'Membership' });
const dialog = () => page.getByRole('dialog');
const toast = (text: string) => page.getByLabel(/^Notifications/).getByText(text);
const confirm = (verb: string) => dialog().getByRole('button', { name: verb, exact: true });

async function openCard({ managed = true } = {}): Promise<void> {
  await visit(page, `${surroundings.site.origin}/profile`);
  if (managed) await button('Manage Subscription').click();
}

/** Returns the facts of the membership card, each in the form 'Status: Active'. */
async function facts(): Promise<string[]> {
  const rows = await card().locator('dl > div').all();
  return Promise.all(rows.map(async (row) => (await row.locator('dt, dd').allTextContents()).join(': ')));
}

async function me(): Promise<{ id: string; role: string; subscriptionStatus: string }> {
  return (await page.request.get(`${surroundings.site.origin}/api/auth/me`)).json();
}

/** Asserts that the open page is accessible and doesn't scroll sideways, at two widths and in both schemes. */
async function expectAccessible(): Promise<void> {
  const size = page.viewportSize() ?? { width: 1280, height: 900 };
  for (const width of [375, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await findAxeFaultsInBothSchemes(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await page.emulateMedia({ colorScheme: 'light' });
  }
  await page.setViewportSize(size);
}

test('a member with Stripe changes the plan, cancels, undoes the cancellation, opens an invoice and gets a refund', async () => {
  const { stripe } = surroundings;
  await buyMembership(page, surroundings, { provider: 'stripe' });
  await openCard();
  expect(await facts()).toEqual(expect.arrayContaining(['Plan: Premium subscription', 'Status: Active']));
  expect(await facts()).toEqual(expect.arrayContaining(['Billing: Monthly, through Stripe', 'Next payment: $16.25']));
  await page.getByText('Premium Member').waitFor();
  await expectAccessible();

  await button('Switch to annual').click();
  await dialog().getByText('Stripe charges $156, less the unused part').waitFor();
  await confirm('Switch to annual').click();
  await toast('Plan changed').waitFor();
  expect(await facts()).toEqual(expect.arrayContaining(['Billing: Annual, through Stripe', 'Next payment: $156']));

  stripe.faults.add({ is: 'status', status: 403, path: '^/v1/' });
  await button('Cancel membership').click();
  await dialog().getByLabel('Reason (optional)').fill('Too little time');
  await confirm('Cancel membership').click();
  await toast('The payment provider is not available right now.').waitFor();
  expect(await facts()).toContain('Status: Active');
  stripe.faults.clear();
  const cancels = callsOf(page, 'membership.cancel');
  await clickTwice(confirm('Cancel membership'));
  await toast('Membership cancelled').waitFor();
  expect(cancels).toHaveLength(1);
  expect(await facts()).toEqual(
    expect.arrayContaining(['Status: Cancelled', expect.stringMatching(/^Access until: /)]),
  );
  await card().getByText('The Stripe subscription was cancelled. Access continues until').waitFor();
  const comments = stripe.account.list('subscription').map(({ cancellation_details: details }) => details?.comment);
  expect(comments).toContain('Too little time');

  await button('Undo cancellation').click();
  await confirm('Undo cancellation').click();
  await toast('Cancellation undone').waitFor();
  expect(await facts()).toContain('Next payment: $156');

  await button('View payments').click();
  await dialog().getByText('$16.25').waitFor();
  const invoice = dialog()
    .getByRole('link', { name: /^Invoice of/ })
    .first();
  expect((await page.request.get((await invoice.getAttribute('href')) ?? '')).status()).toBe(200);
  await confirm('Close').click();

  await button('Update payment method').click();
  await page.waitForURL(/127\.0\.0\.1/);
  await openCard();
  await button('Refund payment').click();
  await confirm('Refund payment').click();
  await toast('Payment refunded').waitFor();
  await hydrated(page);
  expect(await me()).toMatchObject({ role: 'visitor', subscriptionStatus: 'ended' });
  expect(await page.getByText('Premium Member').count()).toBe(0);
  await card().getByRole('link', { name: 'Become a member again' }).waitFor();
  await card().getByText('The payment was refunded').waitFor();
});

test('a member with PayPal approves another plan on PayPal’s page, and a cancellation is final', async () => {
  const { site, paypal } = surroundings;
  await buyMembership(page, surroundings, { provider: 'paypal', plan: 'annual' });
  await openCard();
  await button('Switch to monthly').click();
  await dialog().getByText('PayPal asks you to approve the change.').waitFor();
  await confirm('Switch to monthly').click();
  await page.waitForURL(/127\.0\.0\.1/);
  paypal.webhooks.change({ dropped: ['*'] });
  await page.getByRole('button', { name: 'Agree & Update' }).click();
  await arrive(page, '/profile');
  await eventually(facts).toContain('Billing: Monthly, through PayPal');
  paypal.webhooks.change({ dropped: [] });
  await button('Manage Subscription').click();

  await button('View payments').click();
  await dialog().getByText('PayPal emails you a receipt').waitFor();
  await dialog().getByText('$156').waitFor();
  await confirm('Close').click();
  await button('Cancel membership').click();
  await dialog().getByText('PayPal can’t undo a cancellation').waitFor();
  await confirm('Cancel membership').click();
  await toast('Membership cancelled').waitFor();
  expect(await facts()).toContain('Status: Cancelled');
  await card().getByText('PayPal can’t undo a cancellation. You can subscribe again after').waitFor();
  expect(await button('Undo cancellation').count()).toBe(0);
  const resumed = await page.request.post(`${site.origin}/api/membership/resume`, { headers: { origin: site.origin } });
  expect([resumed.status(), await resumed.json()]).toEqual([
    409,
    { error: expect.stringContaining('cannot be resumed'), code: 'resume.final' },
  ]);
});

test('a member whose card fails sees how long access continues, and paying the invoice restores the status', async () => {
  const { stripe } = surroundings;
  await buyMembership(page, surroundings, { provider: 'stripe' });
  const { id } = await me();
  const own = stripe.account.list('subscription').find(({ metadata }) => metadata['userId'] === id);
  stripe.replaceCard(String(own?.customer), '4000 0000 0000 0341');
  stripe.advance({ days: 32 });
  await eventually(async () => (await me()).subscriptionStatus).toBe('past_due');
  await openCard({ managed: false });
  await card().getByText('Your last payment failed').waitFor();
  await card()
    .getByText(/^You keep access until \d+ \w+ \d{4}\./)
    .waitFor();
  await observeCalm(page);
  const watch = watchPage(page, surroundings.site.origin);
  for (const { width, scheme } of EDGE_VISITS)
    expect(await findFaults(page, watch, { url: page.url(), status: 200, width, scheme })).toEqual([]);
  await button('Update payment method').click();
  await page.waitForURL(/127\.0\.0\.1/);
  stripe.replaceCard(String(own?.customer), '4242 4242 4242 4242');
  stripe.advance({ days: 5 });
  await eventually(async () => (await me()).subscriptionStatus).toBe('active');
  await openCard({ managed: false });
  expect(await facts()).toContain('Status: Active');
  await card().getByText('The overdue payment for the Stripe subscription succeeded.').waitFor();
});

test('deleting the account cancels the subscription first; while the provider is down, the account stays', async () => {
  const { paypal } = surroundings;
  await buyMembership(page, surroundings, { provider: 'paypal' });
  await openCard({ managed: false });
  await button('Delete account').click();
  await dialog().getByText('We first cancel your PayPal subscription').waitFor();
  await dialog().getByLabel('Password', { exact: true }).fill(person.password);
  paypal.faults.add({ is: 'status', status: 403 });
  await confirm('Delete account').click();
  await toast('Account not deleted').waitFor();
  await toast('The payment provider is not available right now.').waitFor();
  expect((await me()).subscriptionStatus).toBe('active');
  paypal.faults.clear();
  await confirm('Delete account').click();
  await toast('Account deleted').waitFor();
  const cancels = paypal.requests.filter(({ path }) => path.endsWith('/cancel'));
  expect(cancels.map(({ body }) => body)).toContainEqual({ reason: 'The account was deleted' });
});

test('a member adds a private feed, sees its URL and QR code once, replaces the URL, and revokes the feed after the membership ended', async () => {
  const { origin } = surroundings.site;
  await buyMembership(page, surroundings, { provider: 'stripe' });
  await openCard({ managed: false });
  const feeds = page.getByRole('region', { name: 'Private podcast feeds' });
  const shownUrl = () => feeds.getByLabel('Feed URL', { exact: true });
  await button('Tablet').click();
  await button('Phone').click();
  const creations = callsOf(page, 'membership.feeds.create');
  await clickTwice(button('Create feed'));
  const url = await shownUrl().inputValue();
  expect(creations).toHaveLength(1);
  expect(url).toMatch(/^http:\/\/\S+\/feeds\/[\w-]{43}\/feed\.xml$/);
  await feeds.getByRole('img', { name: 'QR code of the feed URL' }).waitFor();
  expect(await feeds.getByRole('link', { name: 'Apple Podcasts' }).getAttribute('href')).toBe(
    url.replace('http:', 'podcast:'),
  );
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('URL of Phone');
  await expectAccessible();
  const statusOf = async (feed: string) => (await page.request.get(feed)).status();
  expect(await statusOf(url)).toBe(200);
  await button('Done').click();
  expect(await shownUrl().count()).toBe(0);

  await feeds.getByRole('button', { name: 'New URL for Phone' }).click();
  await confirm('Make a new URL').click();
  const next = await shownUrl().inputValue();
  expect([await statusOf(url), await statusOf(next)]).toEqual([404, 200]);

  await page.request.post(`${origin}/api/membership/refund`, { headers: { origin } });
  await openCard({ managed: false });
  expect(await shownUrl().count()).toBe(0);
  await feeds.getByText('Your private feeds are paused').waitFor();
  expect(await feeds.getByRole('button', { name: 'New URL for Phone' }).count()).toBe(0);
  await feeds.getByRole('button', { name: 'Revoke Phone' }).click();
  await confirm('Revoke feed').click();
  await toast('Feed revoked').waitFor();
  await feeds.getByRole('link', { name: 'See the membership' }).waitFor();
  expect(await statusOf(next)).toBe(404);
});

test('a private feed of a lapsed member has one item, which links to the membership page; after the renewal, the same URL has all episodes', async () => {
  const { origin } = surroundings.site;
  await buyMembership(page, surroundings, { provider: 'stripe' });
  const data = { name: 'Phone' };
  const created = await page.request.post(`${origin}/api/membership/feeds`, { data, headers: { origin } });
  const { url } = (await created.json()) as { url: string }; // the documented response
  const readFeed = async () => {
    const xml = await (await page.request.get(url)).text();
    return [...xml.matchAll(/<item>.*?<\/item>/gs)].map(([item]) => item);
  };
  const episodes = await readFeed();
  expect(episodes.length).toBeGreaterThan(1);

  await openCard();
  await button('Refund payment').click();
  await confirm('Refund payment').click();
  await toast('Payment refunded').waitFor();
  const [notice = '', ...others] = await readFeed();
  expect([notice, others]).toEqual([expect.stringMatching(/<title>[^/]*Renew/), []]);

  await visit(page, /<link>([^<]+)/.exec(notice)?.[1] ?? '');
  await button('Continue to checkout').click();
  await payAtStripe(page);
  await page.getByText('Welcome! You’re a member now.').waitFor();
  expect(await readFeed()).toEqual(episodes);
});
