import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { ADMIN, adminSiteAndBrowser } from './site-and-browser.ts';

/** The name of the admin account that the site creates for ADMIN_EMAIL. */
const USUAL_NAME = 'Administrator';
const NAME = 'Maximiliana Featherstonehaugh-Cholmondeley';
const LINKS = ['Episodes', 'Explore Topics', 'Articles', 'About'];
const SCHEMES = ['light', 'dark'] as const;

const surroundings = adminSiteAndBrowser();

async function rename(context: BrowserContext, name: string): Promise<void> {
  const headers = { origin: surroundings.site.origin };
  expect((await context.request.put('/api/auth/profile', { data: { name }, headers })).status()).toBe(200);
}

/** Gives the admin a long name, and opens the home page as the admin. */
async function openAsAdmin(javaScriptEnabled: boolean): Promise<Page> {
  const { origin } = surroundings.site;
  const context = await surroundings.browser.newContext({ baseURL: origin, javaScriptEnabled });
  const signedIn = await context.request.post('/api/auth/login', { data: ADMIN, headers: { origin } });
  expect(signedIn.status()).toBe(200);
  await rename(context, NAME);
  const page = await context.newPage();
  await page.goto('/', { waitUntil: 'load' });
  return page;
}

describe.each([
  { scripts: 'with JavaScript', javaScriptEnabled: true },
  { scripts: 'without JavaScript', javaScriptEnabled: false },
])('the header of an admin with a long name, $scripts', ({ javaScriptEnabled }) => {
  let page: Page;
  beforeAll(async () => {
    page = await openAsAdmin(javaScriptEnabled);
    return async () => {
      await rename(page.context(), USUAL_NAME);
      await page.context().close();
    };
  });

  test.each([960, 1024, 1100, 1199, 1200])('has its links and buttons in one row at %i px', async (width) => {
    await page.setViewportSize({ width, height: 800 });
    const header = page.locator('header');
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme });
      for (const name of LINKS) {
        expect(await header.getByRole('link', { name, exact: true }).first().isVisible(), name).toBe(true);
      }
      for (const name of [NAME, 'Admin Dashboard']) {
        expect(await header.getByRole('link', { name }).first().isVisible(), name).toBe(true);
      }
      expect(await header.getByRole('button', { name: 'Logout' }).first().isVisible()).toBe(true);
      expect(await overlaps(page)).toEqual([]);
    }
  });
});

/**
 * Returns the faults of the header: its links and buttons that overlap, those that are partly outside the header, and a
 * second row.
 */
function overlaps(page: Page): Promise<string[]> {
  return page.locator('header').evaluate((header) => {
    const controls = [...header.querySelectorAll('a, button')].filter((each) => each.checkVisibility());
    const boxes = controls.map((each) => ({
      name: each.textContent || each.ariaLabel,
      box: each.getBoundingClientRect(),
    }));
    boxes.sort((one, other) => one.box.left - other.box.left);
    const { width, height } = header.getBoundingClientRect();
    const faults = boxes.flatMap(({ name, box }, index) => {
      const next = boxes[index + 1];
      if (next && box.right > next.box.left + 0.5) return [`${name} reaches into ${next.name}`];
      return box.right > width || box.top < 0 || box.bottom > height ? [`${name} leaves the row`] : [];
    });
    return height > 90 ? [...faults, `the row is ${height} px high`] : faults;
  });
}
