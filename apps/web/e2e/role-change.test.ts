import type { APIRequestContext } from 'playwright-core';
import { expect, test } from 'vitest';
import { eventually } from './eventually.ts';
import { openFaultlessPage } from './open-faultless-page.ts';
import { newPerson, signUp } from './person.ts';
import { findPaths } from './routes.ts';
import { ADMIN, adminSiteAndBrowser } from './site-and-browser.ts';
import { visit } from './visit.ts';

const surroundings = adminSiteAndBrowser();

async function setRole(admin: APIRequestContext, userId: string, role: string): Promise<void> {
  const { origin } = surroundings.site;
  const headers = { origin };
  await admin.post(`${origin}/api/auth/login`, { data: ADMIN, headers });
  const response = await admin.patch(`${origin}/api/admin/users/${userId}/role`, { data: { role }, headers });
  expect(response.status()).toBe(200);
}

test('when an admin has changed a user’s role, the user’s browser shows the new role on the next navigation', async () => {
  const { browser, site } = surroundings;
  const { page, close } = await openFaultlessPage(surroundings);
  await signUp(page, site.origin, newPerson());
  const response = await page.request.get(`${site.origin}/api/auth/me`);
  const { id } = (await response.json()) as { id: string }; // the documented response
  const elsewhere = await browser.newContext();

  await visit(page, site.origin + (await findPaths(site.origin))['a premium article with a figure']);
  const paywall = page.getByRole('main').getByRole('heading', { name: /^The rest of “/ });
  await paywall.waitFor();

  await setRole(elsewhere.request, id, 'member');
  await page.getByRole('banner').getByRole('link', { name: 'Ada Lindqvist' }).click();
  await page.getByText('Premium Member').waitFor();
  await page.getByRole('button', { name: 'Manage Subscription' }).click();
  await page.getByText('We gave you this membership. There is nothing to pay or to cancel.').waitFor();
  await page.goBack();
  await eventually(() => new URL(page.url()).pathname).toMatch(/^\/articles\//);
  await eventually(() => paywall.count()).toBe(0);
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();

  await setRole(elsewhere.request, id, 'admin');
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Admin Dashboard' }).waitFor();
  await setRole(elsewhere.request, id, 'visitor'); // other test files expect only one admin
  await elsewhere.close();
  await close();
});
