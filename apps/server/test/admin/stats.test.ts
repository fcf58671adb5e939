import { buildEpisode } from '@longreturn/core/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '../testing/create-test-site.ts';
import { logIn } from '../testing/log-in.ts';

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite();
});
afterAll(() => site.close());

it('GET /api/admin/stats returns six numbers to admins', async () => {
  await buildEpisode(site.deps);
  const response = await site.app.inject({ url: '/api/admin/stats', headers: await logIn(site, 'admin') });
  expect(response.statusCode).toBe(200);
  expect(response.headers['cache-control']).toContain('no-store');
  expect(response.json()).toEqual({
    totalUsers: 1,
    totalMembers: 0,
    totalEpisodes: 1,
    totalArticles: 0,
    monthlyRevenue: 0,
    newsletterSubscribers: 0,
  });
});

it('GET /api/admin/stats refuses editors with 403 and anonymous callers with 401', async () => {
  const ask = (headers: Record<string, string>) => site.app.inject({ url: '/api/admin/stats', headers });
  expect((await ask(await logIn(site, 'editor'))).statusCode).toBe(403);
  expect((await ask({})).statusCode).toBe(401);
});
