import { startMailServer } from '@longreturn/emulators/mail-server';
import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { eventually } from '../eventually.ts';
import { EDGE_VISITS, findAxeFaults, findFaults } from '../find-faults.ts';
import { openFaultlessPage } from '../open-faultless-page.ts';
import { openWatchedPage } from '../open-watched-page.ts';
import { ownSiteAndBrowser } from '../site-and-browser.ts';
import { visit } from '../visit.ts';

const ADMIN = { email: 'owner@example.org', password: 'Oxygen-Uptake-40' };
/** Error responses that the tests cause. */
const REFUSED = /\/trpc\/admin[\w./,-]*(\?batch=1.*)? responded with 4\d\d$/;
const BODY =
  'We read the four trials on resistance training after seventy that everybody cites. Strength grew in all of them, and muscle in two of them.';

const [REFUSING, PROMPT, SLOW] = ['refusing@example.org', 'prompt@example.org', 'slow@example.org'];
let releaseSlow = () => {};
const slow = new Promise<void>((resolve) => {
  releaseSlow = resolve;
});
/** Rejects the address `REFUSING`, and accepts the address `SLOW` only after the test has called `releaseSlow`. */
const mailServer = await startMailServer({
  async onRcptTo({ address }, _session, done) {
    if (address === SLOW) await slow;
    done(address === REFUSING ? Object.assign(new Error('No such mailbox'), { responseCode: 550 }) : null);
  },
});

const surroundings = ownSiteAndBrowser(async () => ({
  ADMIN_EMAIL: ADMIN.email,
  ADMIN_PASSWORD: ADMIN.password,
  SMTP_URL: mailServer.url,
}));

const TAB = '/admin/dashboard?tab=newsletter';
let page: Page;

beforeEach(async () => {
  const opened = await openFaultlessPage(surroundings, {}, REFUSED);
  page = opened.page;
  await page.request.post(`${surroundings.site.origin}/api/auth/login`, { data: ADMIN, headers: headers() });
  return opened.close;
});

const headers = () => ({ origin: surroundings.site.origin });
const api = async (path: string, data: object) => {
  const response = await page.request.post(`${surroundings.site.origin}/api/admin${path}`, {
    data,
    headers: headers(),
  });
  expect(response.status()).toBe(200);
  return (await response.json()) as { id: string }; // the documented responses used here have an ID
};
const panel = () => page.getByRole('tabpanel');
const row = (text: string) => panel().getByRole('table', { name: 'Issues' }).getByRole('row').filter({ hasText: text });
const dialog = (name: string) => page.getByRole('dialog', { name });
const button = (name: string | RegExp) => panel().getByRole('button', { name, exact: true });
const toast = (text: string) =>
  page
    .getByLabel(/^Notifications/)
    .getByText(text, { exact: true })
    .waitFor();
const openTab = () => visit(page, surroundings.site.origin + TAB);

