import { createHmac } from 'node:crypto';
import { buildUser, createTestDeps } from '@longreturn/core/testing';
import { connect } from '@longreturn/db/connect';
import { createTestDatabase } from '@longreturn/db/testing';
import { type FlakyProxy, startFlakyProxy } from '@longreturn/db/testing/flaky-proxy';
import type { InjectOptions } from 'fastify';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { createTestSite, type TestSite } from '../testing/create-test-site.ts';

const RECOVERY = { timeout: 5000, interval: 100 };
const PASSWORD = 'Correct horse 1';
const SECRET = 'a secret of the mail service';
const JSON_TYPE = { 'content-type': 'application/json' };

let proxy: FlakyProxy;
let site: TestSite;
let cookie: string;
let email: string;
beforeAll(async () => {
  const location = await createTestDatabase();
  proxy = await startFlakyProxy(location.url);
  const sharing = await createTestDeps(await connect({ ...location, url: proxy.url }));
  site = await createTestSite({ sharing, env: { mailWebhookSecret: SECRET } });
  ({ email } = await buildUser(site.deps, { password: PASSWORD }));
  const login = await site.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email, password: PASSWORD },
  });
  cookie = `${login.cookies[0]?.name}=${login.cookies[0]?.value}`;
});
afterEach(() => proxy.restore());
afterAll(async () => {
  await site.close();
  await site.database.close();
  await proxy.close();
});

const NEWS = JSON.stringify({ events: [{ type: 'bounce', email: 'ada@example.org' }] });
const signature = `sha256=${createHmac('sha256', SECRET).update(NEWS).digest('hex')}`;

/** One request of each kind that needs the database. */
const requests = (): Record<string, InjectOptions> => ({
  page: { url: '/silence' },
  'page of a signed-in reader': { url: '/silence', headers: { cookie } },
  'page of an emailed link': { url: '/newsletter?token=silence' },
  REST: { url: '/api/search?q=silence' },
  'REST of a signed-in reader': { url: '/api/auth/me', headers: { cookie } },
  tRPC: { url: '/trpc/content.topics.list' },
  'tRPC of a signed-in reader': { url: '/trpc/auth.me', headers: { cookie } },
  login: { method: 'POST', url: '/api/auth/login', payload: { email, password: PASSWORD } },
  'newsletter sign-up': { method: 'POST', url: '/api/newsletter/subscribe', payload: { email: 'silent@example.org' } },
  webhook: {
    method: 'POST',
    url: '/api/webhooks/mail',
    payload: NEWS,
    headers: { ...JSON_TYPE, 'x-signature': signature },
  },
  profile: {
    method: 'PUT',
    url: '/api/auth/profile',
    headers: { cookie, origin: 'http://localhost:3000' },
    payload: { name: 'Ada' },
  },
  sitemap: { url: '/sitemap.xml' },
  'social card': { url: '/og/episodes/silence.png' },
  avatar: { url: '/avatars/019f0000-0000-7000-8000-000000000001/0123456789abcdef.webp' },
  readiness: { url: '/readyz' },
});

async function timed(request: InjectOptions) {
  const begun = performance.now();
  const { statusCode, headers } = await site.app.inject(request);
  return { statusCode, retryAfter: headers['retry-after'], isInTime: performance.now() - begun < 10_000 };
}

it('while the database hangs, every request gets 503 and Retry-After within ten seconds; afterwards no request fails', async () => {
  proxy.pause();
  const responses = await Promise.all(
    Object.entries(requests()).map(async ([name, request]) => [name, await timed(request)] as const),
  );
  for (const [name, response] of responses)
    expect({ name, ...response }).toEqual({
      name,
      statusCode: 503,
      retryAfter: expect.stringMatching(/^\d+$/),
      isInTime: true,
    });
  expect(await timed({ url: '/healthz' })).toMatchObject({ statusCode: 200 });

  await proxy.restore();
  await vi.waitFor(async () => expect(await timed({ url: '/readyz' })).toMatchObject({ statusCode: 200 }), RECOVERY);
  const again = await Promise.all(Object.values(requests()).map(timed));
  expect(again.filter(({ statusCode }) => statusCode >= 500)).toEqual([]);
});

it('connections that never respond again are replaced, so that the site recovers', async () => {
  const silent = (await site.database.query('select pg_backend_pid() as pid'))[0]?.['pid'];
  proxy.pause();
  await Promise.all(Array.from({ length: 8 }, () => timed({ url: '/api/auth/me', headers: { cookie } })));
  proxy.forget();
  await vi.waitFor(async () => expect(await timed({ url: '/readyz' })).toMatchObject({ statusCode: 200 }), RECOVERY);
  const pids = await site.database.query('select pg_backend_pid() as pid');
  expect(pids).not.toEqual([{ pid: silent }]);
});
