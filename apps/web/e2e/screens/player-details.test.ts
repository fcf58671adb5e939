import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { eventually } from '../eventually.ts';
import { findAxeFaultsInBothSchemes } from '../find-faults.ts';
import { MOVING, openFaultlessPage } from '../open-faultless-page.ts';
import { fillLogin, newPerson } from '../person.ts';
import { ADMIN, adminSiteAndBrowser } from '../site-and-browser.ts';
import { visit } from '../visit.ts';

const surroundings = adminSiteAndBrowser();

/** Sample episodes with audio. The first one has an ad-free rendition, which is shorter. */
const FIRST = { slug: 'the-clock-in-the-methyl-groups', title: 'The Clock in the Methyl Groups' };
const SECOND = { slug: 'strength-after-seventy', title: 'Strength After Seventy' };
const PREMIUM = { slug: 'what-a-healthy-decade-is-worth', title: 'What a Healthy Decade Is Worth' };
const QUEUED = ['Strength After Seventy', 'Four Views on Sleep Trackers', 'Proteomics Gets Cheap'] as const;
const MINUTES_15 = 15 * 60_000;

const bar = (page: Page) => page.getByRole('region', { name: 'Playback' });
const choose = (page: Page, name: string, value: string) =>
  bar(page).getByRole('combobox', { name }).selectOption(value);

const playback = (page: Page) =>
  page.evaluate(() => {
    const audio = document.querySelector('audio');
    const { paused = true, currentTime = 0, duration = 0 } = audio ?? {};
    return { isPlaying: !paused, positionSec: currentTime, durationSec: duration, path: audio?.getAttribute('src') };
  });
const isPlaying = async (page: Page) => (await playback(page)).isPlaying;
const positionOf = async (page: Page) => (await playback(page)).positionSec;

/** Opens an episode's page with the player set to this second. Returns the player's play button. */
async function cue(page: Page, { slug, title }: typeof FIRST, sec: number): Promise<Locator> {
  await visit(page, `${surroundings.site.origin}/episodes/${slug}?t=${sec}`);
  const disc = bar(page).getByRole('button', { name: `Play ${title}` });
  await disc.waitFor();
  return disc;
}

/** Plays an episode on its page, starting at this second. */
async function playFrom(page: Page, episode: typeof FIRST, sec: number): Promise<void> {
  const disc = await cue(page, episode, sec);
  await disc.click();
  await eventually(() => positionOf(page)).toBeGreaterThan(sec);
}

/** Runs in the page. Records the handlers of the device's media keys, so that a test can call them. */
function recordMediaActions(): void {
  const actions: Record<string, unknown> = {};
  Object.assign(window, { mediaActions: actions });
  const set = navigator.mediaSession.setActionHandler.bind(navigator.mediaSession);
  navigator.mediaSession.setActionHandler = (name, run) => {
    actions[name] = run;
    set(name, run);
  };
}

/** Calls the page's handler of a media key. */
const press = (page: Page, name: string, details: object = {}) =>
  page.evaluate(
    ([action, given]) => {
      const { mediaActions } = window as unknown as { mediaActions: Record<string, (details: object) => void> }; // recordMediaActions sets it
      mediaActions[action]?.(given);
    },
    [name, details] as const,
  );

/** Returns the names of the controls that Tab reaches, from the focused control to the control named `last`. */
async function tabThrough(page: Page, last: string): Promise<string[]> {
  const names: string[] = [];
  while (names.at(-1) !== last && names.length < 30) {
    names.push(
      await page.evaluate(() => {
        const { activeElement: control } = document;
        return control?.getAttribute('aria-label') ?? control?.textContent?.trim() ?? '';
      }),
    );
    await page.keyboard.press('Tab');
  }
  return names;
}

test('one tab plays at a time; the device’s media keys and the sleep timer control the player', async () => {
  const { page, close } = await openFaultlessPage(surroundings, MOVING);
  await page.addInitScript(recordMediaActions);
  await playFrom(page, FIRST, 5);
  const other = await page.context().newPage();
  await playFrom(other, SECOND, 5);
  await eventually(() => isPlaying(page)).toBe(false);
  await press(page, 'play');
  await eventually(() => isPlaying(other)).toBe(false);
  await other.close();

  const shown = await page.evaluate(() => {
    const { title, artist, artwork } = navigator.mediaSession.metadata ?? {};
    return { title, artist, artwork: artwork?.[0]?.src };
  });
  expect(shown).toMatchObject({ title: FIRST.title, artist: 'The Long Return' });
  expect((await page.request.get(shown.artwork ?? '')).status()).toBe(200);
  await press(page, 'pause');
  await press(page, 'seekto', { seekTime: 50 });
  expect(Math.floor(await positionOf(page))).toBe(50);
  await press(page, 'seekbackward');
  expect(Math.floor(await positionOf(page))).toBe(35);
  await press(page, 'seekforward', { seekOffset: 10 });
  expect(Math.floor(await positionOf(page))).toBe(45);

  await press(page, 'play');
  await choose(page, 'Sleep timer', '15');
  const startedAt = await page.evaluate(() => Date.now());
  await page.clock.setFixedTime(startedAt + MINUTES_15 - 5000);
  await eventually(() => positionOf(page)).toBeGreaterThan(46);
  expect(await isPlaying(page)).toBe(true);
  await page.clock.setFixedTime(startedAt + MINUTES_15 + 5000);
  await eventually(() => isPlaying(page)).toBe(false);
  expect(await bar(page).getByRole('combobox', { name: 'Sleep timer' }).inputValue()).toBe('off');
  await close();
});

