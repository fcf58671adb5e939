import { AUTH_ROUTES } from '@longreturn/api/auth/auth-router';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '../testing/create-test-site.ts';

const BODIES_A_PATH = 160;
const SEED = 20_261_121;

const FIELDS = ['email', 'password', 'name', 'token', 'newPassword', 'currentPassword', 'phoneNumber', 'bio', 'id'];
const EXTRA = ['newsletterOptIn', 'role', 'emailConfirmedAt', 'constructor', '__proto__', 'json', '0'];
const VALUES: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1e308,
  '',
  ' ',
  '\u0000',
  'a@b.c',
  'someone@example.org',
  'ﬀ@ＥＸＡＭＰＬＥ.org',
  'x'.repeat(100_000),
  '\uD800',
  '🏃'.repeat(200),
  "'; drop table users; --",
  'Correct horse 1',
  'x'.repeat(43),
  '00000000-0000-7000-8000-000000000000',
  'a\r\nBcc: b@c.d',
  [],
  [[]],
  {},
  { a: { a: { a: 1 } } },
  ['a', 'b'],
];
const WHOLE: readonly string[] = [
  '',
  '{',
  '[]',
  'null',
  '"text"',
  '1',
  '{"email":',
  '{"a":1,"a":2}',
  '\u0000',
  'email=a@b.c',
];

let site: TestSite;
beforeAll(async () => {
  const limits = { rateLimitMultiplier: 1_000_000 };
  site = await createTestSite({ env: limits, deps: limits });
});
afterAll(() => site.close());

/** Returns a generator of numbers from 0 to 1 that are the same in every run (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

it(`no account path returns a 5xx, whatever the body: ${BODIES_A_PATH} random bodies per path`, async () => {
  const random = randomNumbers(SEED);
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)];
  const body = () => {
    if (random() < 0.1) return pick(WHOLE) ?? '';
    const names = [...FIELDS, ...EXTRA].filter(() => random() < 0.4);
    return JSON.stringify(Object.fromEntries(names.map((name) => [name, pick(VALUES)])));
  };
  const failures: string[] = [];
  let sent = 0;
  for (const { method, path } of AUTH_ROUTES) {
    for (let i = 0; i < BODIES_A_PATH; i++) {
      const payload = method === 'GET' ? undefined : body();
      const url = path.replace('{id}', encodeURIComponent(String(pick(VALUES)).slice(0, 200).replace('\uD800', '')));
      const headers = payload === undefined ? {} : { 'content-type': 'application/json' };
      const response = await site.app.inject({ method, url, headers, ...(payload !== undefined && { payload }) });
      sent += 1;
      if (response.statusCode >= 500)
        failures.push(`${response.statusCode} ${method} ${url} ${payload?.slice(0, 300)}`);
    }
  }
  expect(failures).toEqual([]);
  expect(sent).toBeGreaterThanOrEqual(2000);
});
