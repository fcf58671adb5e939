import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { WebApp } from '../../src/pages/web-app.ts';
import { createTestSite, type TestSite } from '../testing/create-test-site.ts';
import { openRawConnection } from '../testing/raw-connection.ts';
import { routeReading } from '../testing/route-reading.ts';

/** More bytes than the buffers of the server and the client can hold. */
const BYTES = 48 * 1024 * 1024;

const largePage: WebApp = {
  load: async () => ({
    manifest: { routes: {} },
    findPageRoute: routeReading(),
    renderPage: async () => ({
      status: 200,
      headers: new Headers({ 'content-type': 'text/html' }),
      html: 'x'.repeat(BYTES),
      scripts: [],
    }),
  }),
};

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite({ webApp: largePage, timeLimits: { quietMs: 1500, headersMs: 1500, checkMs: 50 } });
  await site.app.inject({ url: '/' }); // caches the page, so that later responses begin immediately
});
afterAll(() => site.close());

function openConnections(): Promise<number> {
  return new Promise((resolve) => site.app.server.getConnections((_error, count) => resolve(count)));
}

describe('a client', () => {
  it('that does not read its response is disconnected', async () => {
    const { socket, closed } = await openRawConnection(site.app);
    socket.pause();
    socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
    await vi.waitFor(async () => expect(await openConnections()).toBe(1), { timeout: 5000 });
    await vi.waitFor(async () => expect(await openConnections()).toBe(0), { timeout: 20_000 });
    socket.resume();
    const { length } = await closed;
    expect(length).toBeGreaterThan(0);
    expect(length).toBeLessThan(BYTES);
  });

  it('that reads its response slowly gets the whole response', async () => {
    const { socket, closed } = await openRawConnection(
      site.app,
      'GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n',
    );
    const pauses = setInterval(() => {
      socket.pause();
      setTimeout(() => socket.resume(), 50);
    }, 60);
    const response = await closed;
    clearInterval(pauses);
    expect(response.length).toBeGreaterThan(BYTES);
  });
});

it('headers that arrive slowly time out', async () => {
  const { socket, closed } = await openRawConnection(site.app, 'GET / HTTP/1.1\r\n');
  const drip = setInterval(() => socket.write('x'), 20);
  const response = await closed;
  clearInterval(drip);
  expect(response).toMatch(/^HTTP\/1\.1 408 /);
});
