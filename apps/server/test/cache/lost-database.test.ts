import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createTestSite, type TestSite } from '../testing/create-test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite();
});
afterAll(() => site.close());

it('serves what it has while the database is away, says so on /readyz, and answers 503 to the rest', async () => {
  const cached = await site.app.inject({ url: '/' });
  await site.database.close();
  expect((await site.app.inject({ url: '/' })).payload).toBe(cached.payload);
  expect((await site.app.inject({ url: '/readyz' })).statusCode).toBe(503);
  const api = await site.app.inject({ url: '/api/episodes' });
  expect(api.statusCode).toBe(503);
  expect(api.json()).toMatchObject({ code: 'service.unavailable', requestId: expect.any(String) });
  expect(api.payload).not.toMatch(/postgres|ECONN|at /i);
  await vi.waitFor(async () => expect((await site.app.inject({ url: '/healthz' })).statusCode).toBe(200));
});
