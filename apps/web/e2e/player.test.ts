import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { eventually } from './eventually.ts';
import { findAxeFaultsInBothSchemes } from './find-faults.ts';
import { holdScripts, openUnscripted } from './held-scripts.ts';
import { MOVING, openFaultlessPage } from './open-faultless-page.ts';
import { fillLogin, logIn, newPerson } from './person.ts';
import { siteAndBrowser } from './site-and-browser.ts';
import { visit } from './visit.ts';

/** The newest sample episode. Like the two below, it has audio with chapters. */
const TITLE = 'The Clock in the Methyl Groups';
const SECOND = { slug: 'strength-after-seventy', title: 'Strength After Seventy' };
const THIRD = 'Four Views on Sleep Trackers';
const AUDIO = '**/audio/*.mp3';
/** The failed responses that the last test causes. */
const MISSING = /\/audio\/[\w-]+\.mp3 responded with 404$/;

const surroundings = siteAndBrowser();
let page: Page;

beforeEach(async () => {
  const opened = await openFaultlessPage(surroundings, MOVING, MISSING);
  page = opened.page;
  return opened.close;
});

const main = () => page.locator('main');
const header = () => page.locator('header');
const bar = (on = page) => on.getByRole('region', { name: 'Playback' });

interface Playback {
  isPlaying: boolean;
  positionSec: number;
  /** Whether the audio element is the one that the test marked with a title. */
  isMarked: boolean;
  count: number;
}

const playback = (on = page): Promise<Playback> =>
  on.evaluate(() => {
    const all = document.querySelectorAll('audio');
    const [audio] = all;
    const isPlaying = audio?.paused === false && audio.readyState > 2;
    return { isPlaying, positionSec: audio?.currentTime ?? 0, isMarked: audio?.title === 'marked', count: all.length };
  });

/** Waits until the audio plays on from its current position. Returns that position in seconds. */
async function playsOn(on = page): Promise<number> {
  const { positionSec } = await playback(on);
  await eventually(async () => (await playback(on)).positionSec).toBeGreaterThan(positionSec);
  expect(await playback(on)).toMatchObject({ isPlaying: true, count: 1 });
  return positionSec;
}

/** Creates an account without signing in. */
async function register(person: ReturnType<typeof newPerson>): Promise<void> {
  const { origin } = surroundings.site;
  const headers = { origin, 'content-type': 'application/json' };
  const response = await fetch(`${origin}/api/auth/register`, {
    method: 'POST',
    headers,
    body: JSON.stringify(person),
  });
  expect(response.status).toBe(200);
}

test('an episode keeps playing across pages and a login, resumes on a second device, and is paused after a logout', async () => {
  const { origin } = surroundings.site;
  const person = newPerson();
  await register(person);
  await visit(page, `${origin}/`);
  await main()
    .getByRole('button', { name: `Play ${TITLE}` })
    .first()
    .click();
  await playsOn();
  expect(
    await main()
      .getByRole('button', { name: `Pause ${TITLE}` })
      .count(),
  ).toBe(2);
  await page.locator('audio').evaluate((audio) => audio.setAttribute('title', 'marked'));

  await header().getByRole('link', { name: 'Episodes' }).click();
  await main().getByRole('searchbox', { name: 'Search episodes' }).waitFor();
  await main()
    .getByRole('button', { name: `Pause ${TITLE}` })
    .waitFor();
  await header().getByRole('link', { name: 'About' }).click();
  await page.waitForURL('**/about');
  await playsOn();
  await header().getByRole('link', { name: 'Login' }).click();
  await fillLogin(page, person);
  await main().getByRole('heading', { level: 1, name: 'Profile' }).waitFor();
  await playsOn();
  expect(await playback()).toMatchObject({ isMarked: true });

  await page.keyboard.press('l');
  await eventually(async () => (await playback()).positionSec).toBeGreaterThan(30);
  const saved = page.waitForResponse(
    (response) => response.url().includes('/api/listening/positions/') && response.request().method() === 'PUT',
  );
  await page.keyboard.press('k');
  expect((await saved).status()).toBe(200);
  const { positionSec } = await playback();

  const second = await openFaultlessPage(surroundings, MOVING);
  await logIn(second.page, origin, person);
  await second.page.waitForURL('**/profile');
  await visit(second.page, `${origin}/episodes/the-clock-in-the-methyl-groups`);
  await second.page
    .locator('main')
    .getByRole('button', { name: `Play ${TITLE}` })
    .first()
    .click();
  await eventually(async () => (await playback(second.page)).positionSec).toBeGreaterThan(30);
  await second.close();

  await page.getByRole('button', { name: 'Logout' }).first().click();
  await page.waitForURL(`${surroundings.site.origin}/`);
  await bar()
    .getByText(`0:${Math.floor(positionSec)}`)
    .waitFor();
  expect(await playback()).toMatchObject({ isPlaying: false, isMarked: false });
  await bar()
    .getByRole('button', { name: `Play ${TITLE}` })
    .click();
  await playsOn();
});

