import { once } from 'node:events';
import { createTestDeps } from '@longreturn/core/testing';
import { connect } from '@longreturn/db/connect';
import type { Db } from '@longreturn/db/database';
import { activity, subscribers } from '@longreturn/db/schema';
import { createTestDatabase } from '@longreturn/db/testing';
import { type FlakyProxy, startFlakyProxy } from '@longreturn/db/testing/flaky-proxy';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestSite, type TestSite } from '../testing/create-test-site.ts';
import { logIn } from '../testing/log-in.ts';
import { openRawConnection } from '../testing/raw-connection.ts';

const PATH = '/api/admin/newsletter/export';
const SUBSCRIBERS = 20_000;
const SOON = { timeout: 15_000, interval: 20 };

let proxy: FlakyProxy;
let site: TestSite;
let admin: { cookie: string; origin: string };
/** The number of queries that read subscribers. */
let reads = 0;

beforeAll(async () => {
  const location = await createTestDatabase();
  proxy = await startFlakyProxy(location.url);
  const sharing = await createTestDeps(await connect({ ...location, url: proxy.url }));
  site = await createTestSite({ sharing, deps: { db: countingReads(sharing.deps.db) } });
  admin = await logIn(site, 'admin');
  const tags = Array.from({ length: 20 }, (_, n) => `A tag with a rather long name and the number ${n}`);
  await site.database.query(
    `insert into subscribers (id, email, email_key, status, tags, subscribed_at, updated_at)
     select gen_random_uuid(), 'reader' || n, 'reader' || n, 'active', $1::text[], now(), now()
     from generate_series(1, ${SUBSCRIBERS}) n`,
    [tags],
  );
});
afterAll(async () => {
  await site.close();
  await site.database.close();
  await proxy.close();
});

function countingReads(db: Db): Db {
  return new Proxy(db, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (name !== 'select' || typeof value !== 'function') return value;
      return (columns: object | undefined) => {
        if (columns && 'subscribedAt' in columns) reads += 1;
        return value.call(target, columns);
      };
    },
  });
}

const exportAs = (headers: object) => site.app.inject({ url: PATH, headers: { ...headers } });

it('the export is a CSV file with the date in its name', async () => {
  site.clock.set('2026-11-20T08:00:00.000Z');
  const { statusCode, headers, body } = await exportAs(admin);
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="subscribers-2026-11-20.csv"',
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  });
  expect(body.split('\n')[0]).toBe('\uFEFFemail,name,status,subscribedAt,source,tags');
  expect(body.trim().split('\n')).toHaveLength(SUBSCRIBERS + 1);
});

describe('the export', () => {
  it.each([
    ['anonymous callers', undefined, 401],
    ['members', 'member', 403],
    ['editors', 'editor', 403],
  ] as const)('is refused to %s, and the request is not recorded', async (_who, role, status) => {
    const recorded = () => site.deps.db.$count(activity, eq(activity.action, 'subscribers.exported'));
    const before = await recorded();
    expect((await exportAs(role ? await logIn(site, role) : {})).statusCode).toBe(status);
    expect(await recorded()).toBe(before);
  });

  it('can’t be started by a page of another site, and the attempt is not recorded', async () => {
    const recorded = () => site.deps.db.$count(activity, eq(activity.action, 'subscribers.exported'));
    const before = await recorded();
    for (const from of ['cross-site', 'same-site']) {
      const refused = await exportAs({ ...admin, 'sec-fetch-site': from });
      expect([refused.statusCode, refused.json()]).toMatchObject([403, { code: 'origin.refused' }]);
    }
    expect(await recorded()).toBe(before);
    expect((await exportAs({ ...admin, 'sec-fetch-site': 'same-origin' })).statusCode).toBe(200);
  });

  it('returns 404 for a HEAD request', async () => {
    const { statusCode } = await site.app.inject({ method: 'HEAD', url: PATH, headers: admin });
    expect(statusCode).toBe(404);
  });
});

/** Requests the export and stops reading after the first bytes, so that the rest waits on the server. */
async function beginReading() {
  const head = `GET ${PATH} HTTP/1.1\r\nHost: localhost:3000\r\nCookie: ${admin.cookie}\r\n\r\n`;
  const connection = await openRawConnection(site.app, head);
  await once(connection.socket, 'data');
  connection.socket.pause();
  return connection;
}

const openConnections = () =>
  new Promise<number>((resolve, reject) =>
    site.app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );

/** Waits until the database responds to the site again. */
const untilRestored = () =>
  vi.waitFor(async () => {
    const { statusCode } = await site.app.inject({ url: '/api/admin/newsletter/subscribers/counts', headers: admin });
    expect(statusCode).toBe(200);
  }, SOON);

it('if the client disconnects, the database is no longer read', async () => {
  reads = 0;
  const { socket } = await beginReading();
  socket.destroy();
  await vi.waitFor(async () => expect(await openConnections()).toBe(0), SOON);
  await untilRestored();
  expect(reads).toBeGreaterThan(0);
  expect(reads).toBeLessThan(SUBSCRIBERS / 500);
});

it('if the database fails, the connection is closed before the end of the file', async () => {
  const { socket, closed } = await beginReading();
  await proxy.cut();
  socket.resume();
  const received = await closed;
  await proxy.restore();
  expect(received).toContain('200 OK');
  expect(received).not.toMatch(/\r\n0\r\n\r\n$/);
  await untilRestored();
});

it('the export returns 503 if the database is unavailable from the start', async () => {
  await proxy.cut();
  expect((await exportAs(admin)).statusCode).toBe(503);
  await proxy.restore();
  await untilRestored();
});

it('recent activity shows the export and the admin who made it', async () => {
  const response = await site.app.inject({ url: '/api/admin/recent-activity', headers: admin });
  expect(response.json()[0]).toMatchObject({
    title: 'Subscriber export',
    description: 'subscribers-2026-11-20.csv, by Ada Lovelace',
  });
  expect(await site.deps.db.$count(subscribers)).toBe(SUBSCRIBERS);
});
