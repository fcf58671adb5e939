import { TOPICS } from '@longreturn/site/topics';
import type { RunOptions } from 'axe-core';
import { expect, test } from 'vitest';
import { loadAxe } from './find-faults.ts';
import { siteAndBrowser } from './site-and-browser.ts';
import { visit } from './visit.ts';

const WIDTHS = [375, 768, 1440];
const TARGETS: RunOptions = {
  runOnly: { type: 'rule', values: ['target-size'] },
  rules: { 'target-size': { enabled: true } },
};

const surroundings = siteAndBrowser();

/** Checks each page without scrolling, because scrolling may change the layout. Sizes don't depend on the theme. */
test.each(TOPICS)('every link on the topic page “$title” is large enough to click', async ({ slug }) => {
  const page = await surroundings.browser.newPage();
  const faults: string[] = [];
  await visit(page, `${surroundings.site.origin}/topics/${slug}`);
  await loadAxe(page);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const violations = await page.evaluate(async (rules) => (await window.axe.run(rules)).violations, TARGETS);
    const targets = violations.flatMap(({ nodes }) => nodes.map(({ target }) => target.join(' ')));
    faults.push(...targets.map((target) => `${target} at ${width}`));
  }
  await page.close();
  expect(faults).toEqual([]);
});
