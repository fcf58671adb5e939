import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '../testing/create-test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite();
});
afterAll(() => site.close());

it.each(['/healthz', '/readyz'])('%s returns ok and must not be cached', async (url) => {
  const response = await site.app.inject({ url });
  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual({ status: 'ok' });
  expect(response.headers['cache-control']).toBe('no-store');
});

it('if the database does not respond, /readyz returns 503 within seconds', async () => {
  const hanging = { ...site.database, ping: () => new Promise<void>(() => {}) };
  const stuck = await createTestSite({ sharing: { ...site, database: hanging } });
  const response = await stuck.app.inject({ url: '/readyz' });
  expect(response.statusCode).toBe(503);
  expect(response.json()).toEqual({ status: 'unavailable' });
  expect((await stuck.app.inject({ url: '/healthz' })).statusCode).toBe(200);
  await stuck.close();
});
