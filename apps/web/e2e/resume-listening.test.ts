import type { Episode } from '@longreturn/contract/content';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { eventually } from './eventually.ts';
import { findAxeFaultsInBothSchemes } from './find-faults.ts';
import { openFaultlessPage } from './open-faultless-page.ts';
import { newPerson, signUp } from './person.ts';
import { siteAndBrowser } from './site-and-browser.ts';
import { visit } from './visit.ts';

const surroundings = siteAndBrowser();

async function findTranscribed(): Promise<Episode> {
  const response = await fetch(`${surroundings.site.origin}/api/episodes`);
  const episodes = (await response.json()) as Episode[]; // the documented response
  const found = episodes.find(
    ({ isPremium, transcriptUrl, chaptersUrl }) => !isPremium && transcriptUrl && chaptersUrl,
  );
  if (!found) throw new Error('no free episode of the sample catalogue has chapters and a transcript');
  return found;
}

const panel = (page: Page) => page.getByRole('main').getByRole('region', { name: 'Listen' });
const transcript = (page: Page) => page.getByRole('region', { name: 'Transcript' });
const positionOf = async (page: Page) =>
  Number(await panel(page).getByRole('slider', { name: 'Position' }).inputValue());
const disc = (page: Page, verb: 'Play' | 'Pause') => panel(page).getByRole('button', { name: verb });

test('a click on a transcript line plays the episode from that line, and the user can resume on a second device', async () => {
  const { slug } = await findTranscribed();
  const { origin } = surroundings.site;
  const first = await openFaultlessPage(surroundings);
  const person = newPerson();
  await signUp(first.page, origin, person);
  await visit(first.page, `${origin}/episodes/${slug}`);

  const line = transcript(first.page).locator('[data-at]').nth(4);
  const atSec = Number(await line.getAttribute('data-at'));
  expect(atSec).toBeGreaterThan(5);
  await line.click();
  await disc(first.page, 'Pause').waitFor();
  await eventually(() => positionOf(first.page)).toBeGreaterThanOrEqual(Math.floor(atSec));
  await eventually(() => transcript(first.page).locator('[aria-current]').count()).toBe(1);
  expect(await findAxeFaultsInBothSchemes(first.page)).toEqual([]);

  const saved = first.page.waitForResponse((response) => response.url().includes('/api/listening/positions/'));
  await disc(first.page, 'Pause').click();
  expect((await saved).status()).toBe(200);
  const stoppedSec = await positionOf(first.page);
  await first.close();

  const second = await openFaultlessPage(surroundings, { viewport: { width: 375, height: 800 } });
  await second.page.request.post(`${origin}/api/auth/login`, { data: person, headers: { origin } });
  await visit(second.page, `${origin}/episodes/${slug}`);
  await eventually(() => positionOf(second.page)).toBe(stoppedSec);
  await disc(second.page, 'Play').click();
  await disc(second.page, 'Pause').waitFor();
  await eventually(() => positionOf(second.page)).toBeGreaterThanOrEqual(stoppedSec);
  expect(await positionOf(second.page)).toBeLessThan(stoppedSec + 20);

  const words = await transcript(second.page).locator('[data-at]').first().textContent();
  expect(await transcript(second.page).getByRole('searchbox').isVisible()).toBe(false);
  await second.page.getByRole('button', { name: 'Show transcript' }).click();
  await transcript(second.page)
    .getByRole('searchbox')
    .fill(words?.slice(0, 12).toUpperCase() ?? '');
  await transcript(second.page)
    .getByRole('status')
    .filter({ hasText: /^1 of \d+$/ })
    .waitFor();
  await second.close();
});
