import { once } from 'node:events';
import { Agent, get, type IncomingMessage, request } from 'node:http';
import { createTestDeps, type TestDeps } from '@longreturn/core/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { WebApp } from '../../src/pages/web-app.ts';
import { createTestSite } from '../testing/create-test-site.ts';
import { routeReading } from '../testing/route-reading.ts';

let shared: TestDeps;
beforeAll(async () => {
  shared = await createTestDeps();
});
afterAll(() => shared.close());

const agent = new Agent({ keepAlive: true });
const connectionOf = async (response: Promise<unknown[]>) =>
  ((await response)[0] as IncomingMessage).headers.connection;

it('if the site stops while a page is being rendered, the response tells the client to close the connection', async () => {
  const rendering = Promise.withResolvers<void>();
  const mayEnd = Promise.withResolvers<void>();
  const webApp: WebApp = {
    load: async () => ({
      manifest: { routes: {} },
      findPageRoute: routeReading(),
      async renderPage() {
        rendering.resolve();
        await mayEnd.promise;
        return { status: 200, headers: new Headers({ 'content-type': 'text/html' }), html: '<p>', scripts: [] };
      },
    }),
  };
  const { app } = await createTestSite({ sharing: shared, webApp });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const response = once(get(`${origin}/`, { agent }), 'response');
  await rendering.promise;
  const closed = app.close();
  mayEnd.resolve();
  expect(await connectionOf(response)).toBe('close');
  await closed;
});

it('if the site stops while an API response is in progress, the response tells the client to close the connection', async () => {
  const { app } = await createTestSite({ sharing: shared });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const headers = { 'content-type': 'application/json', 'content-length': 2, expect: '100-continue' };
  const call = request(`${origin}/api/contact`, { agent, method: 'POST', headers });
  const response = once(call, 'response');
  call.flushHeaders();
  await once(call, 'continue');
  const closed = app.close();
  call.end('{}');
  expect(await connectionOf(response)).toBe('close');
  await closed;
});
