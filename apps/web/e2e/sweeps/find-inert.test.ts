import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { launchChromium } from '@longreturn/running-site/launch-chromium';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findInert } from '../find-inert.ts';
import { linkReader } from '../link-faults.ts';

/** Mocks the mark of a hydrated page (see hydrated.ts). */
const TAKEN = '<script>document.documentElement.__reactFiber$test = true;</script>';
const CHANGES = `document.querySelector('h1').textContent += '!'`;
const HELD = 'onclick="event.preventDefault()"';

const PAGES: Record<string, string> = {
  '/inert': `<h1>Inert</h1>
    <button>Button</button>
    <button disabled>Disabled</button>
    <button class="eager" onpointerenter="document.head.append(document.createElement('link')); fetch('/lively')">
      Fetches ahead
    </button>
    <form method="get" onsubmit="event.preventDefault()">
      <input type="search" aria-label="Words"> <select aria-label="Choice"><option>One<option>Two</select>
      <details><summary>Fold</summary><label><input type="checkbox" onclick="this.name = ''; this.name = 'box'"> Box</label></details>
    </form>
    <details><summary>Empty fold</summary></details>
    <a class="button" href="/lively" ${HELD}>Held link</a>
    <a class="button" href="mailto:desk@longreturn.example" ${HELD}>Held letter</a>
    <a class="button" href="/file" download="file" ${HELD}>Held file</a>`,
  '/lively': `<h1 id="top">Lively</h1>
    <button onclick="setTimeout(() => { ${CHANGES} }, 500)">Slow button</button>
    <button disabled>All papers loaded</button>
    <form method="post" onsubmit="event.preventDefault(); ${CHANGES}" oninput="elements.send.disabled = false">
      <input type="email" required> <button name="send" disabled>Send</button>
    </form>
    <form method="get" oninput="${CHANGES}">
      <input type="search" aria-label="Words"> <select aria-label="Choice"><option>One<option>Two</select>
      <details><summary>Fold</summary><label><input type="checkbox"> Box</label></details>
    </form>
    <a class="button" href="/inert">Link</a> <a class="button" href="#top">To the top</a>
    <a class="button" href="https://elsewhere.test/" target="_blank" rel="noopener">Out</a>
    <a class="button" href="mailto:desk@longreturn.example">Letter</a>
    <a class="button" href="/file" download="file">File</a>`,
  '/links': `<h1 id="top">Links</h1>
    <a>No URL</a> <a href="#">No part</a> <a href="/gone">Gone</a> <a href="/lively#nowhere">Nowhere</a>
    <a href="mailto:nobody">To nobody</a> <a href="https://elsewhere/">No host</a>
    <a href="https://elsewhere.test/" target="_blank">Opener</a>
    <a href="/lively#top">Fine</a> <a href="#top">Fine</a>
    <a href="mailto:desk@longreturn.example?subject=Hello">Fine</a>
    <a href="https://elsewhere.test/" target="_blank" rel="noopener">Fine</a>`,
};

let server: Server;
let browser: Browser;
let origin: string;

beforeAll(async () => {
  server = createServer(({ url = '' }, response) => {
    const page = url === '/file' ? 'a file' : PAGES[url];
    response.writeHead(page ? 200 : 404, { 'content-type': 'text/html' });
    response.end(`<!doctype html><link rel="icon" href="data:,"><main>${page}</main>${TAKEN}`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // the address of a TCP server
  browser = await launchChromium();
});
afterAll(async () => {
  await browser.close();
  server.close();
});

test('controls that do nothing are found, even if the browser reacts to them by itself', async () => {
  const page = await browser.newPage();
  expect(await findInert({ page, url: `${origin}/inert`, part: 'main', patienceMs: 1000 })).toEqual([
    `'Disabled' stays disabled`,
    `'Button' does nothing`,
    `'Fetches ahead' does nothing`,
    `'Words' does nothing`,
    `'Choice' does nothing`,
    `'Box' does nothing`,
    `'Empty fold' does nothing`,
    `'Held link' does nothing`,
    `'Held letter' does nothing`,
    `'Held file' does nothing`,
  ]);
});

test('controls that do something are not reported', async () => {
  const page = await browser.newPage();
  expect(await findInert({ page, url: `${origin}/lively`, part: 'main' })).toEqual([]);
});

test('links that lead nowhere are found', async () => {
  const page = await browser.newPage();
  await page.goto(`${origin}/links`);
  expect(await linkReader(origin)(page, 'main')).toEqual([
    `'No URL' (null) leads nowhere`,
    `'No part' (#) leads nowhere`,
    `'Gone' (/gone) responds with 404`,
    `'Nowhere' (/lively#nowhere) has no such part`,
    `'To nobody' (mailto:nobody) is no email address or URL`,
    `'No host' (https://elsewhere/) is no email address or URL`,
    `'Opener' (https://elsewhere.test/) opens as '_blank '`,
  ]);
});

test('a kind of control that is on several pages is operated only once', async () => {
  const operated = new Set<string>();
  const search = { url: `${origin}/inert`, part: 'main', patienceMs: 1000, operated };
  expect(await findInert({ ...search, page: await browser.newPage() })).toContain(`'Button' does nothing`);
  expect(await findInert({ ...search, page: await browser.newPage() })).toEqual([`'Disabled' stays disabled`]);
});
