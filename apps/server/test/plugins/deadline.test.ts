import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import Fastify from 'fastify';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { WebApp } from '../../src/pages/web-app.ts';
import { registerDeadline } from '../../src/plugins/deadline.ts';
import { registerErrors } from '../../src/plugins/errors.ts';
import { createTestSite, type TestSite } from '../testing/create-test-site.ts';
import { routeReading } from '../testing/route-reading.ts';

/** Pages whose rendering never ends. */
const endlessPages: WebApp = {
  load: async () => ({
    manifest: { routes: {} },
    findPageRoute: routeReading([], { perRequest: ['token'] }),
    renderPage: () => new Promise(() => {}),
  }),
};

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite({ webApp: endlessPages });
});
afterEach(() => vi.useRealTimers());
afterAll(() => site.close());

it('a request whose handler never ends gets 503 with Retry-After within ten seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const response = site.app.inject({ url: '/login?token=endless' });
  await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0), 15_000);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await response).toMatchObject({ statusCode: 503, headers: { 'retry-after': '5' } });
});

it('a response that has begun is sent whole, even after the deadline', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const app = Fastify();
  registerErrors(app);
  registerDeadline(app);
  const body = new PassThrough();
  app.get('/long', async (_request, reply) => reply.send(body));
  await app.ready();
  const response = app.inject({ url: '/long', payloadAsStream: true });
  body.write('first ');
  const begun = await response;
  await vi.advanceTimersByTimeAsync(10_000);
  body.end('last');
  expect([begun.statusCode, await text(begun.stream())]).toEqual([200, 'first last']);
  await app.close();
});

it('the deadline includes the time that hooks take before the handler', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const app = Fastify();
  registerErrors(app);
  registerDeadline(app);
  const handler = vi.fn(() => new Promise(() => {}));
  app.get('/slow', { onRequest: () => new Promise((resolve) => setTimeout(resolve, 8000)) }, handler);
  await app.ready();
  let status: number | undefined;
  app.inject({ url: '/slow' }, (_error, response) => {
    status = response?.statusCode;
  });
  await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0), 15_000);
  await vi.advanceTimersByTimeAsync(8000);
  await vi.waitFor(() => expect(handler).toHaveBeenCalled(), 15_000);
  await vi.advanceTimersByTimeAsync(2000);
  await vi.waitFor(() => expect(status).toBe(503), 15_000);
  await app.close();
});
