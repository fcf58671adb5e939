import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { feedToken } from '@longreturn/core/testing';
import { freePort } from '@longreturn/db/testing/free-port';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createTestSite, type TestSite } from '../testing/create-test-site.ts';

let shared: TestSite;
beforeAll(async () => {
  shared = await createTestSite();
});
afterAll(() => shared.close());

it('metrics are grouped by route, contain no tokens of private feeds, and are served on a separate port until the site stops', async () => {
  const metricsPort = await freePort();
  const site = await createTestSite({ sharing: shared, env: { metricsPort } });
  await site.app.ready();
  await site.app.inject({ url: '/api/episodes/some-slug' });
  const { token } = feedToken('metrics');
  for (const path of ['audio/x.mp3', 'audio/x/chapters.json', 'anything'])
    await site.app.inject({ url: `/feeds/${token}/${path}` });
  const url = `http://127.0.0.1:${metricsPort}`;
  const response = await fetch(`${url}/metrics`);
  expect(response.headers.get('content-type')).toContain('text/plain');
  const text = await response.text();
  expect(text).toContain('process_cpu_seconds_total');
  expect(text).toMatch(
    /http_request_duration_seconds_count\{method="GET",route="\/api\/episodes\/:slug",status="404"\} 1/,
  );
  expect(text).toContain('route="/feeds/:token/audio/:file"');
  expect(text).not.toContain(token);
  expect((await fetch(url)).status).toBe(404);
  expect((await site.app.inject({ url: '/metrics' })).payload).not.toContain('process_cpu');
  await site.close();
  await expect(fetch(url)).rejects.toThrow();
});

it('if the metrics can’t be collected, /metrics returns 500, and the site continues', async () => {
  const metricsPort = await freePort();
  const site = await createTestSite({ sharing: shared, env: { metricsPort } });
  await site.app.ready();
  vi.spyOn(Registry.prototype, 'metrics').mockRejectedValueOnce(new Error('a collector failed'));
  const url = `http://127.0.0.1:${metricsPort}/metrics`;
  expect((await fetch(url)).status).toBe(500);
  expect((await fetch(url)).status).toBe(200);
  await site.close();
});

it('if the metrics port is in use, the start fails with an error that contains the port', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => taken.once('listening', resolve));
  const { port: metricsPort } = taken.address() as AddressInfo; // a TCP server's address
  const site = await createTestSite({ sharing: shared, env: { metricsPort } });
  await expect(site.app.ready()).rejects.toThrow(`METRICS_PORT ${metricsPort}`);
  await site.close();
  taken.close();
});
