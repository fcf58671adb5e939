import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '../testing/create-test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite();
});
afterAll(() => site.close());

const OWN = 'http://localhost:3000';
const COOKIE = 'session=abc';

async function isRefused(
  headers: Record<string, string>,
  method: 'POST' | 'DELETE' | 'GET' = 'POST',
): Promise<boolean> {
  const response = await site.app.inject({ method, url: '/api/topics', headers });
  if (response.statusCode !== 403) return false;
  expect(response.json()).toEqual({ error: 'This request came from another site', code: 'origin.refused' });
  return true;
}

describe('a mutation', () => {
  it('from another site is rejected, with and without a cookie', async () => {
    for (const origin of ['https://evil.example', `${OWN}.evil.example`, 'http://localhost:3001', 'null', '']) {
      expect(await isRefused({ origin })).toBe(true);
      expect(await isRefused({ origin, cookie: COOKIE }, 'DELETE')).toBe(true);
    }
  });

  it('from this site passes, both as localhost and as 127.0.0.1', async () => {
    expect(await isRefused({ origin: OWN, cookie: COOKIE })).toBe(false);
    expect(await isRefused({ origin: 'http://127.0.0.1:3000', cookie: COOKIE })).toBe(false);
  });

  it('with a cookie and no origin passes only if the browser declares it same-origin', async () => {
    expect(await isRefused({ cookie: COOKIE })).toBe(true);
    expect(await isRefused({ cookie: COOKIE, 'sec-fetch-site': 'same-site' })).toBe(true);
    expect(await isRefused({ cookie: COOKIE, 'sec-fetch-site': 'same-origin' })).toBe(false);
  });

  it('from a script passes if it has neither a cookie nor an origin', async () => {
    expect(await isRefused({ authorization: 'Bearer abc' })).toBe(false);
  });
});

it('a GET from any site passes', async () => {
  expect(await isRefused({ origin: 'https://evil.example', cookie: COOKIE }, 'GET')).toBe(false);
});

it('if PUBLIC_URL is set, only mutations from its origin pass', async () => {
  const origins = ['https://example.org'];
  const other = await createTestSite({ sharing: site, env: { origin: 'https://example.org', origins } });
  const post = (origin: string) => other.app.inject({ method: 'POST', url: '/api/topics', headers: { origin } });
  expect((await post(OWN)).statusCode).toBe(403);
  expect((await post('https://example.org')).statusCode).toBe(405);
  await other.close();
});
