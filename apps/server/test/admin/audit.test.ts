import { buildUser } from '@longreturn/core/testing';
import { notifications } from '@longreturn/db/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestSite, type TestSite } from '../testing/create-test-site.ts';
import { logIn } from '../testing/log-in.ts';

const EXPORT = '/api/admin/audit/export';

let site: TestSite;
let admin: { cookie: string; origin: string };
beforeAll(async () => {
  site = await createTestSite();
  admin = await logIn(site, 'admin');
  for (const url of ['https://one.example', 'https://two.example', 'https://three.example']) {
    const payload = { value: { url } };
    await site.app.inject({ method: 'PUT', url: '/api/admin/settings/booking', headers: admin, payload });
  }
});
afterAll(() => site.close());

const read = (url: string) => site.app.inject({ url, headers: admin });

test('the audit log is returned in pages, and the link to the next page keeps the filter', async () => {
  const first = await read('/api/admin/audit?group=setting&limit=2');
  expect(first.json()).toMatchObject([
    { action: 'setting.updated', change: { url: { from: 'https://two.example', to: 'https://three.example' } } },
    { action: 'setting.updated' },
  ]);
  const [, next = ''] = /<([^>]+)>; rel="next"/.exec(String(first.headers.link)) ?? [];
  const second = await read(next.replace('http://localhost:3000', ''));
  expect(second.json()).toMatchObject([{ change: { url: { from: null, to: 'https://one.example' } } }]);
});

test('the export is a CSV file with the date in its name, and no cache may store it', async () => {
  site.clock.set('2026-11-20T08:00:00.000Z');
  const { statusCode, headers, body } = await read(`${EXPORT}?group=setting`);
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="audit-log-2026-11-20.csv"',
    'cache-control': 'private, no-store',
  });
  expect(body.trimEnd().split('\n')).toHaveLength(4);
  expect((await read('/api/admin/recent-activity')).json()[0]).toMatchObject({ title: 'Audit log exported' });
});

test('the export checks the session and the role before the filter', async () => {
  const malformed = `${EXPORT}?group=nothing`;
  expect((await site.app.inject(malformed)).statusCode).toBe(401);
  const editor = await logIn(site, 'editor');
  expect((await site.app.inject({ url: malformed, headers: editor })).statusCode).toBe(403);
  const refused = await read(malformed);
  expect(refused.statusCode).toBe(400);
  expect(refused.json().fields).toHaveProperty('group');
});

test.each(['recent-activity', 'notifications'])('/api/admin/%s accepts a limit and a cursor', async (name) => {
  const url = `/api/admin/${name}`;
  for (const at of ['01', '02', '03']) {
    const { id: userId } = await buildUser(site.deps);
    const createdAt = new Date(`2026-11-20T09:${at}:00.000Z`);
    const alert = { userId, reason: 'Too many failures', lastFailedLoginIp: '192.0.2.1', createdAt };
    await site.deps.db.insert(notifications).values({ id: site.deps.ids.next(), ...alert });
  }
  const all = (await read(url)).json();
  const first = await read(`${url}?limit=2`);
  const [, next = ''] = /<([^>]+)>; rel="next"/.exec(String(first.headers.link)) ?? [];
  const second = await read(next.replace('http://localhost:3000', ''));
  expect([first.json(), second.json()]).toEqual([all.slice(0, 2), all.slice(2, 4)]);
  for (const query of ['limit=0', 'limit=101', 'cursor=!', 'cursor=bm90aGluZw']) {
    expect((await read(`${url}?${query}`)).statusCode).toBe(400);
  }
});
