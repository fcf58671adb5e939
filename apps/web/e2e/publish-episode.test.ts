import { identWav } from '@longreturn/site/press/tones';
import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { adminEpisodes } from './admin-episodes.ts';
import { findAxeFaultsInBothSchemes } from './find-faults.ts';
import { openFaultlessPage } from './open-faultless-page.ts';
import { logIn } from './person.ts';
import { ADMIN, adminSiteAndBrowser } from './site-and-browser.ts';
import { visit } from './visit.ts';

/** UTC+14. A publish date that the admin doesn't edit means “now”, whatever the time zone. */
const FAR_EAST = 'Pacific/Kiritimati';

/** Failures that the tests cause. */
const REFUSED =
  /\/trpc\/[\w.,]*admin\.(episodes|mediaItems)\.[\w.,]*(\?batch=1.*)? responded with 500$|\/trpc\/admin\.audio\.setChapters(\?batch=1)? responded with 400$|\/api\/audio\/uploads\/[\w-]+ failed: net::ERR_FAILED$|Failed to load resource: net::ERR_FAILED$/;

const surroundings = adminSiteAndBrowser();
let page: Page;

beforeEach(async () => {
  const opened = await openFaultlessPage(surroundings, { timezoneId: FAR_EAST }, REFUSED);
  page = opened.page;
  return opened.close;
});

/** Counts what the admin does: each click and each filled-in field is one action. */
function countActions() {
  let count = 0;
  const main = page.getByRole('main');
  return {
    total: () => count,
    click: async (name: string) => {
      count += 1;
      await main.getByRole('button', { name, exact: true }).click();
    },
    fill: async (form: string, label: string, text: string) => {
      count += 1;
      await main.getByRole('form', { name: form }).getByLabel(label, { exact: true }).fill(text);
    },
  };
}

test('a new admin publishes an episode with two media items in at most twelve actions', async () => {
  const { origin } = surroundings.site;
  await logIn(page, origin, ADMIN);
  await page.getByRole('heading', { level: 1, name: 'Admin Dashboard' }).waitFor();
  const { total, click, fill } = countActions();
  await click('Episodes Published');
  await click('Add Episode');
  await fill('New episode', 'Title', 'An episode in a few actions');
  await click('Save Episode');
  await fill('New media item', 'URL', 'https://open.spotify.com/episode/4rOoJ6Egrf8K2IrywzwOMk');
  await fill('New media item', 'Title', 'To listen');
  await click('Save Media');
  await click('Add Media');
  await fill('New media item', 'URL', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ');
  await fill('New media item', 'Title', 'To watch');
  await click('Save Media');
  const items = page.getByRole('list', { name: 'Media items' }).getByRole('listitem');
  await items.nth(1).waitFor();
  expect(total()).toBeLessThanOrEqual(12);
  expect(await items.nth(0).textContent()).toMatch(/^To listenSpotify Podcast/);
  expect(await items.nth(1).textContent()).toMatch(/^To watchYouTube Video/);

  const row = page.getByRole('row').filter({ hasText: 'An episode in a few actions' });
  await row.getByText('Published', { exact: true }).waitFor();
  await page.context().clearCookies();
  await visit(page, `${origin}/episodes/an-episode-in-a-few-actions`);
  await page.getByRole('heading', { level: 1, name: 'An episode in a few actions' }).waitFor();
  const listed = await page.request.get(`${origin}/api/episodes?limit=1`);
  expect(await listed.json()).toMatchObject([{ title: 'An episode in a few actions', mediaCount: 2 }]);
});

test('a failed change shows an alert, and the form keeps the typed text', async () => {
  const { origin } = surroundings.site;
  await page.request.post(`${origin}/api/auth/login`, { data: ADMIN, headers: { origin } });
  await visit(page, `${origin}/admin/dashboard?tab=episodes&q=in+a+few+actions`);
  const alert = (text: string) => page.getByRole('alert').getByText(text, { exact: true }).waitFor();
  const main = page.getByRole('main');
  const { click, fill } = countActions();
  const remove = async (name: RegExp, verb: string) => {
    await main.getByRole('button', { name }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: verb }).click();
  };
  const title = (await main.getByRole('row').nth(1).locator('b').textContent()) ?? '';
  await click(`Edit ${title}`);
  await main.getByRole('list', { name: 'Media items' }).waitFor();
  await page.route(/\/trpc\/[^?]*admin\.(episodes|mediaItems)\./, (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 500, body: '[]' }) : route.continue(),
  );
  await click('Save Episode');
  await alert('Failed to update episode.');
  await click('Add Media');
  await fill('New media item', 'URL', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ');
  await fill('New media item', 'Title', 'An item that isn’t saved');
  await click('Save Media');
  await alert('Failed to add media.');
  await remove(/^Delete To listen/, 'Delete media item');
  await alert('Failed to delete media.');
  await remove(new RegExp(`^Delete ${title}`), 'Delete episode');
  await alert('Failed to delete episode.');
  const media = main.getByRole('form', { name: 'New media item' });
  expect(await media.getByLabel('Title').inputValue()).toBe('An item that isn’t saved');

  await click('Add Episode');
  await page.getByRole('dialog').getByRole('button', { name: 'Discard changes' }).click();
  await fill('New episode', 'Title', 'An episode that isn’t saved');
  await click('Save Episode');
  await alert('Failed to create episode.');
  expect(await main.getByLabel('Title', { exact: true }).inputValue()).toBe('An episode that isn’t saved');
});

test('audio is uploaded in spite of a network failure, gets chapters, and is removed after a confirmation', async () => {
  const { origin } = surroundings.site;
  await page.request.post(`${origin}/api/auth/login`, { data: ADMIN, headers: { origin } });
  await adminEpisodes(surroundings, () => page).add('An episode with audio');
  await visit(page, `${origin}/admin/dashboard?tab=episodes&q=with+audio`);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Edit An episode with audio' }).click();
  const toast = (text: string) => page.getByLabel(/^Notifications/).getByText(text, { exact: true });
  const audio = main.getByRole('region', { name: 'Public audio' });
  let parts = 0;
  await page.route('**/api/audio/uploads/*', async (route) => {
    const isFirst = route.request().method() === 'PATCH' && ++parts === 1;
    await (isFirst ? route.abort('failed') : route.continue());
  });
  const file = { name: 'take.wav', mimeType: 'audio/wav', buffer: Buffer.from(identWav()) };
  await audio.locator('input[type=file]').setInputFiles(file);
  await toast('Audio uploaded!').waitFor();
  expect(parts).toBe(2);
  await audio.locator('audio[preload=none]').waitFor();
  await audio.getByText(/^0:\d\d, WAV, /).waitFor();
  await audio.getByRole('button', { name: 'Use duration' }).click();
  expect(await main.getByLabel('Duration (HH:MM)').inputValue()).toMatch(/^00:00:\d\d$/);

  await audio.getByRole('button', { name: 'Add chapters' }).click();
  const chapters = audio.getByRole('textbox', { name: 'Chapters' });
  await chapters.fill('0:00 Welcome\n9:00 Too late');
  await audio.getByRole('button', { name: 'Save Chapters' }).click();
  await audio.getByText('Chapter 2: The chapter begins after the end of the audio').waitFor();
  await chapters.fill('0:00 Welcome');
  await audio.getByRole('button', { name: 'Save Chapters' }).click();
  await toast('Chapters saved!').waitFor();
  expect(await findAxeFaultsInBothSchemes(page)).toEqual([]);

  await audio.getByRole('button', { name: 'Remove public audio' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove audio' }).click();
  await audio.getByRole('button', { name: 'Choose file' }).waitFor();
});
