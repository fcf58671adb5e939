import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '../testing/create-test-site.ts';

let shared: TestSite;
let site: TestSite;
beforeAll(async () => {
  shared = await createTestSite();
  // The limits per minute are 6 requests, 1 search and 1 drawing (an image that the server draws).
  site = await createTestSite({ sharing: shared, env: { rateLimitMultiplier: 0.01, trustProxy: true } });
});
afterAll(async () => {
  await site.close();
  await shared.close();
});

let readers = 0;
/** Returns a function that sends requests from a new IP address. */
const newReader = () => {
  const ipAddress = `203.0.113.${++readers}`;
  return (url: string, headers = {}) => site.app.inject({ url, headers: { 'x-forwarded-for': ipAddress, ...headers } });
};

describe('requests', () => {
  it('over the limit get 429 with the common error body and the seconds to wait', async () => {
    const get = newReader();
    for (let i = 0; i < 6; i++) expect((await get('/api/topics')).statusCode).toBe(200);
    const response = await get('/api/topics');
    expect(response.statusCode).toBe(429);
    expect(response.json()).toEqual({
      error: 'Too many requests. Please try again later.',
      code: 'rate.limited',
    });
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(response.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect(response.headers['x-request-id']).toBeDefined();
  });

  it('are counted for pages, files and unknown paths alike', async () => {
    const get = newReader();
    for (const url of ['/', '/robots.txt', '/%E0%A4%A', '/api/nothing', '/art/favicon.svg', '/']) await get(url);
    expect((await get('/')).statusCode).toBe(429);
  });

  it('from one client don’t affect others', async () => {
    const [greedy, other] = [newReader(), newReader()];
    for (let i = 0; i < 7; i++) await greedy('/api/topics');
    expect((await greedy('/api/topics')).statusCode).toBe(429);
    expect((await other('/api/topics')).statusCode).toBe(200);
  });

  it('can’t be hidden behind a forged IP address, because only the X-Forwarded-For entry that the proxy added counts', async () => {
    const get = newReader();
    const statuses = [];
    for (let i = 0; i < 7; i++) {
      const own = `198.51.100.${i}, 203.0.113.${readers}`; // a proxy appends to an existing header
      statuses.push((await get('/api/topics', { 'x-forwarded-for': own })).statusCode);
    }
    expect(statuses.at(-1)).toBe(429);
  });

  it('with a batch of calls count once for each call', async () => {
    const get = newReader();
    const batch = (calls: number) => `/trpc/${Array(calls).fill('content.topics.list').join(',')}?batch=1`;
    expect((await get(batch(4))).statusCode).toBe(200);
    expect((await get(batch(3))).statusCode).toBe(429);
    expect((await get(batch(2))).statusCode).toBe(200);
    expect((await get('/api/topics')).statusCode).toBe(429);
  });

  it('have a higher limit at the webhooks of payment providers, which send the events of all members', async () => {
    const headers = { 'x-forwarded-for': `203.0.113.${++readers}` };
    for (let i = 0; i < 20; i++) {
      const response = await site.app.inject({ method: 'POST', url: '/api/webhooks/stripe', headers, payload: '{}' });
      expect(response.json()).toMatchObject({ code: 'payments.notConfigured' });
    }
  });

  it('from all networks of one IPv6 /48 are limited to sixteen times the limit of one network', async () => {
    const from = async (network: number, site48 = '2001:db8:7') => {
      const headers = { 'x-forwarded-for': `${site48}:${network.toString(16)}::1` };
      return (await site.app.inject({ url: '/api/topics', headers })).statusCode;
    };
    for (let network = 0; network < 16; network++) for (let i = 0; i < 6; i++) expect(await from(network)).toBe(200);
    expect(await from(16)).toBe(429);
    expect(await from(16, '2001:db8:8')).toBe(200);
  });

  it('from a network over its limit don’t count towards the limit of its IPv6 /48', async () => {
    const get = (network: number) =>
      site.app.inject({ url: '/api/topics', headers: { 'x-forwarded-for': `2001:db8:9:${network}::1` } });
    for (let i = 0; i < 120; i++) await get(1);
    expect((await get(1)).statusCode).toBe(429);
    expect((await get(2)).statusCode).toBe(200);
  });

  it.each([
    ['203.0.113.200:5001', '203.0.113.200:5002', '203.0.113.200'], // with or without a port
    ['[2001:db8:a::1]:5001', '[2001:db8:a::2]', '2001:db8:a::3'], // one IPv6 network
    ['unknown', '_hidden', '127.0.0.1'], // entries without an IP address count as the connection's address
  ])('are counted together if the proxy’s entries identify the same client: %s, %s, %s', async (...forms) => {
    const statuses = [];
    for (let i = 0; i < 7; i++) {
      const headers = { 'x-forwarded-for': `198.51.100.${i}, ${forms[i % forms.length]}` };
      statuses.push((await site.app.inject({ url: '/api/topics', headers })).statusCode);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
  });

  it('that are probes of an orchestrator don’t count', async () => {
    const get = newReader();
    for (let i = 0; i < 20; i++) expect((await get('/healthz')).statusCode).toBe(200);
    expect((await get('/api/topics')).statusCode).toBe(200);
  });
});

describe('searches', () => {
  it('are limited separately', async () => {
    const get = newReader();
    expect((await get('/api/search?q=sleep')).statusCode).toBe(200);
    expect((await get('/api/%73earch?q=sleep')).statusCode).toBe(429);
    expect((await get('/api/topics')).statusCode).toBe(200);
  });

  it('are counted individually in a batch', async () => {
    const get = newReader();
    const input = encodeURIComponent(JSON.stringify({ 0: { json: { q: 'a' } }, 1: { json: { q: 'b' } } }));
    const batch = await get(`/trpc/content.search,content.search?batch=1&input=${input}`);
    expect(batch.statusCode).toBe(429);
    const single = newReader();
    const query = encodeURIComponent(JSON.stringify({ json: { q: 'a' } }));
    expect((await single(`/trpc/content.search?input=${query}`)).statusCode).toBe(200);
    expect((await single('/api/search?q=a')).statusCode).toBe(429);
  });
});

it('drawings are limited separately', async () => {
  const get = newReader();
  expect((await get('/og/site.png')).statusCode).toBe(200);
  expect((await get('/og/topics/sleep.png')).statusCode).toBe(429);
  expect((await get('/api/topics')).statusCode).toBe(200);
});
