import { downloadsSchema, episodeDownloadsSchema } from '@longreturn/contract/downloads';
import { trendsSchema } from '@longreturn/contract/trends';
import { storeDownloads } from '@longreturn/core/downloads/store-downloads';
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

test('GET /api/admin/trends returns the most read items and the numbers of each day', async () => {
  const { id, title } = await buildEpisode(site.deps);
  const other = await createTestSite({ sharing: site });
  const payload = { type: 'episode', id };
  await other.app.inject({ method: 'POST', url: '/api/reads', payload, headers: { 'user-agent': FIREFOX } });
  await other.close();
  const { days, mostRead } = trendsSchema.parse((await trends('?days=90', admin)).json());
  expect(days).toHaveLength(90);
  expect(days.at(-1)).toEqual({ date: '2026-11-15', registrations: 1, subscribers: 0, reads: 1, downloads: 0 });
  expect(mostRead).toMatchObject([{ type: 'episode', id, title, reads: 1 }]);
  expect(trendsSchema.parse((await trends('', admin)).json()).days).toHaveLength(30);
});

test('only admins can read the trends, and only for 30 or 90 days', async () => {
  expect((await trends('?days=x')).statusCode).toBe(401);
  expect((await trends('?days=x', await logIn(site, 'editor'))).statusCode).toBe(403);
  for (const days of ['7', '0', 'x', '1e2', '30.5'])
    expect((await trends(`?days=${days}`, admin)).statusCode).toBe(400);
});

test('GET /api/admin/downloads and …/episodes/{id}/downloads return downloads by day and by source', async () => {
  const { id, title } = await buildEpisode(site.deps);
  const sent = { episodeId: id, ip: '192.0.2.1', userAgent: 'Overcast', day: '2026-11-15', bytes: 9, needed: 9 };
  await storeDownloads(site.deps, [{ ...sent, source: 'private' }]);
  const get = async (url: string, headers = {}) => site.app.inject({ url, headers });
  const all = downloadsSchema.parse((await get('/api/admin/downloads?days=90', admin)).json());
  expect(all.days).toHaveLength(90);
  expect(all.mostDownloaded).toMatchObject([{ id, title, downloads: 1 }]);
  const path = `/api/admin/episodes/${id}/downloads`;
  const editor = await logIn(site, 'editor');
  const ofEpisode = episodeDownloadsSchema.parse((await get(path, editor)).json());
  expect(ofEpisode.allTime).toEqual({ public: 0, private: 1, site: 0 });
  expect(ofEpisode.days.at(-1)).toEqual({ date: '2026-11-15', public: 0, private: 1, site: 0 });
  expect((await get('/api/admin/downloads', editor)).statusCode).toBe(403);
  expect((await get(path, await logIn(site, 'member'))).statusCode).toBe(403);
  expect((await get(`${path}?days=7`, admin)).statusCode).toBe(400);
  const unknown = await get(`/api/admin/episodes/${site.deps.ids.next()}/downloads`, admin);
  expect(unknown.json()).toMatchObject({ code: 'episode.unknown' });
});
