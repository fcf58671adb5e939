import { TOPICS } from '@longreturn/site/topics';
import type { RunOptions } from 'axe-core';
import { expect, test } from 'vitest';
import { eventually } from './eventually.ts';
import { loadAxe } from './find-faults.ts';
import { siteAndBrowser } from './site-and-browser.ts';
import { visit } from './visit.ts';

const WIDTHS = [375, 768, 1440];
const TARGETS: RunOptions = {
  runOnly: { type: 'rule', values: ['target-size'] },
  rules: { 'target-size': { enabled: true } },
};

const surroundings = siteAndBrowser();

/**
 * Checks each page without scrolling, because scrolling may change the layout, and in one theme, because sizes don't
 * depend on the theme.
 */
test.each(TOPICS)(
  'on the topic page “$title” every link is large enough to click, and no description is cut off',
  async ({ slug }) => {
    const page = await surroundings.browser.newPage();
    const faults: string[] = [];
    await visit(page, `${surroundings.site.origin}/topics/${slug}`);
    await loadAxe(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const violations = await page.evaluate(async (rules) => (await window.axe.run(rules)).violations, TARGETS);
      const targets = violations.flatMap(({ nodes }) => nodes.map(({ target }) => target.join(' ')));
      faults.push(...targets.map((target) => `${target} at ${width}`));
      const cutOff = await page
        .locator('[class*=clamped]')
        .evaluateAll((all) =>
          all.filter((text) => text.scrollHeight > text.clientHeight + 2).map((text) => text.textContent),
        );
      faults.push(...cutOff.map((text) => `“${text}” is cut off at ${width}`));
    }
    await page.close();
    expect(faults).toEqual([]);
  },
);

test('the topic filter opens with Enter or a click, and limits the list to topics with many episodes or articles', async () => {
  const page = await surroundings.browser.newPage();
  const parameter = (name: string) => new URL(page.url()).searchParams.get(name);
  await visit(page, `${surroundings.site.origin}/topics`);
  const rows = page.locator('main a[href^="/topics/"]');
  const counts = (noun: string) =>
    rows.evaluateAll(
      (all, word) => all.map((row) => Number(new RegExp(`(\\d+)\\s*${word}`).exec(row.textContent)?.[1])),
      noun,
    );
  expect(await rows.count()).toBe(6);
  const filter = page.getByText('Filter', { exact: true });
  const choice = page.getByRole('radio', { name: '20 episodes or more' });
  await filter.press('Enter');
  await choice.waitFor();
  await choice.press('Escape');
  await choice.waitFor({ state: 'hidden' });
  expect(await filter.evaluate((button) => button === document.activeElement)).toBe(true);
  await filter.click();
  await page.getByRole('radio', { name: '20 episodes or more' }).check();
  await eventually(() => parameter('many')).toBe('episodes');
  await eventually(() => rows.count()).toBeLessThan(6);
  expect(Math.min(...(await counts('episode')))).toBeGreaterThanOrEqual(20);
  await page.getByRole('radio', { name: '10 articles or more' }).check();
  await eventually(() => parameter('many')).toBe('articles');
  await eventually(async () => Math.min(...(await counts('article')))).toBeGreaterThanOrEqual(10);
  await page.getByRole('radio', { name: 'All topics' }).check();
  await eventually(() => rows.count()).toBe(6);
  await page.close();
});

test('the topic archive can be sorted and searched', async () => {
  const page = await surroundings.browser.newPage();
  const parameter = (name: string) => new URL(page.url()).searchParams.get(name);
  await visit(page, `${surroundings.site.origin}/topics`);
  const titles = () => page.locator('main h2').allInnerTexts();
  expect(await titles()).toHaveLength(6);
  for (const { slug, title } of TOPICS) {
    expect(await page.locator(`main a[href="/topics/${slug}"]`).getByRole('heading').textContent()).toBe(title);
  }
  await page.getByText('Filter', { exact: true }).click();
  await page.getByRole('radio', { name: 'A to Z' }).check();
  await eventually(() => parameter('sort')).toBe('title');
  const sorted = [...(await titles())].sort((a, b) => a.localeCompare(b, 'en'));
  await eventually(titles).toEqual(sorted);
  await page.getByRole('searchbox', { name: 'Search topics' }).fill('SLEEP');
  await eventually(() => parameter('q')).toBe('SLEEP');
  await eventually(async () => (await titles()).length).toBeLessThan(6);
  expect(await titles()).toContain('Sleep');
  await page.getByRole('searchbox', { name: 'Search topics' }).fill('zzzz');
  await page.getByText('No topics found').waitFor();
  await page.getByRole('link', { name: 'Clear search' }).click();
  await eventually(async () => (await titles()).length).toBe(6);
  await page.close();
});
