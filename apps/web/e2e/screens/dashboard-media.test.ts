import { randomUUID } from 'node:crypto';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { eventually } from '../eventually.ts';
import { EDGE_VISITS, findAxeFaults, findFaults } from '../find-faults.ts';
import { openFaultlessPage } from '../open-faultless-page.ts';
import { openWatchedPage } from '../open-watched-page.ts';
import { ADMIN, adminSiteAndBrowser } from '../site-and-browser.ts';
import { visit } from '../visit.ts';

const MEDIA = '/admin/dashboard?tab=media';
/** The errors that are logged when a test aborts an upload. */
const CUT_OFF = /\/api\/objects\/uploads\/[\w-]+ failed: net::ERR_FAILED$|Failed to load resource: net::ERR_FAILED$/;
/** A PNG of one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const PDF = Buffer.from('%PDF-1.7\n1 0 obj <<>> endobj\n%%EOF');

const surroundings = adminSiteAndBrowser();
let page: Page;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'longreturn-media-'));
  return () => rm(folder, { recursive: true });
});

beforeEach(async () => {
  const options = { permissions: ['clipboard-read', 'clipboard-write'] };
  const opened = await openFaultlessPage(surroundings, options, CUT_OFF);
  page = opened.page;
  const { origin } = surroundings.site;
  await page.request.post(`${origin}/api/auth/login`, { data: ADMIN, headers: { origin } });
  await visit(page, origin + MEDIA);
  return opened.close;
});

const panel = () => page.getByRole('tabpanel');
const toast = (text: string) => page.getByLabel(/^Notifications/).getByText(text, { exact: true });
const card = (name: string) =>
  panel().getByRole('list', { name: 'Files' }).getByRole('listitem').filter({ hasText: name });
const bar = (name: string) => panel().getByRole('progressbar', { name });
const field = () => panel().locator('input[type=file][multiple]');
const image = (name: string) => ({ name, mimeType: 'image/png', buffer: PIXEL });
const report = (name: string) => ({ name, mimeType: 'application/pdf', buffer: PDF });

/** Holds back the bytes of all uploads until the returned function is called. */
async function holdUploads(): Promise<() => Promise<void>> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const url = '**/api/objects/uploads/*';
  await page.route(url, async (route) => {
    await promise;
    await route.continue().catch(() => undefined); // the page may have cancelled the upload
  });
  return async () => {
    resolve();
    await page.unroute(url);
  };
}

/** Uploads an image through the API. Returns the file's ID. */
async function addImage(name: string): Promise<string> {
  const { origin } = surroundings.site;
  const headers = { origin };
  const started = await page.request.post(`${origin}/api/objects/upload`, { data: { name }, headers });
  const { uploadURL } = (await started.json()) as { uploadURL: string }; // the documented response
  const put = { data: PIXEL, headers: { ...headers, 'content-type': 'image/png' } };
  const filed = await page.request.put(origin + new URL(uploadURL).pathname, put);
  return ((await filed.json()) as { id: string }).id; // the documented response
}

test('an admin uploads several files at once, cancels one, and tries again after a failure', async () => {
  const release = await holdUploads();
  await field().setInputFiles([image('First.png'), report('Trial.pdf'), report('Cancelled.pdf')]);
  await bar('First.png').waitFor();
  await bar('Trial.pdf').waitFor();
  expect(await findAxeFaults(page)).toEqual([]);
  await panel().getByRole('button', { name: 'Cancel upload of Cancelled.pdf' }).click();
  await release();
  await toast('Upload successful').first().waitFor(); // each file has its own toast
  await card('First.png').getByText('PNG, 1 × 1').waitFor();
  await card('Trial.pdf').getByText(`PDF, ${PDF.length} bytes`).waitFor();
  await eventually(() => panel().getByRole('progressbar').count()).toBe(0);

  await page.route('**/api/objects/uploads/*', (route) => route.abort('failed'), { times: 1 });
  await field().setInputFiles(report('Broken.pdf'));
  await page.getByRole('alert').getByText('Failed to upload Broken.pdf').waitFor();
  await panel().getByText('The connection was lost').waitFor();
  await panel().getByRole('button', { name: 'Try again: Broken.pdf' }).click();
  await card('Broken.pdf').waitFor();
  expect(await card('Cancelled.pdf').count()).toBe(0);

  await panel().getByRole('searchbox').fill('trial');
  await panel().getByText('1 file', { exact: true }).waitFor();
  await panel().getByRole('combobox', { name: 'Type of file' }).selectOption('image');
  await panel().getByText('No files found').waitFor();
  await eventually(() => new URL(page.url()).search).toBe('?tab=media&q=trial&type=image');
});

