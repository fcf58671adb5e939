import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { eventually } from './eventually.ts';
import { openFaultlessPage } from './open-faultless-page.ts';
import { fillLogin } from './person.ts';
import { ADMIN, adminSiteAndBrowser } from './site-and-browser.ts';
import { visit } from './visit.ts';

const surroundings = adminSiteAndBrowser();

interface Item {
  id: string;
  slug: string;
  title: string;
}

async function read(kind: 'episodes' | 'articles'): Promise<Item[]> {
  return (await fetch(`${surroundings.site.origin}/api/${kind}`)).json() as Promise<Item[]>; // the documented responses
}

/** Records the reads that a page reports, and the statuses of the responses. */
function watchReads(page: Page) {
  const reads: string[] = [];
  const statuses: number[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/reads')) return;
    const { type, id } = request.postDataJSON() as { type: string; id: string }; // what our page sends
    reads.push(`${type} ${id}`);
  });
  page.on('response', (response) => {
    if (response.url().endsWith('/api/reads')) statuses.push(response.status());
  });
  return { reads, statuses };
}

test('a read is reported when the page of an episode or article is shown, but not when the page is preloaded', async () => {
  const { origin } = surroundings.site;
  const { page, close } = await openFaultlessPage(surroundings);
  const { reads, statuses } = watchReads(page);
  const [first, second] = await read('episodes');
  await visit(page, `${origin}/episodes`);
  const link = page
    .getByRole('main')
    .getByRole('link', { name: second?.title ?? '' })
    .first();
  const preloaded = page.waitForResponse((response) => response.url().includes('episodes.bySlug'));
  await link.hover();
  await preloaded;
  expect(reads).toEqual([]);
  await link.click();
  await eventually(() => reads).toEqual([`episode ${second?.id}`]);
  await page.goBack();
  await page.goForward();
  await eventually(() => reads).toHaveLength(2);
  const [article] = await read('articles');
  await visit(page, `${origin}/articles/${article?.slug}`);
  await visit(page, `${origin}/episodes/${first?.slug}`);
  await eventually(() => reads.slice(2)).toEqual([`article ${article?.id}`, `episode ${first?.id}`]);
  await eventually(() => statuses).toEqual([204, 204, 204, 204]);
  await close();
});

test('an admin’s reads are not reported', async () => {
  const { origin } = surroundings.site;
  const { page, close } = await openFaultlessPage(surroundings);
  const { reads } = watchReads(page);
  const [episode] = await read('episodes');
  await visit(page, `${origin}/login?next=/about`);
  await fillLogin(page, ADMIN);
  await page.getByRole('link', { name: 'Admin Dashboard' }).waitFor();
  await visit(page, `${origin}/episodes/${episode?.slug}`);
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await page.getByRole('heading', { name: 'Meet Your Hosts' }).waitFor();
  expect(reads).toEqual([]);
  await close();
});
