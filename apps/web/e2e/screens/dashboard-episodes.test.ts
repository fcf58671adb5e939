import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { adminEpisodes } from '../admin-episodes.ts';
import { callsOf, clickTwice } from '../click-twice.ts';
import { eventually } from '../eventually.ts';
import { findAxeFaultsInBothSchemes } from '../find-faults.ts';
import { openFaultlessPage } from '../open-faultless-page.ts';
import { ADMIN, adminSiteAndBrowser } from '../site-and-browser.ts';
import { visit } from '../visit.ts';

/** Error responses that the tests cause. */
const REFUSED = /\/trpc\/admin[\w./,-]*(\?batch=1.*)? responded with [45]\d\d$/;
/** UTC−11. The form shows dates in the browser's time zone. */
const FAR_WEST = 'Pacific/Pago_Pago';
const YOUTUBE = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ';

const surroundings = adminSiteAndBrowser();
let page: Page;

beforeEach(async () => {
  const opened = await openFaultlessPage(surroundings, { timezoneId: FAR_WEST }, REFUSED);
  page = opened.page;
  const { origin } = surroundings.site;
  await page.request.post(`${origin}/api/auth/login`, { data: ADMIN, headers: { origin } });
  return opened.close;
});

const episodes = () => adminEpisodes(surroundings, () => page);
const openTab = (query = '') => visit(page, `${surroundings.site.origin}/admin/dashboard?tab=episodes${query}`);
const toast = (text: string) => page.getByLabel(/^Notifications/).getByText(text, { exact: true });
const panel = () => page.getByRole('tabpanel');
const button = (name: string | RegExp) => panel().getByRole('button', { name, exact: true });
const form = (name: string) => panel().getByRole('form', { name });
const field = (label: string) => form('New episode').getByLabel(label, { exact: true });
const row = (text: string) => panel().getByRole('row').filter({ hasText: text });
const inRow = (text: string, name: string) => row(text).getByRole('button', { name, exact: true });
const dialog = (name: string) => page.getByRole('dialog', { name });
const focused = () => page.evaluate(() => document.activeElement?.ariaLabel ?? document.activeElement?.textContent);
const edit = async (title: string) => {
  await row(title).getByRole('button', { name: /^Edit/ }).click();
  await form('Edit episode').waitFor();
};
const inEdit = (label: string) => form('Edit episode').getByLabel(label, { exact: true });

test('an invalid episode is rejected with the documented messages; a valid episode is created once, scheduled and published', async () => {
  await openTab();
  await button('Add Episode').click();
  await button('Save Episode').click();
  await form('New episode').getByText('Title must be at least 5 characters').waitFor();
  await eventually(() => field('Title').getAttribute('aria-invalid')).toBe('true');
  await field('Title').fill('Sleep & Money');
  await field('Description').fill('Too short');
  await button('Save Episode').click();
  await form('New episode').getByText('Description must be at least 20 characters').waitFor();
  await button('Add Episode').click(); // keeps the form that is already open
  expect(await field('Title').inputValue()).toBe('Sleep & Money');
  await button('Cancel').click();
  await eventually(focused).toBe('Add Episode');
  await button('Add Episode').click();
  expect(await field('Title').inputValue()).toBe('');

  await field('Title').fill('Sleep & Money');
  await field('Duration (HH:MM)').fill('01:30');
  await field('Publish date').fill('');
  const calls = callsOf(page, 'admin.episodes.create');
  await clickTwice(button('Save Episode'));
  await toast('Episode created!').waitFor();
  expect(calls).toHaveLength(1);
  await form('New media item').waitFor();
  await row('Sleep & Money').getByText('Draft').waitFor();
  await row('Sleep & Money').getByText('90 min').waitFor();

  const media = form('New media item');
  await button('Save Media').click();
  await media.getByText('Please enter a valid URL').waitFor();
  await media.getByText('Title is required').waitFor();
  await media.getByLabel('URL').fill(YOUTUBE);
  await media.getByLabel('Title').fill('To watch');
  await media.getByLabel('Type').selectOption('apple');
  await button('Save Media').click();
  await media.getByText('Please enter a valid URL').waitFor();
  await inEdit('Publish date').fill('2100-05-06T07:08');
  await button('Save Episode').click();
  await toast('Episode updated!').waitFor();
  expect(await media.getByLabel('URL').inputValue()).toBe(YOUTUBE); // the unsaved item keeps the forms open
  await media.getByLabel('Type').selectOption('youtube');
  await button('Save Media').click();
  await toast('Media added!').waitFor();
  await row('Sleep & Money').getByText('Scheduled').waitFor();
  await row('Sleep & Money').getByText('6 May 2100, 07:08').waitFor();

  await inRow('Sleep & Money', 'Publish').click();
  await row('Sleep & Money').getByText('Published', { exact: true }).waitFor();
  expect(await row('Sleep & Money').getByRole('link').count()).toBe(0);
});

