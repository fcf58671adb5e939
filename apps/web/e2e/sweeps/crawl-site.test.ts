import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { launchChromium } from '@longreturn/running-site/launch-chromium';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { crawlSite } from '../crawl-site.ts';

/** A page that looks hydrated (see hydrated.ts) but never draws a frame. */
const STALLED = `<script>
  window.requestAnimationFrame = () => 0;
  document.documentElement.__reactFiber$test = true;
</script>`;

/** A page that looks hydrated and follows the system's colour scheme. */
const LINKING = `<script>
  const dark = matchMedia('(prefers-color-scheme: dark)');
  dark.onchange = () => { document.documentElement.dataset.mantineColorScheme = dark.matches ? 'dark' : 'light'; };
  dark.onchange();
  document.documentElement.__reactFiber$test = true;
</script><body><a href="/shared">Shared</a>`;

const FILES: Record<string, string> = {
  '/sitemap.xml': '<loc>ORIGIN/pages.xml</loc>',
  '/pages.xml': ['stalled', 'missing', 'linking/1', 'linking/2'].map((path) => `<loc>ORIGIN/${path}</loc>`).join(''),
  '/stalled': STALLED,
  '/linking/1': LINKING,
  '/linking/2': LINKING,
  '/shared': 'No page',
};
const PAGES = ['/stalled', '/linking/1', '/linking/2'];

let browser: Browser;
let server: Server;
let origin: string;
const opened: string[] = [];
const secondIsRequested = Promise.withResolvers<void>();
beforeAll(async () => {
  browser = await launchChromium();
  server = createServer(async ({ url = '/', headers }, response) => {
    if (headers['sec-fetch-mode'] === 'navigate') opened.push(url);
    if (url === '/linking/2') secondIsRequested.resolve();
    if (url === '/linking/1') await secondIsRequested.promise;
    const type = PAGES.includes(url) ? 'text/html' : 'text/plain';
    response.writeHead(FILES[url] ? 200 : 404, { 'content-type': type }).end(FILES[url]?.replaceAll('ORIGIN', origin));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await browser.close();
  server.close();
});

type OnPage = Parameters<typeof crawlSite>[0]['onPage'];

/** Crawls the pages whose paths begin with one of `within`. Returns the arguments of each call of `onPage`. */
async function crawl(within: string[], limitMs?: number): Promise<Parameters<OnPage>[]> {
  const seen: Parameters<OnPage>[] = [];
  const onPage: OnPage = (...page) => seen.push(page);
  await crawlSite({ browser, origin, within, onPage, ...(limitMs !== undefined && { limitMs }) });
  return seen;
}

test('a page that Chromium stops drawing is opened three times and reported, and the crawl goes on', async () => {
  const seen = await crawl(['/stalled', '/missing'], 2000);
  expect(opened.filter((path) => path === '/stalled')).toHaveLength(3);
  expect(seen).toHaveLength(2);
  expect(seen).toContainEqual(['/stalled', ['/stalled is not ready within 2000 ms'], 3]);
  expect(seen).toContainEqual(['/missing', ['/missing responded with 404'], 0]);
});

test('two pages are checked at the same time, and a URL that both link to is requested once', async () => {
  const paths = (await crawl(['/linking', '/shared'])).map(([path]) => path); // /linking/1 waits for /linking/2
  expect(paths.toSorted()).toEqual(['/linking/1', '/linking/2', '/shared']);
});
