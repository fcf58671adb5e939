import { findPrivateFeed } from '@longreturn/core/listening/find-private-feed';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '../testing/create-test-site.ts';
import { logIn } from '../testing/log-in.ts';

const lines: string[] = [];
let site: TestSite;
beforeAll(async () => {
  site = await createTestSite({ logTo: { write: (line: string) => lines.push(line) } });
});
afterAll(() => site.close());

const FEEDS = '/api/membership/feeds';
const ID = '00000000-0000-7000-8000-000000000000';
const FEED_URL = /^http:\/\/localhost:3000\/feeds\/([\w-]{43})\/feed\.xml$/;

interface Call {
  method?: 'GET' | 'POST' | 'DELETE';
  path?: string;
  payload?: object | string;
}

async function call(headers: Record<string, string>, { method = 'GET', path = '', payload }: Call = {}) {
  const response = await site.app.inject({ method, url: `${FEEDS}${path}`, headers, ...(payload && { payload }) });
  return { status: response.statusCode, body: response.json(), headers: response.headers };
}

const isOpen = async (url: string) => (await findPrivateFeed(site.deps, FEED_URL.exec(url)?.[1] ?? '')) !== undefined;

it('a member can create, list, rotate and revoke a feed; only creation and rotation return its token', async () => {
  const headers = await logIn(site, 'member');
  const created = await call(headers, { method: 'POST', payload: { name: ' Phone ' } });
  expect(created).toMatchObject({
    status: 200,
    body: { id: expect.any(String), url: expect.stringMatching(FEED_URL) },
    headers: { 'cache-control': 'private, no-store' },
  });
  const { id, url } = created.body;
  const feed = { id, name: 'Phone', createdAt: site.deps.clock.now().toISOString(), lastUsedAt: null };
  expect(await call(headers)).toMatchObject({ status: 200, body: [feed] });
  expect(Object.keys((await call(headers)).body[0])).toEqual(Object.keys(feed));

  const rotated = await call(headers, { method: 'POST', path: `/${id}/rotate` });
  expect(rotated).toMatchObject({ status: 200, headers: { 'cache-control': 'private, no-store' } });
  expect(rotated.body).toEqual({ url: expect.stringMatching(FEED_URL) });
  expect([await isOpen(url), await isOpen(rotated.body.url)]).toEqual([false, true]);

  expect(await call(headers, { method: 'DELETE', path: `/${id}` })).toMatchObject({ status: 200 });
  expect(await isOpen(rotated.body.url)).toBe(false);
  expect((await call(headers)).body).toEqual([]);
  for (const secret of [url, rotated.body.url]) expect(lines.join('')).not.toContain(FEED_URL.exec(secret)?.[1]);
});

const CALLS: Call[] = [
  { method: 'GET' },
  { method: 'POST', payload: '{' },
  { method: 'POST', path: `/${ID}/rotate` },
  { method: 'DELETE', path: `/${ID}` },
  { method: 'DELETE', path: '/no-id' },
];

it.each(CALLS)('the call %j checks the session first, then the membership, and then the input', async (given) => {
  const typed = { 'content-type': 'application/json' };
  const json = typeof given.payload === 'string' ? typed : {};
  expect(await call(json, given)).toMatchObject({ status: 401 });
  for (const role of ['visitor', 'subscriber'] as const) {
    const { status, body } = await call({ ...(await logIn(site, role)), ...json }, given);
    expect([status, body]).toEqual([
      403,
      { error: 'Premium content - membership required', code: 'premium.membership_required' },
    ]);
  }
});

it('another member’s feeds are not found; an invalid name and an eleventh feed are refused with an error text', async () => {
  const { body } = await call(await logIn(site, 'member'), { method: 'POST', payload: { name: 'Phone' } });
  const headers = await logIn(site, 'editor');
  for (const id of [body.id, ID, 'no-id', '%00']) {
    const unknown = { status: 404, body: { error: 'Private feed not found' } };
    expect(await call(headers, { method: 'POST', path: `/${id}/rotate` })).toMatchObject(unknown);
    expect(await call(headers, { method: 'DELETE', path: `/${id}` })).toMatchObject(unknown);
  }
  const fields = { name: 'Please enter a name of 1 to 60 characters' };
  for (const name of ['', ' ', 'x'.repeat(61), 7, '\0'])
    expect(await call(headers, { method: 'POST', payload: { name } })).toMatchObject({ status: 400, body: { fields } });
  for (let count = 0; count < 10; count += 1)
    await call(headers, { method: 'POST', payload: { name: 'x'.repeat(60) } });
  const full = { error: 'You can have up to 10 private feeds. Revoke one that you no longer use.', code: 'feed.full' };
  expect(await call(headers, { method: 'POST', payload: { name: 'One more' } })).toMatchObject({
    status: 409,
    body: full,
  });
});

it('an admin can rotate and revoke the feeds of an account', async () => {
  const member = await logIn(site, 'member');
  const { body } = await call(member, { method: 'POST', payload: { name: 'Phone' } });
  const me = await site.app.inject({ url: '/api/auth/me', headers: member });
  const headers = await logIn(site, 'admin');
  const inject = (method: 'GET' | 'POST' | 'DELETE', url: string) => site.app.inject({ method, url, headers });
  const feeds = `/api/admin/users/${me.json().id}/feeds`;
  expect((await inject('GET', feeds)).json()).toMatchObject([{ id: body.id, name: 'Phone', hasUrl: true }]);
  expect((await inject('POST', `${feeds}/${body.id}/rotate`)).statusCode).toBe(200);
  expect(await isOpen(body.url)).toBe(false);
  expect((await inject('POST', `${feeds}/rotate`)).json()).toEqual({ feeds: 1 });
  expect((await inject('DELETE', `${feeds}/${body.id}`)).statusCode).toBe(200);
  expect((await inject('DELETE', `${feeds}/${body.id}`)).json()).toMatchObject({ code: 'feed.unknown' });
  expect((await inject('DELETE', feeds)).json()).toEqual({ feeds: 0 });
  expect((await inject('GET', '/api/admin/feeds/shared')).json()).toEqual([]);
  expect((await inject('POST', '/api/admin/feeds/rotate')).json()).toEqual({ feeds: expect.any(Number) });
});
