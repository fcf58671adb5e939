import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { eventually } from '../eventually.ts';
import { findAxeFaults } from '../find-faults.ts';
import { openFaultlessPage } from '../open-faultless-page.ts';
import { ADMIN, adminSiteAndBrowser } from '../site-and-browser.ts';
import { visit } from '../visit.ts';

/** A PNG of one pixel. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Meets the minimum length of an issue's text. */
const LONG =
  'Two hundred people walked for an hour every day, and after a year most of them slept better than they had before';

const surroundings = adminSiteAndBrowser();

let page: Page;

beforeEach(async () => {
  const opened = await openFaultlessPage(surroundings);
  page = opened.page;
  const { origin } = surroundings.site;
  await page.request.post(`${origin}/api/auth/login`, { data: ADMIN, headers: { origin } });
  await visit(page, `${origin}/admin/dashboard?tab=newsletter`);
  await page.getByRole('button', { name: 'New Issue' }).click();
  await text().click();
  return opened.close;
});

const form = () => page.getByRole('form', { name: /issue$/ });
const text = () => form().getByRole('textbox', { name: 'Content' });
const tool = (name: string) => form().getByRole('toolbar').getByRole('button', { name, exact: true });
const focused = () => page.evaluate(() => document.activeElement?.ariaLabel ?? document.activeElement?.role);
const type = (words: string) => page.keyboard.type(words);
const press = async (...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};

/** Saves the issue and returns the HTML that is stored. */
async function save(title: string): Promise<string> {
  await form().getByLabel('Title').fill(title);
  await form().getByLabel('Excerpt').fill('An issue that a test has written.');
  await form().getByRole('button', { name: 'Save Issue' }).click();
  await eventually(() => form().count()).toBe(0);
  const response = await page.request.get(`${surroundings.site.origin}/api/admin/newsletter/issues`);
  const issues = (await response.json()) as { title: string; bodyRichtext: string }[]; // the documented response
  return issues.find((issue) => issue.title === title)?.bodyRichtext ?? '';
}

test('an issue written with keyboard shortcuts and the toolbar is stored as written', async () => {
  await press('Control+Alt+2');
  await type('A heading');
  await press('Enter');
  await type(LONG);
  await press('Control+Alt+f');
  await type('Its source');
  await press('Control+Alt+f');
  await type(', then ');
  await press('Control+b');
  await type('weight');
  await press('Control+b', 'Enter');
  expect(await tool('Members break').count()).toBe(0); // an issue is emailed in full, so no part is for members
  await tool('Bullet list').click();
  await type('one');
  await press('Enter');
  await type('two');
  await press('Enter', 'Enter');
  await tool('Table').click();
  await type('Day');
  await press('Tab');
  await type('Dose');
  await press('Tab');
  await type('Note');
  expect(await findAxeFaults(page)).toEqual([]);
  const table =
    '<table><thead><tr><th scope="col">Day</th><th scope="col">Dose</th><th scope="col">Note</th></tr></thead>' +
    '<tbody><tr><td></td><td></td><td></td></tr><tr><td></td><td></td><td></td></tr></tbody></table>';
  expect(await save('Written by keyboard')).toBe(
    `<h2>A heading</h2><p>${LONG}<sup id="fnref-1"><a href="#fn-1">1</a></sup>, then <strong>weight</strong></p>` +
      `<ul><li>one</li><li>two</li></ul>${table}` +
      '<section data-footnotes><ol><li id="fn-1">Its source <a href="#fnref-1">Back</a></li></ol></section>',
  );
});

test('with the keyboard, an author reaches the toolbar, moves between its buttons and leaves the editor', async () => {
  await tool('Table').click();
  await press('Tab');
  expect(await focused()).toBe('textbox');
  await press('Escape', 'Shift+Tab');
  expect(await focused()).toBe('Heading');
  await press('ArrowRight');
  expect(await focused()).toBe('Smaller heading');
  await press('End', 'ArrowRight');
  expect(await focused()).toBe('Heading');
  await press('Tab', 'Escape', 'Tab');
  expect(await focused()).not.toBe('textbox');
});

test('the link dialog rejects an invalid URL, and pasted text keeps only the formatting that the site allows', async () => {
  await type(`${LONG} word`);
  await press('Control+Shift+ArrowLeft', 'Control+k');
  const url = page.getByRole('dialog', { name: 'Add link' }).getByLabel('URL');
  await url.fill('javascript:alert(1)');
  await press('Enter');
  await page.getByRole('alert').getByText('Please enter an https URL').waitFor();
  await url.fill('example.org/study');
  await press('Enter');
  await eventually(focused).toBe('textbox');
  await press('End', 'Enter');
  const pasted =
    '<b style="font-weight:normal"><h1 style="color:red">Title</h1><p class="MsoNormal">A <span style="font-weight:700">bold</span>' +
    '<o:p></o:p> <u>word</u></p><hr><hr data-members><hr data-members></b>';
  await text().evaluate((element, html) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', html);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, pasted);
  expect(await save('Pasted')).toBe(
    `<p>${LONG} <a href="https://example.org/study" rel="noopener noreferrer">word</a></p>` +
      '<h2>Title</h2><p>A <strong>bold</strong> word</p>',
  );
});

test('an uploaded image is inserted with its size, an alt text and a caption', async () => {
  await type(LONG);
  await tool('Image').click();
  const chooser = page.getByRole('dialog', { name: 'Choose an image' });
  const file = { name: 'dot.png', mimeType: 'image/png', buffer: PICTURE };
  const opened = page.waitForEvent('filechooser');
  await chooser.getByRole('button', { name: 'Upload' }).click();
  await (await opened).setFiles(file);
  const question = page.getByRole('dialog', { name: 'Describe the image' });
  await question.getByLabel('Alt text').fill('A dot');
  await question.getByRole('button', { name: 'Save alt text' }).click();
  await eventually(focused).toBe('textbox');
  await type('The smallest picture');
  await press('Enter');
  await type('After');
  expect(await save('With an image')).toMatch(
    /before<\/p><figure><img src="\/media-files\/[^"]+\/dot\.png" alt="A dot" width="1" height="1" \/><figcaption>The smallest picture<\/figcaption><\/figure><p>After<\/p>$/,
  );
});
