import { createTestDeps, type TestDeps } from '@longreturn/core/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ensureAdministrator } from '../../src/administrator/ensure-administrator.ts';
import { createTestSite } from '../testing/create-test-site.ts';

let test: TestDeps;
const told: string[] = [];
const tell = (line: string) => void told.push(line);
beforeAll(async () => {
  test = await createTestDeps();
});
afterAll(() => test.close());

it('if the site has no admin at its first start, an admin account is created, and its password is printed once', async () => {
  const nobody = { email: undefined, password: undefined };
  await ensureAdministrator(test.deps, nobody, tell);
  await ensureAdministrator(test.deps, nobody, tell);
  expect(told).toHaveLength(1);
  const [, email, password] = /is (\S+) with the password (\S+)/.exec(told[0] ?? '') ?? [];
  const site = await createTestSite({ sharing: test });
  const response = await site.app.inject({ method: 'POST', url: '/api/auth/login', payload: { email, password } });
  expect(response.json()).toMatchObject({ user: { email, role: 'admin', emailConfirmed: true } });
  await site.close();
});

it('the configured admin account gets the configured password, which is never printed', async () => {
  const before = told.length;
  await ensureAdministrator(test.deps, { email: 'owner@example.org', password: 'Given password 1' }, tell);
  expect(told).toHaveLength(before);
  const site = await createTestSite({ sharing: test });
  const payload = { email: 'owner@example.org', password: 'Given password 1' };
  const response = await site.app.inject({ method: 'POST', url: '/api/auth/login', payload });
  expect(response.json()).toMatchObject({ user: { role: 'admin' } });
  await site.close();
});
