import { mailedTokens, users } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { prepareMail } from '../../src/mail/mail-kinds.ts';
import { buildUser, createTestDeps } from '../../src/testing/testing.ts';

const { deps, clock, close } = await createTestDeps();
afterAll(close);

const origin = 'http://localhost:3000';
const TOKEN = '[\\w-]{43}';

test('the token in an email is created when the email is prepared, and only its hash is stored', async () => {
  const { id, email, name } = await buildUser(deps, { role: 'visitor' });
  const confirm = await prepareMail(deps, { kind: 'confirm-address', userId: id });
  expect(confirm).toEqual({
    to: email,
    content: {
      kind: 'confirm-address',
      name,
      link: expect.stringMatching(`^${origin}/login\\?confirm=${TOKEN}$`),
      hours: 48,
    },
  });
  const reset = await prepareMail(deps, { kind: 'reset-password', userId: id });
  expect(reset).toEqual({
    to: email,
    content: {
      kind: 'reset-password',
      name,
      link: expect.stringMatching(`^${origin}/forgot-password\\?token=${TOKEN}$`),
      minutes: 60,
    },
  });
  const kept = JSON.stringify(await deps.db.select().from(mailedTokens).where(eq(mailedTokens.userId, id)));
  for (const mail of [confirm, reset]) {
    const [secret = ''] = JSON.stringify(mail).match(/(?<==)[\w-]{43}/) ?? [];
    expect(secret).not.toBe('');
    expect(kept).not.toContain(secret);
  }
});

test('the link in the account-frozen email has a token; links in other security notices have none', async () => {
  const { id, email, name } = await buildUser(deps);
  await deps.db.update(users).set({ frozenAt: clock.now() }).where(eq(users.id, id));
  const resetLink = `${origin}/forgot-password`;
  const profileLink = `${origin}/profile`;
  const provider = 'google';
  expect([
    await prepareMail(deps, { kind: 'account-frozen', userId: id }),
    await prepareMail(deps, { kind: 'password-changed', userId: id }),
    await prepareMail(deps, { kind: 'sign-in-method-added', userId: id, provider }),
  ]).toEqual([
    {
      to: email,
      content: {
        kind: 'account-frozen',
        name,
        link: expect.stringMatching(`^${resetLink}\\?token=${TOKEN}$`),
        minutes: 60,
      },
    },
    { to: email, content: { kind: 'password-changed', name, resetLink } },
    { to: email, content: { kind: 'sign-in-method-added', name, provider, profileLink } },
  ]);
});

test('an email that is no longer needed is dropped, for example if the address is confirmed or the account is deleted', async () => {
  const { id } = await buildUser(deps);
  expect(await prepareMail(deps, { kind: 'confirm-address', userId: id })).toBeUndefined();
  expect(await prepareMail(deps, { kind: 'account-frozen', userId: id })).toBeUndefined();
  const gone = deps.ids.next();
  for (const kind of ['confirm-address', 'reset-password', 'account-frozen', 'password-changed'] as const) {
    expect(await prepareMail(deps, { kind, userId: gone })).toBeUndefined();
  }
});