test('too many files, oversized files and files of an unsupported type are rejected before the upload', async () => {
  const large = join(folder, 'Large.png');
  const file = await open(large, 'w');
  await file.truncate(50_485_761);
  await file.close();
  const uploads: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('mediaFiles.upload')) uploads.push(request.url());
  });

  await field().setInputFiles(Array.from({ length: 6 }, (_, index) => image(`${index}.png`)));
  await toast('Too many files').waitFor();
  await toast('Maximum 5 files allowed').waitFor();
  await field().setInputFiles(large);
  await page.getByRole('alert').getByText('File too large').waitFor();
  await toast('Maximum file size is 50 MB').waitFor();

  const dropped = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(['text'], 'notes.txt', { type: 'text/plain' }));
    return transfer;
  });
  await panel().getByRole('group', { name: 'Upload files' }).dispatchEvent('drop', { dataTransfer: dropped });
  await toast('Upload failed').waitFor();
  await toast('Failed to upload notes.txt').waitFor();
  await panel().getByText('Please choose an image, a PDF, a ZIP archive, an audio file or a video').waitFor();
  expect(uploads).toEqual([]);
});

test('a file gets an alt text, its link is copied, and its bytes are replaced', async () => {
  const name = `${randomUUID()}.png`;
  await addImage(name);
  await page.reload();
  await card(name).getByText('No alt text').waitFor();
  await card(name)
    .getByRole('button', { name: `Edit ${name}` })
    .click();
  const form = panel().getByRole('form', { name: 'Edit file' });
  await form.getByLabel('Name').fill('');
  await form.getByRole('button', { name: 'Save File' }).click();
  await form.getByText('Please enter a name of at most 200 characters').waitFor();
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Alt text').fill('A single green pixel');
  expect(await findAxeFaults(page)).toEqual([]);
  await form.getByRole('button', { name: 'Save File' }).click();
  await toast('File updated!').waitFor();
  await eventually(() => page.evaluate(() => document.activeElement?.ariaLabel)).toBe(`Edit ${name}`);
  expect(await card(name).getByText('No alt text').count()).toBe(0);

  await card(name).getByRole('button', { name: 'Copy link', exact: true }).click();
  await toast('Link copied').waitFor();
  const url = await page.evaluate(() => navigator.clipboard.readText());
  expect((await page.request.get(url)).headers()['content-type']).toBe('image/png');

  const chosen = page.waitForEvent('filechooser');
  await card(name)
    .getByRole('button', { name: `Replace ${name}` })
    .click();
  await (await chosen).setFiles(image('Another.png'));
  await toast('File replaced!').waitFor();
  await eventually(async () => (await page.request.get(url)).url()).not.toBe(url);
  expect(await card('Another.png').count()).toBe(0);
});

test('an episode’s public card shows its cover until the cover’s file is deleted; the deletion dialog names the episode', async () => {
  const { origin } = surroundings.site;
  const name = `${randomUUID()}.png`;
  const coverFileId = await addImage(name);
  const episodes = (await (await page.request.get(`${origin}/api/episodes`)).json()) as { id: string; title: string }[]; // the documented response
  const episode = episodes.at(-1) ?? expect.fail('there is no episode');
  const headers = { origin };
  await page.request.put(`${origin}/api/admin/episodes/${episode.id}`, { data: { coverFileId }, headers });
  const picture = () => page.getByRole('article', { name: episode.title }).locator('img');
  const search = `${origin}/episodes?q=${encodeURIComponent(episode.title)}`;
  await visit(page, search);
  expect(await picture().getAttribute('src')).toContain(`/media-files/${coverFileId}/`);

  await visit(page, origin + MEDIA);
  await card(name).getByText('Used in').waitFor();
  await card(name).getByRole('link', { name: episode.title }).waitFor();
  await card(name)
    .getByRole('button', { name: `Delete ${name}` })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Delete this file?' });
  await dialog.getByText(`It is used in “${episode.title}”, and will be removed from there.`).waitFor();
  await dialog.getByRole('button', { name: 'Delete file' }).click();
  await toast('File deleted').waitFor();
  await eventually(() => card(name).count()).toBe(0);
  await visit(page, search);
  expect(await picture().getAttribute('src')).toContain('/art/covers/');
});

test('the media library doesn’t shift, logs nothing and is accessible on phones and desktops, light and dark', {
  timeout: 180_000,
}, async () => {
  const { site, browser } = surroundings;
  await addImage('Shown.png');
  const opened = await openWatchedPage(browser, site.origin);
  const headers = { origin: site.origin };
  await opened.page.request.post(`${site.origin}/api/auth/login`, { data: ADMIN, headers });
  const faults: string[] = [];
  for (const look of EDGE_VISITS) {
    const visited = { ...look, url: site.origin + MEDIA, status: 200 };
    faults.push(...(await findFaults(opened.page, opened.watch, visited)));
  }
  await opened.close();
  expect(faults).toEqual([]);
});
