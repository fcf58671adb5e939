import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { eventually } from '../eventually.ts';
import { EDGE_VISITS, findFaults } from '../find-faults.ts';
import { openFaultlessPage } from '../open-faultless-page.ts';
import { openWatchedPage } from '../open-watched-page.ts';
import { newPerson, signUp } from '../person.ts';
import { ADMIN, adminSiteAndBrowser } from '../site-and-browser.ts';
import { visit } from '../visit.ts';

const EDITOR = newPerson('Ruth Editor');
const READER = newPerson('Ada Reader');
const MEMBER = newPerson('Grace Member');
const QUESTION = 'How long is long enough?';
/** The error response that a test causes by deleting the session cookie. */
const REFUSED = /\/trpc\/admin\.episodes\.create\S* responded with 401$/;
/** The error response that a test mocks for a vote. */
const REFUSED_VOTE = /\/trpc\/content\.ama\.vote\S* responded with 503$/;
/** Requests for the preview links of drafts from other test files. These requests don't count as faults. */
const PREVIEW_LINKS = /requested data that was sent with the page: \S+\/trpc\/(admin\.episodes\.previewLink,?)+\?/;

const surroundings = adminSiteAndBrowser();

beforeAll(async () => {
  const { browser, site } = surroundings;
  const { origin } = site;
  const headers = { origin };
  const admin = await browser.newContext();
  await admin.request.post(`${origin}/api/auth/login`, { data: ADMIN, headers });
  for (const [person, role] of [
    [READER, undefined],
    [EDITOR, 'editor'],
    [MEMBER, 'member'],
  ] as const) {
    const context = await browser.newContext();
    await signUp(await context.newPage(), origin, person);
    const { id } = (await (await context.request.get(`${origin}/api/auth/me`)).json()) as { id: string }; // the documented response
    if (role) await admin.request.patch(`${origin}/api/admin/users/${id}/role`, { data: { role }, headers });
    await context.close();
  }
  await admin.close();
});

async function logInAs(page: Page, person: { email: string; password: string }): Promise<void> {
  const { origin } = surroundings.site;
  await page.request.post(`${origin}/api/auth/login`, { data: person, headers: { origin } });
}

const workspace = (page: Page) => page.getByRole('region', { name: 'Editor workspace', exact: true });
const search = (page: Page) => new URL(page.url()).search;

test('the profile lets an editor work on episodes, articles, media and questions, and on nothing else', async () => {
  const { page, close } = await openFaultlessPage(surroundings, {}, REFUSED);
  await logInAs(page, EDITOR);
  const { origin } = surroundings.site;
  await visit(page, `${origin}/profile`);
  expect(await workspace(page).getByRole('tab').allTextContents()).toEqual([
    'Episodes',
    'Articles',
    'Media',
    'Questions',
  ]);
  const panel = workspace(page).getByRole('tabpanel');
  await panel
    .getByRole('row')
    .nth(1)
    .getByRole('button', { name: /^Edit / })
    .waitFor();
  for (const text of ['Total Users', 'All Users', 'Export CSV', 'Settings', 'Recent Activity']) {
    expect(await page.getByText(text).count()).toBe(0);
  }
  await workspace(page).getByRole('tab', { name: 'Articles' }).click();
  await panel.getByRole('heading', { name: /^Articles/ }).waitFor();
  await eventually(() => search(page)).toBe('?tab=articles');
  await page.reload();
  await panel.getByRole('heading', { name: /^Articles/ }).waitFor();
  await workspace(page).getByRole('tab', { name: 'Media' }).click();
  await panel.getByRole('heading', { name: /^Media/ }).waitFor();
  await page.goBack();
  await eventually(() => search(page)).toBe('?tab=articles');
  await workspace(page).getByRole('tab', { name: 'Episodes' }).click();
  await eventually(() => search(page)).toBe('');

  await panel.getByRole('button', { name: 'Add Episode' }).click();
  await panel.getByLabel('Title', { exact: true }).fill('An episode by an editor');
  await page.context().clearCookies();
  await panel.getByRole('button', { name: 'Save Episode' }).click();
  const login = page.getByRole('dialog', { name: 'Please sign in again' });
  await login.getByLabel('Email').fill(READER.email);
  await login.getByLabel('Password', { exact: true }).fill(READER.password);
  await login.getByRole('button', { name: 'Sign in' }).click();
  await login.getByText('Please sign in as an editor').waitFor();
  await login.getByLabel('Email').fill(EDITOR.email);
  await login.getByRole('button', { name: 'Sign in' }).click();
  await eventually(() => login.count()).toBe(0);
  await panel.getByRole('button', { name: 'Save Episode' }).click();
  await page
    .getByLabel(/^Notifications/)
    .getByText('Episode created!')
    .waitFor();
  await panel.getByRole('row').filter({ hasText: 'An episode by an editor' }).waitFor();
  await close();
});