test('a play button works before hydration and with the keyboard; a locked episode’s play button opens the paywall', async () => {
  const { origin } = surroundings.site;
  const { release } = await holdScripts(page);
  await openUnscripted(page, `${origin}/episodes`);
  const disc = main().getByRole('link', { name: `Play ${TITLE}` });
  await disc.click();
  release();
  await playsOn();
  await main()
    .getByRole('button', { name: `Pause ${TITLE}` })
    .press('Enter');
  await eventually(async () => (await playback()).isPlaying).toBe(false);
  await main().getByRole('link', { name: 'Play What a Healthy Decade Is Worth' }).click();
  await main().getByText('Premium content - membership required').waitFor();
  expect(new URL(page.url()).pathname).toBe('/episodes/what-a-healthy-decade-is-worth');
});

test('the player has chapters, a queue and speeds, opens at the time in a link, and says what failed', async () => {
  const { origin } = surroundings.site;
  await page.route(AUDIO, (route) => route.fulfill({ status: 404, body: '' }));
  await visit(page, `${origin}/episodes/${SECOND.slug}?t=42`);
  await bar().getByText('0:42').waitFor();
  expect(await bar().getByText(SECOND.title).isVisible()).toBe(true);
  await bar()
    .getByRole('button', { name: `Play ${SECOND.title}` })
    .click();
  await bar().getByText('The audio file is missing').waitFor();
  await page.unroute(AUDIO);
  await bar().getByRole('button', { name: 'Try again' }).click();
  await playsOn();
  expect((await playback()).positionSec).toBeGreaterThanOrEqual(42);

  await bar().getByRole('combobox', { name: 'Speed' }).selectOption('1.5');
  await bar().getByRole('button', { name: 'Chapters' }).click();
  const chapters = bar().locator(':popover-open');
  expect(await findAxeFaultsInBothSchemes(page)).toEqual([]);
  await chapters.getByRole('button').first().click();
  await eventually(async () => (await playback()).positionSec).toBeLessThan(20);
  await page.keyboard.press('Escape');

  await header().getByRole('link', { name: 'Episodes' }).click();
  await main()
    .getByRole('button', { name: `Add to queue: ${THIRD}` })
    .click();
  await page.getByText('Added to queue').waitFor();
  await page.locator('audio').evaluate((audio: HTMLAudioElement) => {
    audio.currentTime = audio.duration - 0.5;
  });
  await bar()
    .getByRole('button', { name: `Pause ${THIRD}` })
    .waitFor();
  await playsOn();
  expect(await page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.playbackRate)).toBe(1.5);
  await bar().getByRole('button', { name: 'Close player' }).click();
  await bar().waitFor({ state: 'detached' });
  expect((await playback()).isPlaying).toBe(false);
});
