import { openApiDocument } from '@longreturn/api/openapi';
import { procedurePaths, procedureSchemas } from '@longreturn/api/procedure-schemas';
import { buildUser } from '@longreturn/core/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestSite, type TestSite } from '../testing/create-test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite({ env: { rateLimitMultiplier: 1000 } });
});
afterAll(() => site.close());

const BODIES: readonly [string, string, string][] = [
  ['no body', 'application/json', ''],
  ['broken JSON', 'application/json', '{"role":'],
  ['JSON of the wrong shape', 'application/json', '[1, "2", null]'],
  ['a form', 'application/x-www-form-urlencoded', 'role=admin'],
  ['another type', 'text/plain', 'role=admin'],
  ['too much', 'application/json', JSON.stringify({ role: 'x'.repeat(2_000_000) })],
];
const IDS = ['1', '00000000-0000-7000-8000-000000000000', '%00', "' or 1=1"];

const operations = Object.entries(openApiDocument().paths)
  .filter(([path]) => path.startsWith('/api/admin/'))
  .flatMap(([path, methods]) => Object.keys(methods).map((method) => [method.toUpperCase(), path] as const));

describe.each(operations)('%s %s', (method, path) => {
  test.each(BODIES)('answers 401 to an anonymous caller who sends %s', async (_what, type, payload) => {
    for (const id of IDS) {
      const { statusCode } = await site.app.inject({
        method: method as 'GET', // a method of the document
        url: `${path.replaceAll(/\{\w+\}/g, encodeURI(id))}?limit=none&cursor=!`,
        ...(method !== 'GET' && { payload, headers: { 'content-type': type } }),
      });
      expect(statusCode).toBe(401);
    }
  });
});

const mutations = procedurePaths().filter(
  (path) => path.startsWith('admin.') && procedureSchemas(path).type === 'mutation',
);

test.each(mutations)('/trpc/%s answers 401 before it reads the body', async (path) => {
  for (const payload of ['{"json":', '[]', '{"json":{"userId":1}}', '']) {
    const headers = { 'content-type': 'application/json' };
    const { statusCode } = await site.app.inject({ method: 'POST', url: `/trpc/${path}`, payload, headers });
    expect(statusCode).toBe(401);
  }
});

test.each(['member', 'editor'] as const)(
  'a signed-in %s gets 403 before any word about ids and bodies',
  async (role) => {
    const { email, password } = await buildUser(site.deps, { role });
    const signedIn = await site.app.inject({ method: 'POST', url: '/api/auth/login', payload: { email, password } });
    const [cookie] = signedIn.cookies;
    const headers = { cookie: `${cookie?.name}=${cookie?.value}`, 'content-type': 'application/json' };
    const url = '/api/admin/users/1/role';
    const answer = await site.app.inject({ method: 'PATCH', url, headers, payload: '{"role":' });
    expect(answer.statusCode).toBe(403);
  },
);
