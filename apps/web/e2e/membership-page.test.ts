import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { arrive } from './arrive.ts';
import { callsOf, clickTwice } from './click-twice.ts';
import { eventually } from './eventually.ts';
import { findAxeFaults } from './find-faults.ts';
import { hydrated } from './hydrated.ts';
import { openFaultlessPage } from './open-faultless-page.ts';
import { buyMembership, payAtPaypal, payAtStripe, payingSite } from './paying-site.ts';
import { fillLogin, newPerson, type Person, signUp } from './person.ts';
import { emailedLink } from './read-mail.ts';
import { visit } from './visit.ts';

const ADMIN = { email: 'owner@example.org', password: 'Oxygen-Uptake-40' };
/** Expected faults: from the stand-ins' pages, which are on other hosts, and from rejected requests. */
const EXPECTED = /127\.0\.0\.1|\/trpc\/membership\.\w+\?batch=1\S* responded with (401|404|409|503)$/;

const surroundings = payingSite({ ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password });
let page: Page;
let ada: Person;
beforeEach(async () => {
  surroundings.paypal.webhooks.change({ dropped: [] });
  surroundings.stripe.webhooks.change({ dropped: [] });
  const opened = await openFaultlessPage(surroundings, {}, EXPECTED);
  page = opened.page;
  ada = newPerson();
  await signUp(page, surroundings.site.origin, ada);
  return opened.close;
});

const open = (path: string) => visit(page, surroundings.site.origin + path);
const main = () => page.getByRole('main');
const choose = (name: RegExp) => main().getByRole('radio', { name }).click();
const button = (name: string | RegExp) => main().getByRole('button', { name });
const welcome = () => main().getByText('Welcome! You’re a member now.').waitFor();
const logOut = () => page.context().clearCookies();

/** Waits for the login page, which opens for a reader without a session, and signs in there. */
async function logInThere(): Promise<void> {
  await page.waitForURL('**/login?next=*');
  await fillLogin(page, ada);
}

/** Fills in and submits the form of /register. */
async function register({ name, email, password }: Person): Promise<void> {
  await main().getByLabel('Name').fill(name);
  await main().getByLabel('Email').fill(email);
  await main().getByLabel('Password', { exact: true }).fill(password);
  await main().getByLabel('Confirm password', { exact: true }).fill(password);
  await button('Create Account').click();
}