/** Returns the axe violations of the open page on a phone (dark) and on a desktop (light). */
async function findFaultsAtBothEnds(): Promise<string[]> {
  const faults: string[] = [];
  for (const [width, colorScheme] of [
    [375, 'dark'],
    [1440, 'light'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    faults.push(...(await findAxeFaults(page)));
  }
  return faults;
}

async function compose(title: string): Promise<void> {
  await button('New Issue').click();
  await panel().getByLabel('Title').fill(title);
  await panel().getByLabel('Excerpt').fill('Four trials, one number, and a caveat.');
  await panel().getByRole('textbox', { name: 'Content' }).fill(BODY);
}

test('an issue is composed, previewed, sent as a test, sent to a segment, and sent again to failed recipients', async () => {
  const csv = ['email,tags', `${REFUSING},Board`, `${PROMPT},Board`, `${SLOW},Board`, 'other@example.org,'].join('\n');
  const consent = { source: 'A list on paper', date: '2026-10-01', confirmed: true };
  await api('/newsletter/import', { csv, consent, dryRun: false });
  await openTab();
  await panel().getByRole('link', { name: 'Issues', exact: true }).click();
  await eventually(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
  await panel()
    .getByText(/^Opens aren’t tracked/)
    .waitFor();
  await button('New Issue').click();
  // Waits for the editor and the recipients, because the Save button moves when they load.
  await panel().getByRole('textbox', { name: 'Content' }).waitFor();
  await panel().getByText('Currently goes to 4 subscribers').waitFor();
  await button('Save Issue').click();
  await panel().getByText('Title must be at least 5 characters').waitFor();
  await eventually(() => panel().getByLabel('Title').getAttribute('aria-invalid')).toBe('true');
  await button('Cancel').click();

  const title = 'Strength after seventy';
  await compose(title);
  await panel().getByText('Currently goes to 4 subscribers').waitFor();
  await panel().getByRole('checkbox', { name: 'Board' }).check();
  await panel().getByText('Currently goes to 3 subscribers').waitFor();
  expect(await findFaultsAtBothEnds()).toEqual([]);

  await button('Preview').click();
  const preview = dialog('Preview');
  const mail = preview.frameLocator('iframe');
  const colour = () => mail.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
  await mail.getByText('Strength grew in all of them').waitFor();
  const light = await colour();
  await preview.getByRole('radio', { name: 'Dark' }).check();
  await eventually(colour).not.toBe(light);
  await preview.getByRole('radio', { name: 'Plain text' }).check();
  await preview.locator('pre').getByText('Strength grew in all of them').waitFor();
  expect(await findAxeFaults(page)).toEqual([]);
  await preview.getByRole('button', { name: 'Close' }).click();
  await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Preview/);

  await button('Send test').click();
  const trial = dialog('Send a test email');
  expect(await trial.getByRole('textbox', { name: 'Email' }).inputValue()).toBe(ADMIN.email);
  await trial.getByRole('textbox', { name: 'Email' }).fill(REFUSING);
  await trial.getByRole('button', { name: 'Send test' }).click();
  await trial.getByText('The mail server permanently rejected the address (550)').waitFor();
  await trial.getByRole('textbox', { name: 'Email' }).fill('proof@example.org');
  await trial.getByRole('button', { name: 'Send test' }).click();
  await toast('Test email sent');
  expect(mailServer.received.map((received) => [received.mail.subject, received.to])).toEqual([
    [`[Test] ${title}`, ['proof@example.org']],
  ]);

  await button('Save Issue').click();
  await toast('Issue created');
  await row(title).getByText('Draft').waitFor();
  await button(`Send ${title}`).click();
  const question = dialog('Send this issue?');
  await question.getByText(/emailed to 3 subscribers of “Episodes” with the tag Board/).waitFor();
  await question.getByRole('button', { name: 'Send to 3 subscribers' }).click();
  await toast('Sending started');
  const bar = row(title).getByRole('progressbar', { name: `Sending ${title}` });
  await eventually(() => bar.getAttribute('aria-valuenow')).toBe('66');
  await row(title).getByText('2 of 3').waitFor();
  expect(await findAxeFaults(page)).toEqual([]);
  releaseSlow();
  await row(title).getByText('2 sent, 1 failed, 0 unsubscribed').waitFor();
  await button(`Retry failed emails of ${title}`).click();
  await toast('Sending again');
  await row(title).getByText('2 sent, 0 failed, 1 no longer subscribed, 0 unsubscribed').waitFor();
  expect(
    mailServer.received
      .slice(1)
      .flatMap(({ to }) => to)
      .sort(),
  ).toEqual([PROMPT, SLOW]);
  await row(title).getByRole('link', { name: title }).click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
});

test('an issue is scheduled for a time, unscheduled, scheduled with an episode and deleted', async () => {
  const episode = { title: 'An episode of tomorrow', slug: 'an-episode-of-tomorrow', type: 'Science Deep Dive' };
  await api('/episodes', { ...episode, publishedAt: null });
  await openTab();
  const title = 'An issue for later';
  await compose(title);
  await panel().getByLabel('Send at').fill('2020-01-01T10:00');
  await button('Save Issue').click();
  await panel().getByText('Please choose a time in the future').waitFor();
  await panel().getByLabel('Send at').fill('2099-01-01T10:00');
  await button('Save Issue').click();
  await row(title).getByText('Will be sent on 1 Jan 2099, 10:00').waitFor();
  await row(title).getByText('Scheduled').waitFor();
  await button(`Unschedule ${title}`).click();
  await toast('Issue unscheduled');
  await row(title).getByText('Draft').waitFor();

  await button(`Edit ${title}`).click();
  await panel().getByRole('switch', { name: 'Send it when this episode is published' }).check();
  await button('Save Issue').click();
  await panel().getByText('Please choose an episode').waitFor();
  await panel().getByLabel('Episode', { exact: true }).selectOption(episode.title);
  await button('Save Issue').click();
  await row(title).getByText(`Will be sent when “${episode.title}” is published`).waitFor();

  await button(`Edit ${title}`).click();
  const chosen = () => panel().getByLabel('Episode', { exact: true }).locator('option:checked').textContent();
  await eventually(chosen).toBe(episode.title);
  await panel().getByRole('textbox', { name: 'Content' }).press('End');
  await page.keyboard.type('One more sentence.');
  await page.getByRole('link', { name: 'About' }).first().click();
  await dialog('Discard your changes?').getByRole('button', { name: 'Keep editing' }).click();
  await panel().getByText('One more sentence.').waitFor();
  await button('Cancel').click();
  await dialog('Discard your changes?').getByRole('button', { name: 'Discard changes' }).click();
  await eventually(() => panel().getByRole('form').count()).toBe(0);

  await button(`Delete ${title}`).click();
  await dialog('Delete this issue?').getByRole('button', { name: 'Delete issue' }).click();
  await toast('Issue deleted');
  await eventually(() => row(title).count()).toBe(0);
});

test('daily highlights are drafted from yesterday’s episode, and only once', async () => {
  const publishedAt = new Date(Date.now() - 86_400_000).toISOString();
  const episode = { title: 'An episode of yesterday', slug: 'an-episode-of-yesterday', type: 'Science Deep Dive' };
  await api('/episodes', { ...episode, publishedAt });
  await openTab();
  await button('Draft daily highlights').click();
  await toast('Issue drafted');
  await row(episode.title).getByText('Draft').waitFor();
  expect(await findFaultsAtBothEnds()).toEqual([]);
  await button('Draft daily highlights').click();
  await toast('Nothing to draft');
});

test('the newsletter tab doesn’t shift, logs nothing and is accessible on phones and desktops, light and dark', {
  timeout: 180_000,
}, async () => {
  const { site, browser } = surroundings;
  const opened = await openWatchedPage(browser, site.origin);
  await opened.page.request.post(`${site.origin}/api/auth/login`, { data: ADMIN, headers: headers() });
  const faults: string[] = [];
  for (const look of EDGE_VISITS) {
    faults.push(...(await findFaults(opened.page, opened.watch, { ...look, url: site.origin + TAB, status: 200 })));
  }
  await opened.close();
  expect(faults).toEqual([]);
});