test('a draft is previewed without an account, and found by search and status', async () => {
  await episodes().add('The draft of a preview');
  await episodes().add('The episode of next century', { publishedAt: '2100-01-01T00:00:00.000Z' });
  await openTab();
  const link = row('The draft of a preview').getByRole('link', { name: /^Preview/ });
  const visitor = await surroundings.browser.newPage();
  await visitor.goto((await link.getAttribute('href')) ?? '');
  await visitor.getByRole('heading', { level: 1, name: 'The draft of a preview' }).waitFor();
  await visitor.close();

  await panel().getByLabel('Filter by status').selectOption('scheduled');
  await panel().getByRole('status').getByText('1 episode', { exact: true }).waitFor();
  await row('The episode of next century').waitFor();
  await panel().getByRole('searchbox').fill('draft');
  await panel().getByText('No episodes found').waitFor();
  await eventually(() => new URL(page.url()).search).toBe('?tab=episodes&state=scheduled&q=draft');
  await openTab('&q=preview&state=draft');
  await row('The draft of a preview').waitFor();
  expect(await panel().getByLabel('Filter by status').inputValue()).toBe('draft');
});

test('a slug that is already in use is reported at the title, former URLs are listed, and sources are stored as DOIs', async () => {
  const { id } = await episodes().add('The first of two titles', { slug: 'the-first-of-two-titles' });
  await openTab();
  await button('Add Episode').click();
  await field('Title').fill('The first of two titles!');
  await button('Save Episode').click();
  await form('New episode').getByText('The slug of this title, “the-first-of-two-titles”, is already in use').waitFor();
  expect(await field('Title').getAttribute('aria-invalid')).toBe('true');
  await button('Cancel').click();

  await edit('The first of two titles');
  await inEdit('Duration (HH:MM)').fill('00:49:30');
  await inEdit('Sources').fill('https://doi.org/10.1000/A');
  await inEdit('Title').fill('The second of two titles');
  await button('Save Episode').click();
  await eventually(() => form('Edit episode').count()).toBe(0);
  await eventually(focused).toBe('Edit The second of two titles');
  await edit('The second of two titles');
  await form('Edit episode').getByText('/episodes/the-first-of-two-titles').waitFor();
  expect(await inEdit('Duration (HH:MM)').inputValue()).toBe('00:49:30');
  expect(await episodes().read(id)).toMatchObject({ durationSec: 2970, publishedAt: null, sources: ['10.1000/a'] });
});

describe('media items', () => {
  const list = () => panel().getByRole('list', { name: 'Media items' });
  const items = () => list().locator('b').allTextContents();
  const ofItem = (title: string, name: string) =>
    list().locator('li', { hasText: title }).getByRole('button', { name, exact: true });
  const saved = async (id: string) => (await episodes().read(id)).media.map(({ title }) => title);

  async function editWithMedia(title: string): Promise<string> {
    const { id } = await episodes().add(title);
    for (const item of ['One', 'Two', 'Three']) {
      await episodes().addMedia(id, { type: 'youtube', url: YOUTUBE, title: item });
    }
    await openTab();
    await edit(title);
    await eventually(items).toEqual(['One', 'Two', 'Three']);
    return id;
  }

  test('are reordered with buttons, by dragging and with the keyboard', async () => {
    const id = await editWithMedia('An episode to sort');
    for (let times = 0; times < 2; times += 1) await ofItem('One', 'Move down').click();
    expect(await items()).toEqual(['Two', 'Three', 'One']);
    expect(await page.evaluate(() => document.activeElement?.ariaDescription)).toBe('One');
    await panel().getByText('“One” is now at position 3 of 3.').waitFor();
    await eventually(() => saved(id)).toEqual(['Two', 'Three', 'One']);

    await button('Drag One').press('Space');
    await panel().getByText('Picked up “One” from position 3 of 3.').waitFor();
    await page.keyboard.press('ArrowUp');
    await panel().getByText('“One” is over position 2 of 3.').waitFor();
    await page.keyboard.press('Space');
    await eventually(() => saved(id)).toEqual(['Two', 'One', 'Three']);

    const [from, to] = [await button('Drag Two').boundingBox(), await button('Drag Three').boundingBox()];
    if (!from || !to) throw new Error('the handles are not on the page');
    await page.mouse.move(from.x + 9, from.y + 9);
    await page.mouse.down();
    await page.mouse.move(from.x + 9, from.y + 20, { steps: 3 });
    await page.mouse.move(to.x + 9, to.y + 12, { steps: 5 });
    await page.mouse.up();
    await eventually(() => saved(id)).toEqual(['One', 'Three', 'Two']);
    expect(await items()).toEqual(['One', 'Three', 'Two']);
  });

  test('return to the saved order if a new order can’t be saved, and are deleted after a confirmation', async () => {
    const id = await editWithMedia('An episode that can’t be sorted');
    await page.route('**/trpc/admin.mediaItems.reorder*', (route) => route.fulfill({ status: 500, body: '[]' }));
    await ofItem('Two', 'Move up').click();
    await page.getByRole('alert').getByText('Failed to update media.').waitFor();
    await eventually(items).toEqual(['One', 'Two', 'Three']);
    await button('Delete Two').click();
    await dialog('Delete this media item?').getByRole('button', { name: 'Delete media item' }).click();
    await toast('Media deleted').waitFor();
    await eventually(items).toEqual(['One', 'Three']);
    expect(await saved(id)).toEqual(['One', 'Three']);
  });
});