test('the keyboard reaches every control, the focus survives changes to the queue, and the queue keeps its order after a reload', async () => {
  const { page, close } = await openFaultlessPage(surroundings);
  const disc = await cue(page, FIRST, 5);
  await disc.focus();
  expect(await tabThrough(page, 'Close player')).toEqual([
    `Play ${FIRST.title}`,
    FIRST.title,
    'Position',
    'Back 15 s',
    'Forward 30 s',
    'Speed',
    'Chapters',
    'Queue',
    'Sleep timer',
    'Copy link at this time',
    'Mute',
    'Close player',
  ]);

  await page.getByRole('banner').getByRole('link', { name: 'Episodes' }).click();
  for (const title of QUEUED) {
    // Other test files publish episodes, which may push this one off the first page of the list.
    await page.getByRole('searchbox', { name: 'Search episodes' }).fill(title);
    await eventually(() => page.getByRole('main').getByRole('article').count()).toBe(1);
    await page.getByRole('article', { name: title }).waitFor();
    await page.getByRole('button', { name: `Add to queue: ${title}` }).click();
  }
  const panel = bar(page).locator(':popover-open');
  const queued = () => panel.getByRole('listitem').getByRole('link').allTextContents();
  await bar(page).getByRole('button', { name: 'Queue', exact: true }).press('Enter');
  await eventually(queued).toEqual(QUEUED);
  expect(await findAxeFaultsInBothSchemes(page)).toEqual([]);
  await panel.getByRole('button', { name: `Remove ${QUEUED[1]} from the queue` }).press('Enter');
  expect(await queued()).toEqual([QUEUED[0], QUEUED[2]]);
  expect(await panel.getByRole('heading').evaluate((heading) => heading === document.activeElement)).toBe(true);
  await panel.getByRole('button', { name: `Move ${QUEUED[2]} up` }).press('Enter');
  expect(await queued()).toEqual([QUEUED[2], QUEUED[0]]);
  const moved = panel.getByRole('link', { name: QUEUED[2] });
  expect(await moved.evaluate((link) => link === document.activeElement)).toBe(true);
  await page.reload();
  await bar(page).getByRole('button', { name: 'Queue', exact: true }).click();
  expect(await queued()).toEqual([QUEUED[2], QUEUED[0]]);
  await panel.getByRole('button', { name: 'Play next' }).click();
  await bar(page)
    .getByRole('button', { name: `Pause ${QUEUED[2]}` })
    .waitFor();
  expect(await queued()).toEqual([QUEUED[0]]);
  await page.keyboard.press('Escape');
  await bar(page).getByRole('button', { name: 'Close player' }).press('Enter');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
  await close();
});

test('a member’s login switches to the ad-free audio at the same position; after the membership has ended, the player on a phone shows how to join', async () => {
  const { origin } = surroundings.site;
  const { page, close } = await openFaultlessPage(surroundings, MOVING, /responded with 403$/);
  const person = newPerson();
  const elsewhere = await surroundings.browser.newContext();
  const send = { headers: { origin } };
  const registered = await elsewhere.request.post(`${origin}/api/auth/register`, { ...send, data: person });
  const { user } = (await registered.json()) as { user: { id: string } }; // the documented response
  await elsewhere.request.post(`${origin}/api/auth/login`, { ...send, data: ADMIN });
  const setRole = (role: string) =>
    elsewhere.request.patch(`${origin}/api/admin/users/${user.id}/role`, { ...send, data: { role } });
  expect((await setRole('member')).status()).toBe(200);

  await playFrom(page, FIRST, 40);
  const open = await playback(page);
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await fillLogin(page, person);
  await page.getByRole('heading', { level: 1, name: 'Profile' }).waitFor();
  await eventually(async () => (await playback(page)).path).not.toBe(open.path);
  await eventually(async () => (await playback(page)).durationSec).toBeLessThan(open.durationSec - 5);
  await eventually(() => positionOf(page)).toBeGreaterThan(open.positionSec);
  expect(await positionOf(page)).toBeLessThan(open.positionSec + 20);
  expect(await isPlaying(page)).toBe(true);

  const disc = await cue(page, PREMIUM, 5);
  expect((await setRole('visitor')).status()).toBe(200);
  await page.setViewportSize({ width: 320, height: 700 });
  await disc.click();
  await bar(page).getByText('Membership required').waitFor();
  const [note, more] = [bar(page).getByRole('alert'), bar(page).getByRole('button', { name: 'More controls' })];
  const [noteBox, moreBox] = [await note.boundingBox(), await more.boundingBox()];
  expect((noteBox?.x ?? 0) + (noteBox?.width ?? 0)).toBeLessThanOrEqual(moreBox?.x ?? 0);
  await note.getByRole('link', { name: 'Become a member' }).click();
  await page.waitForURL('**/membership');
  await elsewhere.close();
  await close();
});
