import { LIMITS } from '@longreturn/contract/limits';
import { buildEpisode } from '@longreturn/core/testing';
import type { Db } from '@longreturn/db/database';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestSite, type TestSite } from '../testing/create-test-site.ts';

let site: TestSite;
let selects = 0;
beforeAll(async () => {
  site = await createTestSite();
  await buildEpisode(site.deps, { title: 'Strength after seventy' });
});
afterAll(() => site.close());

const origin = 'http://localhost:3000';
const list = 'content.episodes.list';

/** Returns the URL of a batch that calls each of these procedures with the same input. */
function batchOf(paths: readonly string[], json: object): string {
  const input = Object.fromEntries(paths.map((_path, index) => [index, { json }]));
  return `/trpc/${paths.join(',')}?batch=1&input=${encodeURIComponent(JSON.stringify(input))}`;
}

describe('/trpc', () => {
  it.each([
    ['multipart/form-data; boundary=x'],
    ['text/plain'],
    ['application/x-www-form-urlencoded'],
    ['application/octet-stream'],
  ])('accepts JSON only: a body of type %s gets 415', async (type) => {
    const response = await site.app.inject({
      method: 'POST',
      url: '/trpc/contact.submit',
      headers: { 'content-type': type, origin },
      payload: '--x--',
    });
    expect(response.statusCode).toBe(415);
    expect(response.json()).toEqual({ error: 'This content type is not supported', code: 'body.unsupported' });
  });

  it.each([
    '/trpc/content%252Esearch',
    '/trpc/content%252Esearch,content.search?batch=1',
    '/trpc/%25',
    '/trpc/content.search%2Fx',
    '/trpc/',
    '/trpc/content.topics.list/more',
    '/trpc/,,,?batch=1',
  ])('rejects a path that names no procedure: %s', async (url) => {
    const response = await site.app.inject({ url });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({ error: 'Not found', code: 'path.unknown' });
  });

  it('accepts a procedure’s name in any valid encoding', async () => {
    expect((await site.app.inject({ url: '/trpc/content%2Etopics%2Elist' })).statusCode).toBe(200);
  });

  it.each(['TRACE', 'QUERY', 'PUT', 'DELETE', 'OPTIONS'] as const)('returns 405 for %s', async (method) => {
    const headers = method === 'QUERY' ? { 'content-type': 'application/json' } : {};
    // light-my-request supports the rarer methods but has no types for them.
    const response = await site.app.inject({ method: method as 'GET', url: '/trpc/content.topics.list', headers });
    expect(response.statusCode).toBe(405);
    expect(response.json()).toMatchObject({ code: 'method.unknown' });
  });

  it.each(['content.topics.list', 'auth.login', 'content.nothing'])(
    'responds to HEAD without calling %s',
    async (name) => {
      const response = await site.app.inject({ method: 'HEAD', url: `/trpc/${name}` });
      expect(response.statusCode).toBe(204);
      expect(response.body).toBe('');
    },
  );

  it('responds even if the Host header is malformed', async () => {
    const response = await site.app.inject({ url: '/trpc/content.topics.list', headers: { host: 'user@name:[' } });
    expect(response.statusCode).toBe(200);
  });
});

describe('a batch', () => {
  it('may contain at most ten calls', async () => {
    const most = LIMITS.batchCalls;
    expect(most).toBe(10);
    const fits = await site.app.inject({ url: batchOf(Array(most).fill(list), { limit: 1 }) });
    expect(fits.statusCode).toBe(200);
    expect(fits.json()).toHaveLength(most);
    const tooMany = await site.app.inject({ url: batchOf(Array(most + 1).fill(list), { limit: 1 }) });
    expect(tooMany.statusCode).toBe(400);
  });

  it('reads public content once for any number of calls, until the content changes', async () => {
    const counted = await createTestSite({ sharing: { ...site, deps: { ...site.deps, db: counting(site.deps.db) } } });
    const url = batchOf(Array(10).fill(list), { limit: 7 });
    const read = async () => {
      selects = 0;
      const response = await counted.app.inject({ url });
      const titles = response.json().map((each: BatchResult) => each.result.data.json.items.length);
      return { selects, titles };
    };
    const single = await counted.app.inject({
      url: `/trpc/${list}?input=${encodeURIComponent(JSON.stringify({ json: { limit: 3 } }))}`,
    });
    expect(single.statusCode).toBe(200);
    const first = await read();
    expect(first.titles).toEqual(Array(10).fill(1));
    expect(first.selects).toBeLessThan(10);
    expect(await read()).toEqual({ selects: 0, titles: first.titles });
    await buildEpisode(site.deps, { title: 'Sleep and memory' });
    await vi.waitFor(async () => expect((await read()).titles).toEqual(Array(10).fill(2)), { timeout: 15_000 });
    await counted.close();
  });

  it('returns a failure for each failed call and caches no failures', async () => {
    const url = batchOf(['content.episodes.bySlug', 'content.topics.list'], { slug: 'a-later-episode' });
    const before = await site.app.inject({ url });
    expect(before.statusCode).toBe(207);
    expect(before.json()[0].error.json.data).toMatchObject({ code: 'episode.unknown' });
    await buildEpisode(site.deps, { slug: 'a-later-episode' });
    expect((await site.app.inject({ url })).statusCode).toBe(200);
  });
});

interface BatchResult {
  result: { data: { json: { items: unknown[] } } };
}

/** Wraps the database and counts its selects. */
function counting(db: Db): Db {
  return new Proxy(db, {
    get(target, property, receiver) {
      if (property === 'select' || property === 'selectDistinct') selects += 1;
      return Reflect.get(target, property, receiver);
    },
  });
}
