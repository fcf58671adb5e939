import type { ProviderStatus } from '@longreturn/contract/settings';
import type { MailOutcome } from '@longreturn/core/ports';
import { DEFAULT_SITE } from '@longreturn/site/default-site';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestSite, type TestSite } from '../testing/create-test-site.ts';
import { logIn } from '../testing/log-in.ts';

const PATIENCE = { timeout: 20_000 };
const URL_OF_BRAND = '/api/admin/settings/brand';
const { brand } = DEFAULT_SITE;

let outcome: () => Promise<MailOutcome> = async () => ({ is: 'accepted' });
const sent: string[] = [];
const mailer = {
  send: ({ to, subject }: { to: string; subject: string }) => {
    sent.push(`${to}: ${subject}`);
    return outcome();
  },
};

let one: TestSite;
let other: TestSite;
let admin: { cookie: string; origin: string };
beforeAll(async () => {
  one = await createTestSite({ mailer, env: { smtpUrl: 'smtp://user:secret@mail.example' } });
  other = await createTestSite({ sharing: one });
  admin = await logIn(one, 'admin');
});
afterAll(async () => {
  await other.close();
  await one.close();
});

const call = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', url: string, payload?: object) =>
  one.app.inject({ method, url, headers: admin, ...(payload && { payload }) });
const brandOn = async ({ app }: TestSite) => (await app.inject('/api/site')).json().brand;

test('a change is shown at once on the instance that made it, and on the others as soon as they are notified', async () => {
  expect([await brandOn(one), await brandOn(other)]).toEqual([brand, brand]);
  const changed = { ...brand, name: 'Slow Money' };
  const response = await call('PUT', URL_OF_BRAND, { value: changed });
  expect(response.statusCode).toBe(200);
  expect(response.json()).toMatchObject({ part: 'brand', value: changed, defaultValue: brand });
  expect(await brandOn(one)).toEqual(changed);
  await vi.waitFor(async () => expect(await brandOn(other)).toEqual(changed), PATIENCE);

  expect((await call('DELETE', URL_OF_BRAND)).json()).toMatchObject({ value: brand, updatedAt: null });
  await vi.waitFor(async () => expect(await brandOn(other)).toEqual(brand), PATIENCE);
});

test('the settings include the terms; an unknown part gets a 400, and an invalid value gets a 400 that names the field', async () => {
  const parts = (await call('GET', '/api/admin/settings')).json();
  expect(parts).toContainEqual({ part: 'terms', title: 'Terms of Service', updatedAt: null, updatedBy: null });
  expect((await call('GET', '/api/admin/settings/nothing')).statusCode).toBe(400);
  const response = await call('PUT', URL_OF_BRAND, { value: { ...brand, name: '' } });
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({
    error: 'Please enter a text',
    code: 'input.invalid',
    fields: { name: 'Please enter a text' },
  });
});

test('a change gets a 409 if the value has changed since it was read', async () => {
  const { updatedAt } = (await call('GET', URL_OF_BRAND)).json();
  await call('PUT', URL_OF_BRAND, { value: { ...brand, name: 'First' }, updatedAt });
  const response = await call('PUT', URL_OF_BRAND, { value: { ...brand, name: 'Second' }, updatedAt });
  expect(response.statusCode).toBe(409);
  expect(response.json().error).toContain('changed by another administrator');
  await call('DELETE', URL_OF_BRAND);
});

test('the status of outside services names the missing variables and contains no secrets', async () => {
  const { payload, statusCode } = await call('GET', '/api/admin/settings/providers');
  expect(statusCode).toBe(200);
  const services: ProviderStatus[] = JSON.parse(payload);
  expect(Object.fromEntries(services.map(({ name, configured }) => [name, configured]))).toEqual({
    mail: true,
    database: false,
    storage: false,
    google: false,
    apple: false,
    stripe: false,
    paypal: false,
  });
  expect(Object.fromEntries(services.map(({ name, missing }) => [name, missing]))).toMatchObject({
    mail: [],
    database: ['DATABASE_URL'],
    google: ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  });
  expect(payload).not.toContain('secret');
});

test('a test email goes to the admin, and the response says whether the mail server accepted it', async () => {
  const test = () => call('POST', '/api/admin/settings/mail-test');
  const { email } = (await call('GET', '/api/auth/me')).json();
  expect((await test()).json()).toEqual({ to: email, accepted: true, reason: null });
  expect(sent).toEqual([`${email}: A test email from The Long Return`]);

  outcome = async () => ({ is: 'refused', because: 'message', responseCode: 554 });
  expect((await test()).json()).toMatchObject({
    accepted: false,
    reason: 'The mail server permanently rejected the message (554)',
  });
  outcome = () => Promise.reject(Object.assign(new Error('no'), { code: 'ECONNREFUSED' }));
  expect((await test()).json()).toMatchObject({
    accepted: false,
    reason: 'The mail could not be sent (ECONNREFUSED)',
  });
});

test('settings are for admins only', async () => {
  const editor = await logIn(one, 'editor');
  for (const url of ['/api/admin/settings', URL_OF_BRAND, '/api/admin/settings/providers']) {
    expect((await one.app.inject({ url })).statusCode).toBe(401);
    expect((await one.app.inject({ url, headers: editor })).statusCode).toBe(403);
  }
});
