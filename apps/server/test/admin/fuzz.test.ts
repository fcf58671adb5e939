import { openApiDocument } from '@longreturn/api/openapi';
import type { JsonSchema } from '@longreturn/api/openapi/document';
import { SETTING_PARTS } from '@longreturn/contract/settings';
import { SYSTEM } from '@longreturn/core/actor';
import { listRevisions } from '@longreturn/core/content/revisions/list-revisions';
import { buildArticle, buildFile, buildIssue, buildMediaItem, buildUser } from '@longreturn/core/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestSite, type TestSite } from '../testing/create-test-site.ts';
import { logIn } from '../testing/log-in.ts';
import { randomNumbers } from '../testing/random-numbers.ts';

const SEED = 20_261_122;
/**
 * The number of admin requests with a body, divided equally among the paths with a body. Each path without a body gets
 * as many requests as a path with a body.
 */
const BODIES = 3200;
/** The number of anonymous requests to each path. */
const ANONYMOUS_REQUESTS = 12;

const BODY = `<p>${'A paragraph of some length. '.repeat(6)}</p>`;
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
  ...[BODY, '<table><tr><td>1', '<hr data-members>'.repeat(3)],
  ...[[], [[]], {}, { a: { a: 1 } }, ['a', 'b'], ['sleep'], [null], { constructor: 1 }],
];
/** Plausible values for fields, by the name of the field. */
const FITTING: Record<string, readonly unknown[]> = {
  title: ['A title that is long enough', 'Another title, as long', 'A title with half a character: \ud800'],
  slug: ['a-slug', 'another-slug', 'x'.repeat(100)],
  excerpt: ['An excerpt that is long enough to be one.', 'An excerpt with half a character: \udc00'],
  bodyRichtext: [BODY, `${BODY}<hr data-members>${BODY}`, `<table><tr><td>${BODY}</td></tr></table>`],
  description: ['', null, 'A description that is long enough.', 'A description with half a character: \ud800'],
  publishedAt: [null, '2026-11-22T12:00:00.000Z', '9999-12-31T23:59:59Z', '0001-01-01T00:00:00Z'],
  updatedAt: [null, '2026-11-15T12:00:00.000Z'],
  durationSec: [null, 0, 2_147_483_647],
  isPremium: [true, false],
  topics: [[], ['sleep'], ['sleep', 'exercise', 'sleep']],
  videoEmbedUrl: [null, '', 'aqz-KE-bpKQ', 'aqz-KE-bpKQ\ud800'],
  url: ['https://youtu.be/aqz-KE-bpKQ', 'https://open.spotify.com/episode/1', 'https://youtu.be/aqz-KE-bpKQ?t=\ud800'],
  order: [0, 1, 2_147_483_647],
  q: ['a', '%', 'title', '\\'],
  altText: ['', 'A curve that falls.', 'A curve \ud800'],
  status: ['new', 'answered', 'active', 'bounced'],
  role: ['visitor', 'member', 'editor'],
  message: ['A reply that is long enough to be sent.', 'A reply with half a character: \ud800'],
  csv: ['email,name,tags\nreader@example.org,Reader,Press', 'email\n=1+1@example.org', 'name\nReader'],
  consent: [{ source: 'A form at a conference', date: '2026-11-01', confirmed: true }],
  dryRun: [true, false],
  scheduledFor: [null, '2026-12-01T09:00:00.000Z'],
  paidThrough: ['2027-11-22', '2027-11-22T12:00:00.000Z'],
  type: ['image/png', 'application/pdf'],
  size: [1, 10_485_760, 10_485_761],
  limit: [1, 100],
};
const WHOLE = ['', '{', '[]', 'null', '"text"', '1', '{"title":', '{"a":1,"a":2}', '{"__proto__":{"id":1}}'];
const EXTRA = ['id', 'limit', 'cursor', '__proto__', 'constructor'];

interface AdminPath {
  method: string;
  path: string;
  /** Each parameter and each field of the body, with the values that the OpenAPI document lists for it. */
  fields: Map<string, readonly unknown[]>;
}

/** The CSV exports, which aren't in the OpenAPI document. The archive is left out, because it takes a long time. */
const EXPORTS: readonly AdminPath[] = ['/api/admin/newsletter/export', '/api/admin/audit/export'].map((path) => ({
  method: 'GET',
  path,
  fields: new Map(['actor', 'action', 'from', 'to', 'q'].map((name) => [name, []])),
}));

