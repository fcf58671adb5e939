import { Writable } from 'node:stream';
import { feedToken } from '@longreturn/core/testing';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { requestIds } from '../../src/plugins/request-ids.ts';
import { createTestSite, type TestSite } from '../testing/create-test-site.ts';

const RANDOM_ID = /^[\w-]{16}$/;

let site: TestSite;
let text = '';
const logTo = new Writable({
  write(chunk, _encoding, done) {
    text += String(chunk);
    done();
  },
});

beforeAll(async () => {
  site = await createTestSite({ logTo, env: { trustProxy: true } });
});
afterAll(() => site.close());
beforeEach(() => {
  text = '';
});

/** Returns the log lines of a request. */
async function linesOf(request: InjectOptions): Promise<Record<string, unknown>[]> {
  await site.app.inject(request);
  await vi.waitFor(() => expect(text).toContain('answered'), 15_000);
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

describe('the log', () => {
  it('has one line for each request, with its target, result, duration and client', async () => {
    const lines = await linesOf({ url: '/api/topics', headers: { 'x-forwarded-for': '203.0.113.9' } });
    expect(lines).toEqual([
      expect.objectContaining({
        id: expect.any(String),
        method: 'GET',
        path: '/api/topics',
        status: 200,
        ms: expect.any(Number),
        ip: '203.0.113.9',
      }),
    ]);
  });

  it('has the client’s IP address without the port that a proxy may add', async () => {
    const [line] = await linesOf({ url: '/api/topics', headers: { 'x-forwarded-for': '[2001:db8::7]:40312' } });
    expect(line).toMatchObject({ ip: '2001:db8::7' });
  });

  it('has a line for a cached response, and for a 304 too', async () => {
    const { headers } = await site.app.inject({ url: '/' });
    text = '';
    const [line] = await linesOf({ url: '/', headers: { 'if-none-match': String(headers['etag']) } });
    expect(line).toMatchObject({ path: '/', status: 304 });
  });

  it('never contains cookies, tokens, passwords or parameter values, only parameter names', async () => {
    await linesOf({
      method: 'POST',
      url: '/api/search?q=secret-query&token=secret-token&q=again',
      headers: {
        cookie: 'session=secret-cookie',
        authorization: 'Bearer secret-bearer',
        origin: 'http://localhost:3000',
        'x-api-key': 'secret-key',
      },
      payload: { password: 'secret-password' },
    });
    expect(text).not.toContain('secret');
    expect(JSON.parse(text.trim())).toMatchObject({ path: '/api/search', params: ['q', 'token'], status: 405 });
  });

  it.each([
    ['/feeds/TOKEN/feed.xml', '/feeds/[token]/feed.xml'],
    ['/feeds/TOKEN/audio/1.mp3?token=TOKEN', '/feeds/[token]/audio/1.mp3'],
    ['/feeds/TOKEN', '/feeds/[token]'],
    ['/feeds/any-text/feed.xml', '/feeds/[token]/feed.xml'],
    ['/%66eeds/TOKEN/feed.xml', '/%66eeds/[token]/feed.xml'],
    ['//feeds//TOKEN/feed.xml', '//feeds//[token]/feed.xml'],
    ['/FEEDS%2FTOKEN%2Ffeed.xml', '/FEEDS%2F[token]'],
    ['/api/feeds/TOKEN', '/api/feeds/[token]'],
    [`/episodes/${'a-slug-'.repeat(6)}x`, `/episodes/${'a-slug-'.repeat(6)}x`],
  ])('has no token of a private feed: %s', async (url, path) => {
    const { token } = feedToken('log');
    const lines = await linesOf({ url: url.replaceAll('TOKEN', token) });
    expect(lines).toMatchObject([{ path }]);
    expect(text).not.toContain(token);
  });

  it('contains an invalid URL, shortened and on one line', async () => {
    const lines = await linesOf({ url: `/api/episodes/${'a'.repeat(4000)}%0a{"status":200}` });
    expect(lines).toHaveLength(1);
    expect(String(lines[0]?.['path'])).toHaveLength(300);
  });

  it('contains a URL that can’t be decoded, with the names of its parameters', async () => {
    const lines = await linesOf({ url: '/%E0%A4%A?token=secret-token&q=again' });
    expect(lines).toMatchObject([{ path: '/%E0%A4%A', params: ['token', 'q'], status: 400 }]);
  });

  it('contains probes only at debug level', async () => {
    const [line] = await linesOf({ url: '/healthz' });
    expect(line?.['level']).toBe(20);
  });
});

describe('the ID of a request', () => {
  it('is in the log line and in every response', async () => {
    const response = await site.app.inject({ url: '/api/nothing' });
    await vi.waitFor(() => expect(text).toContain('answered'), 15_000);
    expect(JSON.parse(text.trim())).toMatchObject({ id: response.headers['x-request-id'] });
  });

  it('is different for each request and each instance of the site', async () => {
    const other = await createTestSite({ sharing: site });
    const idOf = async ({ app }: TestSite) => (await app.inject('/healthz')).headers['x-request-id'];
    const ids = [await idOf(site), await idOf(site), await idOf(other), await idOf(other)];
    expect(new Set(ids).size).toBe(4);
    await other.close();
  });

  it('is random, so that it doesn’t tell how many requests the instance has answered', () => {
    const nextId = requestIds({ trustProxy: false });
    const ids = Array.from({ length: 600 }, () => nextId({ headers: {} }));
    expect(ids.filter((id) => !RANDOM_ID.test(id))).toEqual([]);
    expect(new Set(ids.map((id) => id.slice(0, 8))).size).toBe(600);
    expect(new Set(ids.map((id) => id.slice(8))).size).toBe(600);
  });

  it('is the ID from the trusted proxy, if that ID is valid', async () => {
    const idFor = async (from: TestSite, given: string) =>
      (await from.app.inject({ url: '/healthz', headers: { 'x-request-id': given } })).headers['x-request-id'];
    expect(await idFor(site, 'trace-0123456789')).toBe('trace-0123456789');
    expect(await idFor(site, 'no id "at all"')).toMatch(RANDOM_ID);
    const direct = await createTestSite({ sharing: site });
    expect(await idFor(direct, 'trace-of-a-stranger')).toMatch(RANDOM_ID);
    await direct.close();
  });
});
