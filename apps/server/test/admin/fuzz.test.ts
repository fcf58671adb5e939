import { openApiDocument } from '@longreturn/api/openapi';
import type { JsonSchema } from '@longreturn/api/openapi/document';
import { buildArticle, buildEpisode, buildMediaItem, buildUser } from '@longreturn/core/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestSite, type TestSite } from '../testing/create-test-site.ts';
import { logIn } from '../testing/log-in.ts';
import { randomNumbers } from '../testing/random-numbers.ts';

const SEED = 20_261_122;
/** Requests as admin, spread over all paths. */
const REQUESTS = 3600;
/** Requests to each path as anonymous. */
const ANONYMOUS_REQUESTS = 12;

const VALUES: readonly unknown[] = [
  ...[null, true, false, 0, -1, 1.5, 1e308, 2 ** 31, '', ' ', '0', '100', 'x', 'a-slug', 'sleep', 'draft'],
  ...[
    '\u0000',
    '\uD800',
    '%',
    '\\',
    '_',
    "'; drop table episodes; --",
    'a\r\nBcc: b@c.d',
    '🏃'.repeat(60),
    'x'.repeat(5000),
  ],
  ...['2026-11-22T12:00:00.000Z', '9999-12-31T23:59:59-05:00', '0000-01-01T00:00:00Z', '2026-02-30', 'yesterday'],
  ...[
    'https://youtu.be/aqz-KE-bpKQ',
    'https://open.spotify.com/episode/1',
    'javascript:alert(1)',
    'http://[',
    'youtube',
  ],
  ...['Investor Lens', 'admin', 'member', 'reader@example.org', 'active', 'A title that is long enough to be one'],
  ...[`<p>${'A paragraph of some length. '.repeat(6)}</p>`, '<table><tr><td>1', '<hr data-members>'.repeat(3)],
  ...[[], [[]], {}, { a: { a: 1 } }, ['a', 'b'], ['sleep'], [null], { constructor: 1 }],
];
const WHOLE = ['', '{', '[]', 'null', '"text"', '1', '{"title":', '{"a":1,"a":2}', '{"__proto__":{"id":1}}'];
const EXTRA = ['id', 'limit', 'cursor', '__proto__', 'constructor'];

interface AdminPath {
  method: string;
  path: string;
  /** Its parameters and the fields of its body, with the values that the document names. */
  fields: Map<string, readonly unknown[]>;
}

const PATHS: readonly AdminPath[] = Object.entries(openApiDocument().paths)
  .filter(([path]) => path.startsWith('/api/admin/'))
  .flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters, requestBody }]) => {
      const body = requestBody?.content['application/json'].schema ?? {};
      const shapes = [body, ...(body.oneOf ?? []), ...(body.anyOf ?? [])];
      const inBody = shapes.flatMap(({ properties = {} }) => Object.entries(properties));
      const inUrl = parameters.map(({ name, schema }) => [name, schema] as const);
      const fields = new Map([...inUrl, ...inBody].map(([name, schema]) => [name, knownValues(schema)]));
      return { method: method.toUpperCase(), path, fields };
    }),
  );

/** Returns the values that a schema lists. */
function knownValues({ enum: values, anyOf = [] }: JsonSchema): readonly unknown[] {
  return [...(Array.isArray(values) ? values : []), ...anyOf.flatMap(knownValues)];
}

const random = randomNumbers(SEED);
const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item; // never empty

let site: TestSite;
let admin: { cookie: string; origin: string };
const ids: string[] = ['00000000-0000-7000-8000-000000000000', '1', "' or 1=1", 'x'.repeat(300)];

beforeAll(async () => {
  const limits = { rateLimitMultiplier: 1_000_000 };
  site = await createTestSite({ env: limits, deps: limits });
  admin = await logIn(site, 'admin');
  for (let n = 0; n < 3; n += 1) {
    const { id, episodeId } = await buildMediaItem(site.deps);
    const article = await buildArticle(site.deps);
    const user = await buildUser(site.deps);
    ids.push(id, episodeId, article.id, user.id, (await buildEpisode(site.deps, { publishedAt: null })).id);
  }
});
afterAll(() => site.close());

/** Returns a value that fits the field more often than not. */
const valueFor = (name: string, values: readonly unknown[]): unknown => {
  if (/ids?$/i.test(name) && random() < 0.6) return name.endsWith('s') ? [pick(ids), pick(ids)] : pick(ids);
  return values.length > 0 && random() < 0.5 ? pick(values) : pick(VALUES);
};

function urlOf({ method, path, fields }: AdminPath): string {
  const filled = path.replaceAll(/\{\w+\}/g, () => encodeURIComponent(pick(ids)));
  const query = new URLSearchParams();
  const names = method === 'GET' || method === 'DELETE' ? [...fields.keys()] : [];
  for (const name of [...names, ...EXTRA])
    if (random() < 0.3)
      query.set(name, String(JSON.stringify(valueFor(name, fields.get(name) ?? []))).replace(/^"|"$/g, ''));
  return `${filled}?${query}`;
}

function bodyOf({ fields }: AdminPath): string {
  if (random() < 0.08) return pick(WHOLE);
  const share = pick([0.2, 0.7, 1]);
  const names = [...fields.keys(), ...EXTRA].filter(() => random() < share);
  return JSON.stringify(Object.fromEntries(names.map((name) => [name, valueFor(name, fields.get(name) ?? [])])));
}

async function send(path: AdminPath, headers: object): Promise<{ status: number; request: string }> {
  const url = urlOf(path);
  const payload = path.method === 'GET' ? undefined : bodyOf(path);
  const { statusCode } = await site.app.inject({
    method: path.method as 'GET', // methods come from the document
    url,
    headers: { ...headers, ...(payload !== undefined && { 'content-type': 'application/json' }) },
    ...(payload !== undefined && { payload }),
  });
  return { status: statusCode, request: `${statusCode} ${path.method} ${url} ${payload?.slice(0, 400) ?? ''}` };
}

test('the document has the admin paths', () => {
  expect(PATHS.length).toBeGreaterThan(25);
});

describe('generated requests', () => {
  test('as admin never fail: at least 3,000', { timeout: 120_000 }, async () => {
    const each = Math.ceil(REQUESTS / PATHS.length);
    const failures: string[] = [];
    const statuses = new Set<number>();
    let sent = 0;
    for (let round = 0; round < each; round += 1) {
      for (const path of PATHS) {
        const { status, request } = await send(path, admin);
        sent += 1;
        statuses.add(status);
        if (status >= 500 || status === 401 || status === 403) failures.push(request);
      }
    }
    expect(failures).toEqual([]);
    expect(sent).toBeGreaterThanOrEqual(3000);
    expect([...statuses]).toEqual(expect.arrayContaining([200, 400, 404]));
  });

  test('as anonymous get 401 and nothing else', { timeout: 60_000 }, async () => {
    const others: string[] = [];
    for (const path of PATHS) {
      for (let n = 0; n < ANONYMOUS_REQUESTS; n += 1) {
        const { status, request } = await send(path, {});
        if (status !== 401) others.push(request);
      }
    }
    expect(others).toEqual([]);
  });
});
