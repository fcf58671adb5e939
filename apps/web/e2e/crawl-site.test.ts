import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { launchChromium } from '@longreturn/running-site/launch-chromium';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { crawlSite } from './crawl-site.ts';

/** A page that looks hydrated (see hydrated.ts) but never draws a frame. */
const STALLED = `<script>
  window.requestAnimationFrame = () => 0;
  document.documentElement.__reactFiber$test = true;
</script>`;

const FILES: Record<string, string> = {
  '/sitemap.xml': '<loc>ORIGIN/pages.xml</loc>',
  '/pages.xml': '<loc>ORIGIN/stalled</loc><loc>ORIGIN/missing</loc>',
  '/stalled': STALLED,
};

let browser: Browser;
let server: Server;
let origin: string;
const opened: string[] = [];
beforeAll(async () => {
  browser = await launchChromium();
  server = createServer(({ url = '/', headers }, response) => {
    if (headers['sec-fetch-mode'] === 'navigate') opened.push(url);
    const type = url === '/stalled' ? 'text/html' : 'text/plain';
    response.writeHead(FILES[url] ? 200 : 404, { 'content-type': type }).end(FILES[url]?.replaceAll('ORIGIN', origin));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await browser.close();
  server.close();
});

test('a page that Chromium stops drawing is opened three times and reported, and the crawl goes on', async () => {
  const seen: Parameters<typeof onPage>[] = [];
  const onPage = (path: string, faults: readonly string[], tries: number) => seen.push([path, faults, tries]);
  await crawlSite({ browser, origin, within: [], limitMs: 2000, onPage });
  expect(opened.filter((path) => path === '/stalled')).toHaveLength(3);
  expect(seen).toEqual([
    ['/stalled', ['/stalled is not ready within 2000 ms'], 3],
    ['/missing', ['/missing responded with 404'], 0],
  ]);
});
