import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { launchChromium } from '@longreturn/running-site/launch-chromium';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findFaults, findFaultsAt } from '../find-faults.ts';
import { openWatchedPage } from '../open-watched-page.ts';

/** Mocks the mark of a hydrated page (see hydrated.ts). */
const TAKEN = 'document.documentElement.__reactFiber$test = true;';
/** Mocks theme/color-scheme.tsx: the page follows the system's colour scheme. */
const FOLLOWS = `matchMedia('(prefers-color-scheme: dark)').onchange = ({ matches }) => {
  document.documentElement.dataset.mantineColorScheme = matches ? 'dark' : 'light';
};`;

const CALM = `<!doctype html><html lang="en" data-mantine-color-scheme="light"><title>Calm</title>
  <link rel="icon" href="data:,"><main><h1>Calm</h1><p>Nothing happens here.</p></main><script>${FOLLOWS}${TAKEN}</script>`;

const NOISY = `<!doctype html><html lang="en" data-mantine-color-scheme="sepia"><title>Noisy</title>
  <link rel="icon" href="data:,"><main><h1>Noisy</h1><img src="http://127.0.0.1:9/foreign.png" width="10" height="10">
  <div style="width: 3000px">wide</div><p id="low">pushed down</p></main>
  <script>
    console.info('hello');
    fetch('/trpc/content.topics.list');
    setTimeout(() => {
      document.querySelector('h1').style.marginTop = '200px';
      document.body.style.background = 'black';
      setTimeout(() => { ${TAKEN} throw new Error('broken'); }, 300);
    }, 300);
  </script>`;

let server: Server;
let browser: Browser;
let origin: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    response.setHeader('content-type', 'text/html');
    response.statusCode = request.url?.startsWith('/trpc') ? 500 : 200;
    response.end(request.url === '/noisy' ? NOISY : CALM);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // the address of a TCP server
  browser = await launchChromium();
});
afterAll(async () => {
  await browser.close();
  server.close();
});

async function faultsAt(path: string): Promise<string> {
  const { page, watch, close } = await openWatchedPage(browser, origin);
  const faults = await findFaults(page, watch, { url: origin + path, status: 200, width: 768, scheme: 'light' });
  await close();
  return faults.join('\n');
}

test('a page without faults passes', async () => {
  expect(await faultsAt('/calm')).toBe('');
});

test('the faults of a page are reported', async () => {
  const faults = await faultsAt('/noisy');
  expect(faults).toContain('console info: hello');
  expect(faults).toContain('uncaught: broken');
  expect(faults).toContain('request to another host: http://127.0.0.1:9/foreign.png');
  expect(faults).toContain('responded with 500');
  expect(faults).toContain('requested data that was sent with the page');
  expect(faults).toContain('the theme is sepia');
  expect(faults).toContain('the page does not follow the system to dark');
  expect(faults).toContain('the background flashed');
  expect(faults).toContain('the layout shifted');
  expect(faults).toContain('px to the side');
  expect(faults).toContain('axe image-alt');
});

test('the faults of a page at another width are reported', async () => {
  const { page, close } = await openWatchedPage(browser, origin);
  await page.goto(`${origin}/noisy`);
  expect((await findFaultsAt(page, 375)).join('\n')).toMatch(
    /turned to 375 px: scrolls \d+ px to the side\n.*axe image-alt/s,
  );
  await page.goto(`${origin}/calm`);
  expect(await findFaultsAt(page, 375)).toEqual([]);
  await close();
});