describe('an episode that another administrator changed meanwhile', () => {
  const question = () => panel().getByRole('region', { name: 'This episode was changed by another administrator' });
  const choice = (name: string) => question().getByRole('group', { name });

  test('is merged field by field, and nothing is overwritten until the admin decides', async () => {
    const description = 'What both of them found in the editor.';
    const { id } = await episodes().add('A title for two', { description });
    await openTab();
    await edit('A title for two');
    await episodes().change(id, {
      title: 'A title by them',
      description: 'What they found in the editor.',
      topics: ['sleep'],
    });
    await inEdit('Title').fill('A title by me');
    await inEdit('Duration (HH:MM)').fill('00:10');
    await button('Save Episode').click();
    await question().waitFor();
    await eventually(() => question().evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await episodes().read(id)).toMatchObject({ title: 'A title by them', durationSec: null });
    expect(await choice('Title').locator('mark').allTextContents()).toEqual(['them', 'me']);
    expect(await question().getByRole('group').count()).toBe(3);
    expect(await choice('Title').getByLabel('My version').isChecked()).toBe(true);
    expect(await choice('Topics').getByLabel('Their version').isChecked()).toBe(true);
    for (const width of [375, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await findAxeFaultsInBothSchemes(page)).toEqual([]);
    }
    await choice('Description').getByLabel('My version').check();
    await button('Use this selection').click();
    await button('Save Episode').click();
    await eventually(() => form('Edit episode').count()).toBe(0);
    const merged = { title: 'A title by me', description, topics: ['sleep'], durationSec: 600 };
    expect(await episodes().read(id)).toMatchObject(merged);
  });

  test('is loaded into the form after “Use their version”; a change to a field that isn’t in the form needs no decision', async () => {
    const { id } = await episodes().add('Another title for two');
    await openTab();
    await edit('Another title for two');
    await episodes().change(id, { title: 'Another title by them' });
    await inEdit('Title').fill('Another title by me');
    await button('Save Episode').click();
    await button('Use their version').click();
    expect(await inEdit('Title').inputValue()).toBe('Another title by them');
    await inEdit('Title').fill('Another title after all');
    await episodes().change(id, { videoEmbedUrl: 'aqz-KE-bpKQ' });
    await button('Save Episode').click();
    await eventually(() => form('Edit episode').count()).toBe(0);
    const merged = { title: 'Another title after all', videoEmbedUrl: 'aqz-KE-bpKQ' };
    expect(await episodes().read(id)).toMatchObject(merged);
  });

  test('can’t be published with the button in its row until the row shows the change', async () => {
    const { id } = await episodes().add('A draft for two');
    await openTab();
    await episodes().change(id, { title: 'A draft by them' });
    await inRow('A draft for two', 'Publish').click();
    await page.getByRole('alert').getByText('Another administrator has changed this.').waitFor();
    await row('A draft by them').getByText('Draft', { exact: true }).waitFor();
    await inRow('A draft by them', 'Publish').click();
    await row('A draft by them').getByText('Published', { exact: true }).waitFor();
    expect(await episodes().read(id)).toMatchObject({ title: 'A draft by them', state: 'published' });
  });
});

test('unsaved text survives switching tabs, and is discarded only after a confirmation', async () => {
  await episodes().add('A draft to edit instead');
  await openTab();
  await button('Add Episode').click();
  await field('Title').fill('A title that isn’t saved');
  await page.getByRole('tab', { name: 'Users' }).click();
  await panel().getByRole('table', { name: 'All users' }).waitFor();
  await page.getByRole('tab', { name: 'Episodes' }).click();
  expect(await field('Title').inputValue()).toBe('A title that isn’t saved');

  const ask = () => dialog('Discard your changes?');
  await page.getByRole('banner').getByRole('link', { name: 'Articles', exact: true }).click();
  await ask().getByRole('button', { name: 'Keep editing' }).click();
  await eventually(() => ask().count()).toBe(0);
  await row('A draft to edit instead').getByRole('button', { name: /^Edit/ }).click();
  await ask().getByRole('button', { name: 'Keep editing' }).click();
  await eventually(() => ask().count()).toBe(0);
  expect(await field('Title').inputValue()).toBe('A title that isn’t saved');
  await row('A draft to edit instead').getByRole('button', { name: /^Edit/ }).click();
  await ask().getByRole('button', { name: 'Discard changes' }).click();
  await form('Edit episode').waitFor();

  await row('A draft to edit instead')
    .getByRole('button', { name: /^Delete/ })
    .click();
  await dialog('Delete this episode?').getByRole('button', { name: 'Delete episode' }).click();
  await toast('Episode deleted').waitFor();
  await eventually(() => form('Edit episode').count()).toBe(0);
  await page.getByRole('banner').getByRole('link', { name: 'Articles', exact: true }).click();
  await eventually(() => new URL(page.url()).pathname).toBe('/newsletter');
});
