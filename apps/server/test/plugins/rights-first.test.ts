import { openApiDocument } from '@longreturn/api/openapi';
import type { ProcedurePath } from '@longreturn/api/procedure-path';
import { procedurePaths, procedureSchemas } from '@longreturn/api/procedure-schemas';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestSite, type TestSite } from '../testing/create-test-site.ts';
import { logIn } from '../testing/log-in.ts';

let site: TestSite;
let member: { cookie: string; origin: string };
let editor: { cookie: string; origin: string };
let admin: { cookie: string; origin: string };
beforeAll(async () => {
  site = await createTestSite({ env: { rateLimitMultiplier: 100_000 } });
  member = await logIn(site, 'member');
  editor = await logIn(site, 'editor');
  admin = await logIn(site, 'admin');
});
afterAll(() => site.close());

/** Content types and payloads: none, broken JSON, JSON of the wrong shape, two unsupported types, too large. */
const BODIES: readonly (readonly [string, string])[] = [
  ['application/json', ''],
  ['application/json', '{"role":'],
  ['application/json', '[1, "2", null]'],
  ['application/x-www-form-urlencoded', 'role=admin'],
  ['text/plain', 'role=admin'],
  ['application/json', JSON.stringify({ role: 'x'.repeat(2_000_000) })],
];
const IDS = ['1', '00000000-0000-7000-8000-000000000000', '%00', "' or 1=1"];

interface AdminPath {
  method: string;
  path: string;
  calls: ProcedurePath;
}

const adminPaths = Object.entries(openApiDocument().paths)
  .filter(([path]) => path.startsWith('/api/admin/'))
  .flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId }]) => ({
      method: method.toUpperCase(),
      path,
      calls: operationId as ProcedurePath, // operations are named after their procedures
    })),
  );
const isForAdmins = ({ calls }: Pick<AdminPath, 'calls'>) => procedureSchemas(calls).access === 'admin';

/**
 * Requests a path with these headers and with every combination of malformed IDs and bodies. Returns the statuses of
 * the responses.
 */
async function statusesOf({ method, path }: AdminPath, headers: object): Promise<Set<number>> {
  const statuses = new Set<number>();
  for (const [type, payload] of method === 'GET' ? BODIES.slice(0, 1) : BODIES) {
    for (const id of IDS) {
      const { statusCode } = await site.app.inject({
        method: method as 'GET', // methods come from the document
        url: `${path.replaceAll(/\{\w+\}/g, encodeURI(id))}?limit=none&cursor=!`,
        headers: { ...headers, ...(method !== 'GET' && { 'content-type': type }) },
        ...(method !== 'GET' && { payload }),
      });
      statuses.add(statusCode);
    }
  }
  return statuses;
}

test('every admin path requires an admin or an editor', () => {
  expect(adminPaths.length).toBeGreaterThan(20);
  for (const { calls } of adminPaths) expect(['admin', 'editor']).toContain(procedureSchemas(calls).access);
  expect(adminPaths.filter((path) => !isForAdmins(path)).map(({ path }) => path.split('/')[3])).toEqual(
    expect.arrayContaining(['episodes', 'episode-media', 'articles']),
  );
});

describe.each(adminPaths)('$method $path with any id and body', (path) => {
  test('returns 401 to anonymous callers', async () => {
    expect(await statusesOf(path, {})).toEqual(new Set([401]));
  });

  test('returns 403 to members', async () => {
    expect(await statusesOf(path, member)).toEqual(new Set([403]));
  });

  test.runIf(isForAdmins(path))('returns 403 to editors', async () => {
    expect(await statusesOf(path, editor)).toEqual(new Set([403]));
  });

  test.skipIf(isForAdmins(path))('returns no 401, 403 or 5xx to editors', async () => {
    const statuses = await statusesOf(path, editor);
    expect([...statuses].filter((status) => status === 401 || status === 403 || status >= 500)).toEqual([]);
  });
});

describe.each(['HEAD', 'GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)('%s', (method) => {
  const statusFor = async (url: string, headers: object) =>
    (await site.app.inject({ method, url, headers: { ...headers } })).statusCode;

  test('below /api/admin returns 401 to anonymous callers and 403 to members, even for unknown paths', async () => {
    const unknown = ['/api/admin/nothing', '/api/admin/episodes/1/nothing', '/api/admin/users/1/2/3'];
    const exports = ['/api/admin/audit/export', '/api/admin/newsletter/export', '/api/admin/archive'];
    const known = [...new Set(adminPaths.map(({ path }) => path.replaceAll(/\{\w+\}/g, '1')))];
    for (const url of [...unknown, ...exports, ...known, '/api/objects/upload']) {
      expect([url, await statusFor(url, {})]).toEqual([url, 401]);
      expect([url, await statusFor(url, member)]).toEqual([url, 403]);
      if (unknown.includes(url)) expect([url, await statusFor(url, editor)]).toEqual([url, 404]);
      if (exports.includes(url)) expect([url, await statusFor(url, editor)]).toEqual([url, 403]);
      if (url === '/api/objects/upload' && method !== 'POST') expect(await statusFor(url, editor)).toBe(405);
    }
  });

  test('returns 404 or 405 to admins for unknown paths and unsupported methods', async () => {
    expect(await statusFor('/api/admin/nothing', admin)).toBe(404);
    const isRead = method === 'GET' || method === 'HEAD';
    if (!isRead) expect(await statusFor('/api/admin/stats', admin)).toBe(405);
    if (method !== 'GET') expect(await statusFor('/api/admin/audit/export', admin)).toBe(404);
  });
});

const procedures = procedurePaths().filter((path) => path.startsWith('admin.'));

describe.each(procedures)('/trpc/%s with any input', (path) => {
  const access = procedureSchemas(path).access;
  const method = procedureSchemas(path).type === 'mutation' ? 'POST' : 'GET';
  const statusFor = async (headers: object, input: string) => {
    const request =
      method === 'POST'
        ? { method, url: `/trpc/${path}`, payload: input, headers: { ...headers, 'content-type': 'application/json' } }
        : { url: `/trpc/${path}?input=${encodeURIComponent(input)}`, headers };
    return (await site.app.inject(request as { url: string })).statusCode; // either of the two shapes
  };
  const INPUTS = ['{"json":', '[]', '{"json":{"userId":1,"id":1}}', ''];

  test('returns 401 to anonymous callers and 403 to callers without the role', async () => {
    for (const input of INPUTS) {
      expect(await statusFor({}, input)).toBe(401);
      expect(await statusFor(member, input)).toBe(403);
      if (access === 'admin') expect(await statusFor(editor, input)).toBe(403);
    }
  });
});