test('the workspace’s code loads only for editors, and an editor’s calls of admin-only endpoints are rejected', async () => {
  const { page, close } = await openFaultlessPage(surroundings);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) scripts.push(request.url());
  });
  const { origin } = surroundings.site;
  await logInAs(page, READER);
  await visit(page, `${origin}/profile?tab=articles`);
  await page.getByRole('heading', { name: 'Security' }).waitFor();
  expect(await workspace(page).count()).toBe(0);
  expect(scripts.filter((script) => /editor-workspace|-tab-/.test(script))).toEqual([]);

  await logInAs(page, EDITOR);
  await visit(page, `${origin}/profile`);
  await workspace(page).waitFor();
  expect(scripts.some((script) => script.includes('editor-workspace'))).toBe(true);
  for (const path of ['users', 'stats', 'newsletter/subscribers', 'newsletter/export', 'settings', 'audit/export']) {
    expect([path, (await page.request.get(`${origin}/api/admin/${path}`)).status()]).toEqual([path, 403]);
  }
  await close();
});

test('a member asks the hosts a question, an editor votes for it and answers it, and the member finds the answer', async () => {
  const { origin } = surroundings.site;
  const asked = await openFaultlessPage(surroundings);
  await logInAs(asked.page, MEMBER);
  await visit(asked.page, `${origin}/episodes?ama=1`);
  const hosts = (page: Page) => page.getByRole('region', { name: 'Ask the hosts' });
  await hosts(asked.page).getByLabel('Your question').fill('Why?');
  await hosts(asked.page).getByRole('button', { name: 'Ask', exact: true }).click();
  await hosts(asked.page).getByText('Question must be at least 10 characters').waitFor();
  await hosts(asked.page).getByLabel('Your question').fill(QUESTION);
  await hosts(asked.page).getByRole('button', { name: 'Ask', exact: true }).click();
  await hosts(asked.page)
    .getByRole('button', { name: `1 vote for “${QUESTION}”`, pressed: true })
    .waitFor();

  const edited = await openFaultlessPage(surroundings, {}, REFUSED_VOTE);
  const { page } = edited;
  await logInAs(page, EDITOR);
  await visit(page, `${origin}/episodes?ama=1`);
  const vote = (votes: string, pressed: boolean) =>
    hosts(page).getByRole('button', { name: `${votes} for “${QUESTION}”`, pressed });
  await page.route('**/trpc/content.ama.vote**', (route) => route.fulfill({ status: 503 }), { times: 1 });
  await vote('1 vote', false).focus();
  await page.keyboard.press('Enter');
  await page.getByText('Your vote was not saved').waitFor();
  await vote('1 vote', false).click();
  await vote('2 votes', true).click();
  await vote('1 vote', false).click();
  await vote('2 votes', true).waitFor();

  await visit(page, `${origin}/profile?tab=questions`);
  await workspace(page).getByRole('row').filter({ hasText: QUESTION }).getByRole('button', { name: 'Answer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Answer a question' });
  await dialog.getByLabel('Episode').selectOption({ index: 1 });
  await dialog.getByLabel('Time of the answer').fill('soon');
  await dialog.getByRole('button', { name: 'Save answer' }).click();
  await dialog.getByText('Please enter a time within the episode, for example 12:30').waitFor();
  await dialog.getByLabel('Time of the answer').fill('0:30');
  await dialog.getByRole('button', { name: 'Save answer' }).click();
  await page.getByText('Question answered').first().waitFor();
  await edited.close();

  await visit(asked.page, `${origin}/episodes?ama=1`);
  await hosts(asked.page).getByRole('button', { name: 'Answered' }).click();
  await hosts(asked.page)
    .getByRole('link', { name: /, 0:30$/ })
    .click();
  const answers = asked.page.getByRole('region', { name: 'Questions answered in this episode' });
  await answers.getByText(QUESTION).waitFor();
  expect(search(asked.page)).toBe('?t=30');
  await asked.close();
});

test('the workspace doesn’t shift, logs nothing and is accessible on phones and desktops, light and dark', async () => {
  const { site, browser } = surroundings;
  const opened = await openWatchedPage(browser, site.origin);
  await logInAs(opened.page, EDITOR);
  const faults: string[] = [];
  for (const look of EDGE_VISITS) {
    const visited = { ...look, url: `${site.origin}/profile`, status: 200 };
    faults.push(...(await findFaults(opened.page, opened.watch, visited)));
  }
  await opened.close();
  expect(faults.filter((fault) => !PREVIEW_LINKS.test(fault))).toEqual([]);
}, 180_000);