/** Asserts that the open page is accessible and doesn't scroll sideways. */
async function expectAccessible(): Promise<void> {
  for (const [width, colorScheme] of [
    [1280, 'dark'],
    [375, 'light'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await findAxeFaults(page)).toEqual([]);
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(excess).toBeLessThanOrEqual(0);
  }
}

describe('a purchase', () => {
  test('annual by card: the checkout continues by itself after the login, and a declined card can be replaced', async () => {
    await logOut();
    await open('/membership');
    expect(await main().getByRole('radio', { checked: true }).allTextContents()).toEqual([
      expect.stringMatching(/^Annual.*\$156/),
      expect.stringMatching(/card/),
    ]);
    const calls = callsOf(page, 'membership.stripeCheckout');
    await button('Continue to checkout').click();
    await logInThere();
    await page.getByLabel('Card number').waitFor();
    expect(calls).toHaveLength(1);
    await payAtStripe(page, '4000 0000 0000 0002');
    await page.getByRole('alert').getByText('Your card was declined').waitFor();
    await payAtStripe(page);
    await welcome();
    await page.reload();
    await welcome();
    await open('/membership');
    await main().getByText('Annual, $156/year').waitFor();
    expect(await button('Continue to checkout').count()).toBe(0);
    expect(await main().getByRole('link', { name: 'Manage Subscription' }).getAttribute('href')).toBe(
      '/profile#membership',
    );
    await expectAccessible();
  });

  test('monthly by card: two clicks start one checkout, and the membership starts even without a webhook', async () => {
    surroundings.stripe.webhooks.change({ dropped: ['*'] });
    await open('/membership');
    await page.getByRole('switch', { name: 'Annual billing' }).uncheck();
    await main().getByText('$16.25 today, then monthly.').waitFor();
    const calls = callsOf(page, 'membership.stripeCheckout');
    await page.route('**/trpc/membership.stripeCheckout*', async (route) => {
      await button('Processing...').waitFor();
      await route.continue();
    });
    await clickTwice(button('Continue to checkout'));
    await page.getByLabel('Card number').waitFor();
    expect(calls).toHaveLength(1);
    await payAtStripe(page);
    await welcome();
    await open('/membership');
    await main().getByText('Monthly, $16.25/month').waitFor();
  });

  test('annual with PayPal: after the buyer cancels on PayPal’s page, the plan and the provider are still selected', async () => {
    await logOut();
    await open('/membership');
    await choose(/PayPal/);
    await button('Continue to checkout').click();
    await logInThere();
    await page.getByRole('button', { name: 'Cancel and return to the site' }).click();
    await arrive(page, '/membership');
    await main().getByText('You haven’t been charged.').waitFor();
    await button('Continue to checkout').click();
    await payAtPaypal(page);
    await welcome();
    await open('/membership');
    await main().getByText('Annual, $156/year').waitFor();
  });

  test('monthly with PayPal: a person registers first, and becomes a member even if the webhook never arrives', async () => {
    surroundings.paypal.webhooks.change({ dropped: ['*'] });
    await logOut();
    await open('/membership');
    await choose(/^Monthly/);
    await choose(/PayPal/);
    await button('Continue to checkout').click();
    await main().getByRole('link', { name: 'Sign Up' }).click();
    await register(newPerson('Grace Okafor'));
    await payAtPaypal(page);
    await welcome();
    await open('/membership');
    await main().getByText('Monthly, $16.25/month').waitFor();
  });

  test('after Back on the provider’s page, plan and provider are still selected; after a login, the checkout continues', async () => {
    await open('/membership');
    await page.getByRole('switch', { name: 'Annual billing' }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    const chosen = async () => [
      await main().getByRole('radiogroup', { name: 'Plan' }).getByRole('radio', { checked: true }).textContent(),
      await main().getByRole('radiogroup', { name: 'Pay with' }).getByRole('radio', { checked: true }).textContent(),
    ];
    const monthlyWithPaypal = [expect.stringMatching(/^Monthly/), expect.stringMatching(/^PayPal/)];
    expect(await chosen()).toEqual(monthlyWithPaypal);
    await button('Continue to checkout').click();
    const agree = page.getByRole('button', { name: 'Agree & Subscribe' });
    await agree.waitFor();
    await page.goBack();
    await button('Continue to checkout').waitFor();
    await eventually(chosen).toEqual(monthlyWithPaypal);
    await hydrated(page);
    await logOut();
    await button('Continue to checkout').click();
    await logInThere();
    await agree.waitFor();
  });

  test('an unavailable provider is reported, and a reader who became a member in another tab can’t buy again', async () => {
    await open('/membership');
    surroundings.stripe.faults.add({ path: '^/v1/', is: 'status', status: 503 });
    await button('Continue to checkout').click();
    await page.getByText('The payment provider is not available right now.').waitFor();
    surroundings.stripe.faults.clear();
    const tab = await page.context().newPage();
    await buyMembership(tab, surroundings, { provider: 'paypal' });
    await button('Continue to checkout').click();
    await page.getByText('You are already a member').waitFor();
    await main().getByRole('link', { name: 'Manage Subscription' }).waitFor();
  });
});

test('a gift is bought, and its link makes another person a member, but works only once', async () => {
  await open('/membership');
  await button('Give one year, $156').click();
  await payAtStripe(page);
  await main().getByText('Thank you! Your gift is ready.').waitFor();
  const link = (await main().locator('code').textContent()) ?? '';
  const { dataDir, origin } = surroundings.site;
  expect(await emailedLink({ dataDir, email: ada.email, subject: /gift/i })).toBe(link);

  await logOut();
  ada = newPerson('Grace Okafor');
  await signUp(page, origin, ada);
  await logOut();
  await visit(page, link);
  await main().getByText('One year of every premium episode').waitFor();
  await expectAccessible();
  await button('Sign in and redeem gift').click();
  await logInThere();
  await main().getByText('You have redeemed this gift').waitFor();
  await open('/membership');
  await main().getByText('Gift', { exact: true }).waitFor();
  await logOut();
  await visit(page, link);
  await main().getByText('This gift has been redeemed').waitFor();
});

test('a group code makes a person a member after the login', async () => {
  const { origin } = surroundings.site;
  const admin = await surroundings.browser.newContext();
  await admin.request.post(`${origin}/api/auth/login`, { data: ADMIN });
  const data = { name: 'The spring meeting', seats: 5, until: '2099-01-01T00:00:00.000Z' };
  const created = await admin.request.post(`${origin}/api/admin/group-codes`, { data, headers: { origin } });
  const { code } = (await created.json()) as { code: string }; // the documented response
  await admin.close();

  await open('/membership');
  await main().getByRole('textbox', { name: 'Code' }).fill('WRONG');
  await button('Redeem').click();
  await main().getByText('This code is not valid or has expired').waitFor();
  await logOut();
  await open(`/membership?code=${code}`);
  await button('Redeem').click();
  await logInThere();
  await arrive(page, '/membership');
  await eventually(() => main().getByRole('textbox', { name: 'Code' }).inputValue()).toBe(code);
  await button('Redeem').click();
  await main().getByText('Complimentary').waitFor();
});

test('the confirmation page gives up waiting for a payment after a while, and asks a signed-out buyer to sign in', async () => {
  await page.clock.install();
  await open('/membership/success?session=cs_of_someone_else');
  await main().getByText('Confirming your payment...').waitFor();
  const late = main().getByText('Your payment hasn’t arrived yet');
  await eventually(async () => {
    await page.clock.runFor(2000);
    return late.isVisible();
  }).toBe(true);
  await logOut();
  await open('/membership/success');
  await main().getByRole('link', { name: 'Sign in' }).click();
  await page.waitForURL('**/login?next=%2Fmembership%2Fsuccess');
});
