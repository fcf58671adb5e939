import { buildEpisode, buildRendition } from '@longreturn/core/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestSite, type TestSite } from '../testing/create-test-site.ts';
import { logIn } from '../testing/log-in.ts';

const URL = '/api/listening/positions';
const AT = '2026-11-15T11:00:00.000Z';
let site: TestSite;
beforeAll(async () => {
  site = await createTestSite();
});
afterAll(() => site.close());

test('a position is stored and read over REST, and is not cached', async () => {
  const { id } = await buildEpisode(site.deps);
  await buildRendition(site.deps, { episodeId: id });
  const headers = await logIn(site, 'subscriber');
  const read = (path = '') => site.app.inject({ url: `${URL}${path}`, headers });
  expect((await read(`/${id}`)).json()).toBeNull();

  const payload = { positionSec: 41.7, isFinished: false, at: '2026-11-15T12:00:00+01:00' };
  const saved = await site.app.inject({ method: 'PUT', url: `${URL}/${id}`, headers, payload });
  expect([saved.statusCode, saved.json()]).toEqual([200, { success: true }]);
  const one = await read(`/${id}`);
  expect(one.json()).toEqual({ positionSec: 41, isFinished: false, updatedAt: AT });
  expect((await read()).json()).toMatchObject([{ positionSec: 41, episode: { id } }]);
  for (const response of [one, await read()]) expect(response.headers['cache-control']).toMatch(/private|no-store/);
});

test('invalid input, anonymous requests, and unknown or inaccessible episodes get the documented errors', async () => {
  const { id } = await buildEpisode(site.deps, { isPremium: true });
  await buildRendition(site.deps, { episodeId: id });
  const headers = await logIn(site, 'subscriber');
  const good = { positionSec: 5, isFinished: false, at: AT };
  const put = async (payload: object, { by = headers as object, to = id } = {}) =>
    (await site.app.inject({ method: 'PUT', url: `${URL}/${to}`, headers: { ...by }, payload })).statusCode;
  for (const bad of [
    { positionSec: -1 },
    { positionSec: 1e9 },
    { positionSec: null },
    { at: 'now' },
    { isFinished: 'no' },
  ])
    expect(await put({ ...good, ...bad })).toBe(400);
  expect(await put(good, { to: 'x' })).toBe(400);
  expect(await put(good)).toBe(403);
  expect(await put(good, { to: site.deps.ids.next() })).toBe(404);
  expect(await put(good, { by: { origin: headers.origin } })).toBe(401);
  expect((await site.app.inject(URL)).statusCode).toBe(401);
});