const DOCUMENTED: readonly AdminPath[] = Object.entries(openApiDocument().paths)
  .filter(([path]) => /^\/api\/(admin|objects)\//.test(path))
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

const PATHS = [...DOCUMENTED, ...EXPORTS];

const hasBody = ({ method }: AdminPath) => method !== 'GET';

/** Returns the values that a schema lists. */
function knownValues({ enum: values, anyOf = [] }: JsonSchema): readonly unknown[] {
  return [...(Array.isArray(values) ? values : []), ...anyOf.flatMap(knownValues)];
}

const random = randomNumbers(SEED);
const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item; // never empty

let site: TestSite;
let admin: { cookie: string; origin: string };
const WRONG_IDS = ['00000000-0000-7000-8000-000000000000', '1', "' or 1=1", 'x'.repeat(300)];
/** The IDs of items, by the part of the path that precedes the ID. */
const ids: Record<string, string[]> = {
  episodes: [],
  'episode-media': [],
  articles: [],
  revisions: [],
  users: [],
  issues: [],
  media: [],
  objects: [],
  subscribers: [],
  contact: [],
  settings: [...SETTING_PARTS],
};

beforeAll(async () => {
  const limits = { rateLimitMultiplier: 1_000_000 };
  site = await createTestSite({ env: limits, deps: limits });
  admin = await logIn(site, 'admin');
  for (let n = 0; n < 12; n += 1) {
    const { id, episodeId } = await buildMediaItem(site.deps);
    const article = await buildArticle(site.deps);
    const revisions = await listRevisions(site.deps, SYSTEM, { id: article.id });
    ids['episodes']?.push(episodeId);
    ids['episode-media']?.push(id);
    ids['articles']?.push(article.id);
    ids['revisions']?.push(revisions.items[0]?.id ?? '');
    ids['users']?.push((await buildUser(site.deps)).id);
    ids['issues']?.push((await buildIssue(site.deps)).id);
    ids['media']?.push((await buildFile(site.deps)).id);
  }
  await addPeople();
  for (const kind of ['subscribers', 'contact']) ids[kind] = await listedIds(kind);
});
afterAll(() => site.close());

/** Adds subscribers and contact messages. */
async function addPeople(): Promise<void> {
  const consent = { source: 'A form at a conference', date: '2026-11-01', confirmed: true };
  const csv = ['email', ...Array.from({ length: 12 }, (_, n) => `reader${n}@example.org`)].join('\n');
  const payload = { csv, consent, dryRun: false };
  await site.app.inject({ method: 'POST', url: '/api/admin/newsletter/import', headers: admin, payload });
  for (let n = 0; n < 12; n += 1) {
    const message = { type: 'general', contactType: 'general', name: 'A reader', email: `reader${n}@example.org` };
    const text = { subject: `Question ${n}`, message: 'A message that is long enough to be sent.' };
    await site.app.inject({ method: 'POST', url: '/api/contact', payload: { ...message, ...text } });
  }
}

/** Returns the IDs in the list of subscribers or of contact messages. Throws if the list is empty. */
async function listedIds(kind: string): Promise<string[]> {
  const url = kind === 'contact' ? '/api/admin/contact' : '/api/admin/newsletter/subscribers';
  const listed = (await site.app.inject({ url, headers: admin })).json<{ id: string }[]>();
  if (listed.length === 0) throw new Error(`${url} is empty`);
  return listed.map(({ id }) => id);
}

/** Returns a value for a field. `chance` is the probability of a random value, which may not fit the field. */
function valueFor(name: string, values: readonly unknown[], chance: number): unknown {
  if (random() < chance) return pick(VALUES);
  if (/ids$/i.test(name)) return [pick(ids['episode-media'] ?? [])];
  const fitting = values.length > 0 ? values : (FITTING[name] ?? VALUES);
  return pick(fitting);
}

/**
 * Returns the ID of an item of this kind, or a wrong ID. For DELETE the ID is nearly always wrong, so few items are
 * deleted.
 */
function idAfter(kind: string, method: string): string {
  const known = ids[kind] ?? [];
  return known.length === 0 || random() < (method === 'DELETE' ? 0.97 : 0.25) ? pick(WRONG_IDS) : pick(known);
}

function urlOf(path: AdminPath): string {
  const filled = path.path.replaceAll(/([\w-]+)\/\{\w+\}/g, (_match, kind: string) => {
    return `${kind}/${encodeURIComponent(idAfter(kind, path.method))}`;
  });
  const query = new URLSearchParams();
  const names = hasBody(path) ? [] : [...path.fields.keys()];
  const chance = pick([0, 0.2, 1]);
  for (const name of [...names, ...pick([[], EXTRA])]) {
    if (random() < 0.3) query.set(name, textOf(valueFor(name, path.fields.get(name) ?? [], chance)));
  }
  return `${filled}?${query}`;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

function bodyOf({ fields }: AdminPath): string {
  if (random() < 0.08) return pick(WHOLE);
  const share = pick([0.2, 0.7, 1, 1]);
  const chance = pick([0, 0, 0.1, 0.5]);
  const names = [...fields.keys(), ...pick([[], EXTRA])].filter(() => random() < share);
  return JSON.stringify(
    Object.fromEntries(names.map((name) => [name, valueFor(name, fields.get(name) ?? [], chance)])),
  );
}

async function send(path: AdminPath, headers: object): Promise<{ status: number; request: string }> {
  const url = urlOf(path);
  const payload = hasBody(path) ? bodyOf(path) : undefined;
  const { statusCode } = await site.app.inject({
    method: path.method as 'GET', // methods come from the document
    url,
    headers: { ...headers, ...(payload !== undefined && { 'content-type': 'application/json' }) },
    ...(payload !== undefined && { payload }),
  });
  return { status: statusCode, request: `${statusCode} ${path.method} ${url} ${payload?.slice(0, 400) ?? ''}` };
}

test('the OpenAPI document contains the admin paths', () => {
  expect(DOCUMENTED.length).toBeGreaterThan(65);
});

describe('generated requests', () => {
  test('of an admin, at least 3,000 of them with a body, get no 5xx, 401 or 403', { timeout: 120_000 }, async () => {
    const each = Math.ceil(BODIES / PATHS.filter(hasBody).length);
    const failures: string[] = [];
    const statuses = new Set<number>();
    let sent = 0;
    for (let round = 0; round < each; round += 1) {
      for (const path of PATHS) {
        const { status, request } = await send(path, admin);
        if (hasBody(path)) sent += 1;
        statuses.add(status);
        if (status >= 500 || status === 401 || status === 403) failures.push(request);
      }
    }
    expect(failures).toEqual([]);
    expect(sent).toBeGreaterThanOrEqual(3000);
    expect([...statuses]).toEqual(expect.arrayContaining([200, 400, 404]));
  });

  test('of anonymous callers get 401 and nothing else', { timeout: 60_000 }, async () => {
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
