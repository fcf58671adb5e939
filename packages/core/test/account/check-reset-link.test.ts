import { resetLinkInput } from '@longreturn/contract/account-input';
import { mailedTokens } from '@longreturn/db/schema';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { checkResetLink as checkResetLinkUseCase, resetPassword } from '../../src/account/reset-password.ts';
import { buildClient, buildUser, createTestDeps, mailedToken, throughSchema } from '../../src/testing/testing.ts';
import { errorWithCode } from './error-with-code.ts';

const { deps, clock, close } = await createTestDeps();
afterAll(close);
beforeEach(() => clock.set('2026-11-15T12:00:00.000Z'));

const checkResetLink = throughSchema(resetLinkInput, checkResetLinkUseCase);

const PASSWORD = 'Another-Horse-2';
const check = (token: string, client = buildClient()) => checkResetLink(deps, client, { token });
const tokenFor = (userId: string) => mailedToken(deps, { kind: 'reset-password', userId });

test('a link can be checked any number of times, and still sets the password', async () => {
  const { id } = await buildUser(deps);
  const token = await tokenFor(id);
  const before = await deps.db.select().from(mailedTokens);
  for (let opened = 0; opened < 3; opened++) await check(token);
  expect(await deps.db.select().from(mailedTokens)).toEqual(before);
  await resetPassword(deps, buildClient(), { token, password: PASSWORD });
});

test('used, replaced, expired, unknown and malformed links get the same error', async () => {
  const { id } = await buildUser(deps);
  const replaced = await tokenFor(id);
  const used = await tokenFor(id);
  await resetPassword(deps, buildClient(), { token: used, password: PASSWORD });
  const expired = await tokenFor(id);
  clock.set('2026-11-15T13:00:00.000Z');
  for (const token of [replaced, used, expired, 'x'.repeat(43)])
    await expect(check(token), token).rejects.toThrow(errorWithCode('link.invalid'));
  await expect(check('lost its end')).rejects.toThrow(
    errorWithCode('input.invalid', { token: 'This link is not valid or has expired' }),
  );
});

test('a link that confirms an email address can’t set a password', async () => {
  const { id } = await buildUser(deps, { role: 'visitor' });
  const token = await mailedToken(deps, { kind: 'confirm-address', userId: id });
  await expect(check(token)).rejects.toThrow(errorWithCode('link.invalid'));
});

test('a client may check sixty links an hour, and checks don’t count as attempts to set a password', async () => {
  const client = buildClient();
  const { id } = await buildUser(deps);
  const token = await tokenFor(id);
  const guess = () => check('x'.repeat(43), client);
  for (let n = 0; n < 60; n++) await expect(guess()).rejects.toThrow(errorWithCode('link.invalid'));
  await expect(check(token, client)).rejects.toThrow(errorWithCode('rate.limited'));
  await resetPassword(deps, client, { token, password: PASSWORD });
});
