import { users } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { findSession } from '../../src/account/find-session.ts';
import { getUser } from '../../src/account/get-user.ts';
import { signInWithIdentity } from '../../src/account/sign-in-with-identity.ts';
import type { Identity } from '../../src/ports.ts';
import { buildClient, buildUser, createTestDeps } from '../../src/testing/testing.ts';
import { errorWithCode } from './error-with-code.ts';

const { deps, database, clock, mails, close } = await createTestDeps();
const otherInstance = await createTestDeps(database);
afterAll(close);

let made = 0;
function identityOf(fields: Partial<Identity> = {}): Identity {
  made += 1;
  const email = `person-${made}@example.com`;
  return {
    provider: 'google',
    subject: `subject-${made}`,
    email,
    emailVerified: true,
    name: 'Katherine Johnson',
    ...fields,
  };
}

const enter = (identity: Identity, on = deps) => signInWithIdentity(on, buildClient(), identity);
const mailsTo = (userId: string) => mails.filter((mail) => 'userId' in mail && mail.userId === userId);

test('a new user gets an account without a password, with the email address that the provider has verified', async () => {
  const { user, session } = await enter(identityOf());
  expect(user).toMatchObject({
    name: 'Katherine Johnson',
    role: 'subscriber',
    emailConfirmed: true,
    passwordChangedAt: null,
    identities: ['google'],
    lastLogin: clock.now().toISOString(),
  });
  expect(await findSession(deps, session.secret)).toMatchObject({ actor: { id: user.id } });
  expect(mailsTo(user.id)).toEqual([]);
});

test('a new user whose address the provider hasn’t verified is a visitor and gets the confirmation email', async () => {
  const { user } = await enter(identityOf({ emailVerified: false }));
  expect(user).toMatchObject({ role: 'visitor', emailConfirmed: false });
  expect(mailsTo(user.id)).toEqual([{ kind: 'confirm-address', userId: user.id }]);
});

test('the second sign-in finds the account by the provider’s ID for the user, even if the email address changed', async () => {
  const identity = identityOf();
  const first = await enter(identity);
  const second = await enter({ ...identity, email: 'moved@example.com', emailVerified: false, name: undefined });
  expect(second.user).toMatchObject({ id: first.user.id, email: identity.email, name: 'Katherine Johnson' });
  expect(second.session.secret).not.toBe(first.session.secret);
});

test('a verified email address links an identity to the account that confirmed it; the owner is notified', async () => {
  const { id, email, name } = await buildUser(deps, { role: 'member' });
  const { user } = await enter(identityOf({ provider: 'apple', email: email.toUpperCase() }));
  expect(user).toMatchObject({ id, name, role: 'member', identities: ['apple'] });
  expect(mailsTo(id)).toEqual([{ kind: 'sign-in-method-added', userId: id, provider: 'apple' }]);
  const both = await enter(identityOf({ email }));
  expect(both.user.identities).toEqual(['google', 'apple']);
});

test('an identity isn’t linked if its email address is unverified or the account’s address is unconfirmed', async () => {
  const unconfirmed = await buildUser(deps, { role: 'visitor' });
  const confirmed = await buildUser(deps);
  for (const identity of [
    identityOf({ email: unconfirmed.email }),
    identityOf({ email: unconfirmed.email, emailVerified: false }),
    identityOf({ email: confirmed.email, emailVerified: false }),
  ]) {
    await expect(enter(identity)).rejects.toThrow(errorWithCode('email.taken'));
  }
});

test('an account has at most one identity of each provider', async () => {
  const { email } = await buildUser(deps);
  await enter(identityOf({ email }));
  await expect(enter(identityOf({ email }))).rejects.toThrow(errorWithCode('email.taken'));
});

test('the same ID from another provider belongs to another user', async () => {
  const google = identityOf();
  const apple = identityOf({ provider: 'apple', subject: google.subject });
  expect((await enter(google)).user.id).not.toBe((await enter(apple)).user.id);
});

test('users of a frozen account can still sign in with a linked provider or a new provider', async () => {
  const linked = identityOf();
  const { user } = await enter(linked);
  const other = await buildUser(deps);
  for (const id of [user.id, other.id]) {
    await deps.db.update(users).set({ frozenAt: clock.now() }).where(eq(users.id, id));
  }
  expect((await enter(linked)).user.id).toBe(user.id);
  expect((await enter(identityOf({ email: other.email }))).user.id).toBe(other.id);
});

test.each([
  ['the provider sends no name', undefined, 'ada@example.com', 'ada'],
  ['the name is too short', ' A ', 'lovelace@example.com', 'lovelace'],
  ['the name and the part before the @ are too short', 'A', 'b@example.com', 'b@example.com'],
  ['the name is too long', 'x'.repeat(300), 'long@example.com', 'x'.repeat(100)],
])('if %s, the account still gets a name', async (_why, name, email, expected) => {
  const { user } = await enter(identityOf({ name, email }));
  expect(user.name).toBe(expected);
});

test.each(['no address', 'nora@gmail', '\uff56ictim@example.com'])(
  'an identity with the email address %s is rejected',
  async (email) => {
    await expect(enter(identityOf({ email }))).rejects.toThrow(errorWithCode('identity.refused'));
  },
);

test('an email address with compatibility characters isn’t linked to the account with the plain address', async () => {
  const { actor } = await buildUser(deps, { email: 'plain@example.com' });
  await expect(enter(identityOf({ email: '\uff50lain@example.com' }))).rejects.toThrow(
    errorWithCode('identity.refused'),
  );
  expect((await getUser(deps, actor)).identities).toEqual([]);
});

test('two concurrent first sign-ins on two instances create one account', async () => {
  const identity = identityOf();
  const entered = await Promise.all([enter(identity), enter(identity, otherInstance.deps), enter(identity)]);
  expect(new Set(entered.map(({ user }) => user.id)).size).toBe(1);
});

test('two concurrent sign-ins link the provider once and queue one email', async () => {
  const { id, email } = await buildUser(deps);
  const identity = identityOf({ email });
  const entered = await Promise.all([enter(identity), enter(identity)]);
  expect(entered.map(({ user }) => user.id)).toEqual([id, id]);
  expect(mailsTo(id)).toHaveLength(1);
});
