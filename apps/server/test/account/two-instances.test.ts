import { buildUser } from '@longreturn/core/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '../testing/create-test-site.ts';

const PASSWORD = 'Correct horse 1';
const FAILURES = 10;

let one: TestSite;
let other: TestSite;
beforeAll(async () => {
  one = await createTestSite();
  other = await createTestSite({ sharing: one });
});
afterAll(async () => {
  await other.close();
  await one.close();
});

const logIn = (site: TestSite, email: string, password = PASSWORD, remoteAddress = '127.0.0.1') =>
  site.app.inject({ method: 'POST', url: '/api/auth/login', payload: { email, password }, remoteAddress });

function cookieOf(response: Awaited<ReturnType<typeof logIn>>): string {
  const [cookie] = response.cookies;
  return `${cookie?.name}=${cookie?.value}`;
}

it('two instances share sessions: signing in or out on one signs the user in or out on the other', async () => {
  const { email } = await buildUser(one.deps, { password: PASSWORD });
  const cookie = cookieOf(await logIn(one, email));
  const me = () => other.app.inject({ url: '/api/auth/me', headers: { cookie } });
  expect((await me()).json()).toMatchObject({ email });
  const headers = { cookie, origin: 'http://localhost:3000' };
  await one.app.inject({ method: 'POST', url: '/api/auth/logout', headers });
  expect((await me()).statusCode).toBe(401);
});

it('two instances share freezes: failed logins on both instances are added up, and the account is frozen on both', async () => {
  const { email } = await buildUser(one.deps, { password: PASSWORD });
  for (let time = 0; time < FAILURES; time++) {
    expect((await logIn(time % 2 === 0 ? one : other, email, 'Not the password 1')).statusCode).toBe(401);
  }
  for (const site of [one, other]) {
    const response = await logIn(site, email);
    expect(response.statusCode).toBe(403);
    expect(response.json()).toMatchObject({ code: 'account.frozen' });
  }
});

it('two instances respond to failed logins and a freeze in the same way, whether or not the email address has an account', async () => {
  const { email } = await buildUser(one.deps, { password: PASSWORD });
  const responsesTo = async (emailAddress: string, from: string) => {
    const responses = [];
    for (let time = 0; time < FAILURES + 2; time++)
      responses.push(await logIn(time % 2 === 0 ? one : other, emailAddress, 'Not the password 1', from));
    return responses.map(({ statusCode, body, headers }) => [statusCode, body, Object.keys(headers)]);
  };
  const known = await responsesTo(email, '192.0.2.1');
  expect(known.map(([status]) => status)).toEqual([...Array.from({ length: FAILURES }, () => 401), 403, 403]);
  expect(await responsesTo('without-an-account@example.org', '192.0.2.2')).toEqual(known);
});

it('two instances share rate limits: logins on both are added up, and the 429 says when to retry', async () => {
  const responses = [];
  for (let time = 0; time < 40; time++)
    responses.push(await logIn(time % 2 === 0 ? one : other, `nobody${time}@example.org`));
  const refused = responses.filter(({ statusCode }) => statusCode === 429);
  expect(refused.length).toBeGreaterThan(0);
  expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
  expect(responses.findIndex(({ statusCode }) => statusCode === 429)).toBeLessThanOrEqual(30);
});
