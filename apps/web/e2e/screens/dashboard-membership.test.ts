import type { PaymentProviderName, PlanId } from '@longreturn/contract/membership';
import type { Locator, Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { eventually } from '../eventually.ts';
import { EDGE_VISITS, findAxeFaults, findFaults } from '../find-faults.ts';
import { openFaultlessPage } from '../open-faultless-page.ts';
import { openWatchedPage } from '../open-watched-page.ts';
import { buyMembership, payingSite } from '../paying-site.ts';
import { newPerson, signUp } from '../person.ts';
import { visit } from '../visit.ts';

const ADMIN = { email: 'owner@example.org', password: 'Oxygen-Uptake-40' };
/** Error responses that the tests cause. */
const REFUSED = /\/trpc\/[\w.,]*admin\.(payments|groupCodes)\.[\w.,]*(\?batch=1.*)? responded with [45]\d\d$/;

const surroundings = payingSite({ ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password });

let page: Page;

beforeEach(async () => {
  const options = { permissions: ['clipboard-read', 'clipboard-write'] };
  const opened = await openFaultlessPage(surroundings, options, REFUSED);
  page = opened.page;
  await logInAsAdmin(page);
  return opened.close;
});

const panel = () => page.getByRole('tabpanel');
const section = (name: string, within: Locator = panel()) => within.getByRole('region', { name, exact: true });
const button = (name: string, within: Locator) => within.getByRole('button', { name, exact: true });
const dialog = (name: string) => page.getByRole('dialog', { name, exact: true });
const toast = (text: string) => page.getByLabel(/^Notifications/).getByText(text, { exact: true });
const numberOf = (label: string, within: Locator) =>
  within.getByText(label, { exact: true }).first().locator('..').locator('b').textContent();
const stat = (label: string) => numberOf(label, page.getByRole('main'));
const focused = () =>
  page.evaluate(() => document.activeElement?.ariaLabel ?? document.activeElement?.textContent?.slice(0, 30));

async function logInAsAdmin(on: Page): Promise<void> {
  const { origin } = surroundings.site;
  await on.request.post(`${origin}/api/auth/login`, { data: ADMIN, headers: { origin } });
}

const open = (query = '') => visit(page, `${surroundings.site.origin}/admin/dashboard?tab=membership${query}`);

/** Registers a user in another browser, and buys a membership there. Returns the user's email address. */
async function addMember(name: string, provider: PaymentProviderName, plan: PlanId): Promise<string> {
  const context = await surroundings.browser.newContext();
  const other = await context.newPage();
  const person = newPerson(name);
  await signUp(other, surroundings.site.origin, person);
  await buyMembership(other, surroundings, { provider, plan });
  await context.close();
  return person.email;
}

test('an admin sees revenue and members, and cancels and refunds a subscription in the drawer', async () => {
  await addMember('Marie Curie', 'stripe', 'monthly');
  await addMember('Lise Meitner', 'paypal', 'annual');
  await visit(page, `${surroundings.site.origin}/admin/dashboard?tab=settings`);
  for (const name of ['Stripe', 'PayPal'])
    expect(await page.getByRole('listitem').filter({ hasText: name }).getByText('Configured').count()).toBe(1);
  expect([await stat('Premium Members'), await stat('Monthly Revenue')]).toEqual(['2', '$29.25']);
  for (const name of ['Premium Members', 'Monthly Revenue'])
    expect(await page.getByRole('button', { name, exact: true }).count()).toBe(0);

  await page.getByRole('tab', { name: 'Membership', exact: true }).click();
  const revenue = section('Revenue');
  await revenue
    .getByRole('img', { name: /^Monthly revenue, .*: \$0 at first, \$29\.25 now, highest \$29\.25/ })
    .waitFor();
  await revenue.locator('.recharts-bar-rectangle').first().waitFor();
  expect(await numberOf('Running subscriptions', revenue)).toBe('2');
  expect(await numberOf('Started this month', revenue)).toBe('2');
  await revenue.getByText('Numbers by month').click();
  expect(await revenue.getByRole('row').nth(1).locator('td').allTextContents()).toEqual([
    '$29.25',
    '2',
    '2',
    '0',
    '0%',
  ]);

  const row = (name: string) => section('Subscriptions').getByRole('row').filter({ hasText: name });
  await row('Lise Meitner').filter({ hasText: 'Annual' }).filter({ hasText: 'PayPal' }).getByText('Active').waitFor();
  await button('Open Marie Curie', section('Subscriptions')).click();
  const drawer = dialog('Marie Curie');
  const subscription = section('Subscription', drawer);
  await subscription.getByText('Monthly plan').waitFor();
  await subscription.getByText(/^\$16\.25, /).waitFor();
  await section('Access timeline', drawer).getByText('The Stripe subscription started.').waitFor();
  await button('Cancel subscription', subscription).click();
  await button('Cancel subscription', dialog('Cancel this subscription?')).click();
  await toast('Subscription cancelled').waitFor();
  await subscription.getByText('Cancelled', { exact: true }).waitFor();
  expect(await button('Cancel subscription', subscription).count()).toBe(0);
  expect(await stat('Monthly Revenue')).toBe('$29.25');

  await button('Refund last payment', subscription).click();
  const question = dialog('Refund the last payment?');
  await question.getByText(/\$16\.25 is refunded, the subscription is cancelled at Stripe/).waitFor();
  expect(await findAxeFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await eventually(focused).toBe('Refund last payment');
  await page.keyboard.press('Enter');
  await button('Refund payment', question).click();
  await toast('Payment refunded').waitFor();
  await subscription.getByText('Refunded', { exact: true }).waitFor();
  await section('Access timeline', drawer)
    .getByText(/^The payment was refunded/)
    .waitFor();
  expect(await drawer.getByRole('combobox', { name: 'Role of Marie Curie' }).inputValue()).toBe('visitor');
  await eventually(() => stat('Monthly Revenue')).toBe('$13');
  await eventually(() => question.count()).toBe(0);
  await page.keyboard.press('Escape');
  await eventually(focused).toBe('Open Marie Curie');
  await section('Subscriptions').getByLabel('Filter subscriptions by state').selectOption('Ended');
  await eventually(() => row('Lise Meitner').count()).toBe(0);
  await row('Marie Curie').getByText('Refunded').waitFor();
});

test('an admin finds failed payments, runs a failed event again and starts a reconciliation', async () => {
  const { stripe } = surroundings;
  const grace = await addMember('Grace Hopper', 'stripe', 'monthly');
  const { id: customer = '' } = stripe.account.list('customer').find(({ email }) => email === grace) ?? {};
  stripe.replaceCard(customer, '4000000000000341');
  stripe.advance({ days: 32 });
  await stripe.webhooks.settled();
  await open();
  expect(await numberOf('Failed payments', section('Revenue'))).toBe('1');
  await button('Failed payments', section('Revenue')).click();
  const rows = section('Subscriptions').getByRole('row').filter({ hasText: 'Stripe' });
  await eventually(() => rows.count()).toBe(1);
  await rows.filter({ hasText: 'Grace Hopper' }).getByText('Payment overdue').waitFor();
  expect(new URL(page.url()).searchParams.get('subscriptions')).toBe('past_due');

  stripe.faults.add({ is: 'status', path: '/v1/subscriptions/' });
  stripe.replaceCard(customer, '4242424242424242');
  stripe.advance({ days: 5 });
  await stripe.webhooks.settled();
  await open('&events=failed');
  const events = section('Payment events');
  const failed = events.getByRole('row').filter({ hasText: 'invoice.paid' });
  await failed.getByText('payments.unavailable').waitFor();
  await button('Run again', failed).click();
  await page
    .getByRole('alert')
    .getByText(/^The payment provider is not available/)
    .waitFor();
  await failed.getByText('2 attempts').waitFor();
  stripe.faults.clear();
  await button('Run again', failed).click();
  await toast('Event handled').waitFor();
  await eventually(() => failed.count()).toBe(0);
  await events.getByLabel('Filter payment events by outcome').selectOption('Done');
  await failed.getByText('3 attempts').waitFor();
  await eventually(() => numberOf('Failed payments', section('Revenue'))).toBe('0');

  stripe.webhooks.change({ dropped: ['*'] });
  const own = stripe.account.list('subscription').find((subscription) => subscription.customer === customer);
  const [charge = ''] = stripe.chargesOf(own?.id ?? '');
  stripe.refund(charge);
  const reports = section('Reconciliation');
  await button('Compare now', reports).click();
  await toast('Comparison started').waitFor();
  const report = reports.getByRole('listitem').filter({ hasText: '1 repaired' });
  await report.getByText(/^Monthly plan, active, paid through /).waitFor();
  await report.getByText(/^Monthly plan, refunded, paid through /).waitFor();
  await button('Open Grace Hopper', report).click();
  await dialog('Grace Hopper').getByText('The payment was refunded').first().waitFor();
  stripe.webhooks.change({ dropped: [] });
});

test('an admin creates a group code, copies its link and ends the code', async () => {
  await open();
  const codes = section('Group codes');
  await button('New group code', codes).click();
  const form = codes.getByRole('form', { name: 'New group code' });
  await button('Create group code', form).click();
  for (const text of ['Please name the event', /^Please enter a number of seats/, 'Please choose a date in the future'])
    await form.getByText(text).waitFor();
  expect(await findAxeFaults(page)).toEqual([]);
  await form.getByLabel('Name').fill('The summit in Lund');
  await form.getByLabel('Seats').fill('20');
  await form.getByLabel('End date').fill('2099-01-31');
  await button('Create group code', form).click();
  await toast('Group code created').waitFor();
  const row = codes.getByRole('row').filter({ hasText: 'The summit in Lund' });
  await row.getByText('0 of 20 taken').waitFor();
  await row.getByText('31 Jan 2099, 23:59').waitFor();
  const code = await row.locator('code').textContent();
  await button('Copy link', row).click();
  await toast('Link copied').waitFor();
  const { origin } = surroundings.site;
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${origin}/membership?code=${code}`);
  await button('End The summit in Lund', row).click();
  await button('End group code', dialog('End this group code?')).click();
  await toast('Group code ended').waitFor();
  await row.getByText('Ended', { exact: true }).waitFor();
  expect(await button('Copy link', row).count()).toBe(0);
});

test('if the data of a section can’t be loaded, the section shows an error', async () => {
  await visit(page, `${surroundings.site.origin}/admin/dashboard`);
  await page.route(/\/trpc\/[^?]*admin\.(payments|groupCodes)\./, (route) =>
    route.fulfill({ status: 500, body: '[]' }),
  );
  await page.getByRole('tab', { name: 'Membership', exact: true }).click();
  for (const what of ['revenue', 'subscriptions', 'group codes', 'payment events', 'reports'])
    await panel()
      .getByRole('heading', { name: `Failed to fetch ${what}` })
      .waitFor();
});

test('the membership tab doesn’t shift, logs nothing and is accessible on phones and desktops, light and dark', async () => {
  const { site, browser } = surroundings;
  const opened = await openWatchedPage(browser, site.origin);
  await logInAsAdmin(opened.page);
  const faults: string[] = [];
  for (const look of EDGE_VISITS) {
    const visited = { ...look, url: `${site.origin}/admin/dashboard?tab=membership`, status: 200 };
    faults.push(...(await findFaults(opened.page, opened.watch, visited)));
  }
  await opened.close();
  expect(faults).toEqual([]);
});
