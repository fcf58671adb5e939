import { trendsSchema } from '@longreturn/contract/trends';
import { buildEpisode } from '@longreturn/core/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestSite, type TestSite } from '../testing/create-test-site.ts';
import { logIn } from '../testing/log-in.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

let site: TestSite;
let admin: { cookie: string; origin: string };
beforeAll(async () => {
  site = await createTestSite();
  admin = await logIn(site, 'admin');
});
afterAll(() => site.close());

const trends = (query: string, headers = {}) => site.app.inject({ url: `/api/admin/trends${query}`, headers });

test('GET /api/admin/trends returns the numbers of each day and the most read items', async () => {
  const { id, title } = await buildEpisode(site.deps);
  const other = await createTestSite({ sharing: site });
  const payload = { type: 'episode', id };
  await other.app.inject({ method: 'POST', url: '/api/reads', payload, headers: { 'user-agent': FIREFOX } });
  await other.close();
  const { days, mostRead } = trendsSchema.parse((await trends('?days=90', admin)).json());
  expect(days).toHaveLength(90);
  expect(days.at(-1)).toEqual({ date: '2026-11-15', registrations: 1, subscribers: 0, reads: 1 });
  expect(mostRead).toMatchObject([{ type: 'episode', id, title, reads: 1 }]);
  expect(trendsSchema.parse((await trends('', admin)).json()).days).toHaveLength(30);
});

test('only admins can read the trends, and only for 30 or 90 days', async () => {
  expect((await trends('?days=x')).statusCode).toBe(401);
  expect((await trends('?days=x', await logIn(site, 'editor'))).statusCode).toBe(403);
  for (const days of ['7', '0', 'x', '1e2', '30.5'])
    expect((await trends(`?days=${days}`, admin)).statusCode).toBe(400);
});
