import {
  activity,
  avatars,
  failedLogins,
  identities,
  mailedTokens,
  notifications,
  sessions,
  subscribers,
  users,
} from '@longreturn/db/schema';
import { desc, eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { deleteAccount } from '../../src/account/delete-account.ts';
import { findSession } from '../../src/account/find-session.ts';
import { login } from '../../src/account/login.ts';
import { register } from '../../src/account/register.ts';
import { setAvatar } from '../../src/account/set-avatar.ts';
import { signInWithIdentity } from '../../src/account/sign-in-with-identity.ts';
import { updateProfile } from '../../src/account/update-profile.ts';
import { ANONYMOUS, SYSTEM } from '../../src/actor.ts';
import { listActivity } from '../../src/admin/list-activity.ts';
import { prepareMail } from '../../src/mail/mail-kinds.ts';
import { buildClient, buildUser, createTestDeps } from '../../src/testing/testing.ts';
import { errorWithCode } from './error-with-code.ts';

const { deps, clock, close } = await createTestDeps();
afterAll(close);

const PROFILE = { name: 'Ada Lovelace', phoneNumber: null, bio: null };

async function newsletterOf(email: string) {
  return deps.db.select().from(subscribers).where(eq(subscribers.emailKey, email));
}

test('a deleted account leaves no data, and its email address can be registered again', async () => {
  const { id, actor, email, password, name } = await buildUser(deps);
  await signInWithIdentity(deps, buildClient(), { provider: 'google', subject: 'g', email, emailVerified: true, name });
  const { session } = await login(deps, buildClient(), { email, password });
  await setAvatar(deps, actor, new Uint8Array(3));
  await prepareMail(deps, { kind: 'reset-password', userId: id });
  await login(deps, buildClient(), { email, password: 'Wrong-Horse-1' }).catch(() => {});
  const alert = { reason: 'A reason', lastFailedLoginIp: '10.0.0.1', createdAt: clock.now() };
  await deps.db.insert(notifications).values({ id: deps.ids.next(), userId: id, ...alert });

  await deleteAccount(deps, actor, { password });
  expect(await deps.db.select().from(users).where(eq(users.id, id))).toEqual([]);
  for (const table of [sessions, identities, mailedTokens, notifications, avatars]) {
    expect(await deps.db.select().from(table).where(eq(table.userId, id))).toEqual([]);
  }
  expect(await deps.db.select().from(failedLogins)).toEqual([]);
  expect(await findSession(deps, session.secret)).toBeUndefined();
  await expect(login(deps, buildClient(), { email, password })).rejects.toThrow(errorWithCode('credentials.wrong'));
  await register(deps, buildClient(), { name, email, password });
});

test('if users delete their own account, the audit log doesn’t contain their name', async () => {
  const { actor, email, password } = await buildUser(deps, { name: 'Somebody Unmentioned' });
  await deleteAccount(deps, actor, { password });
  const entries = await deps.db.select().from(activity).orderBy(desc(activity.id));
  expect(entries[0]).toMatchObject({ action: 'account.closed', actor: 'user', actorId: null, targetId: null });
  const [latest] = (await listActivity(deps, SYSTEM)).items;
  expect(latest).toMatchObject({ title: 'Account deleted', description: 'By its owner' });
  expect(JSON.stringify(entries)).not.toMatch(new RegExp(`Unmentioned|${email}`)); // earlier entries are gone
});

test('deleting an account deletes a newsletter subscription made in the profile, but not one made with a form', async () => {
  const own = await buildUser(deps);
  await updateProfile(deps, own.actor, { ...PROFILE, newsletterOptIn: true });
  await deleteAccount(deps, own.actor, { password: own.password });
  expect(await newsletterOf(own.email)).toEqual([]);

  const other = await buildUser(deps);
  const row = { id: deps.ids.next(), email: other.email, emailKey: other.email, status: 'active' } as const;
  const times = { subscribedAt: clock.now(), updatedAt: clock.now() };
  await deps.db.insert(subscribers).values({ ...row, source: 'footer', ...times });
  await deleteAccount(deps, other.actor, { password: other.password });
  expect(await newsletterOf(other.email)).toMatchObject([{ status: 'active', source: 'footer' }]);
});

test.each(['footer', 'profile'])(
  'deleting an account whose email address is unconfirmed keeps a subscription with the source %s',
  async (source) => {
    const { actor, email, password } = await buildUser(deps, { role: 'visitor' });
    const times = { subscribedAt: clock.now(), updatedAt: clock.now() };
    const row = { id: deps.ids.next(), email, emailKey: email, status: 'unsubscribed', source, ...times } as const;
    await deps.db.insert(subscribers).values(row);
    await updateProfile(deps, actor, { ...PROFILE, newsletterOptIn: true });
    await deleteAccount(deps, actor, { password });
    expect(await newsletterOf(email)).toMatchObject([row]);
  },
);

test('deleting an account requires its password, unless it has no password', async () => {
  const { actor, id } = await buildUser(deps);
  await expect(deleteAccount(deps, actor, { password: 'Wrong-Horse-1' })).rejects.toThrow(
    errorWithCode('password.wrong'),
  );
  await expect(deleteAccount(deps, actor, {})).rejects.toThrow(
    errorWithCode('input.invalid', { password: 'Password is required' }),
  );
  expect(await deps.db.select().from(users).where(eq(users.id, id))).toHaveLength(1);
  const without = await buildUser(deps, { password: null });
  await deleteAccount(deps, without.actor, {});
});

test('to delete an account, a user may enter the password at most ten times in fifteen minutes', async () => {
  const { actor, password } = await buildUser(deps);
  for (let n = 0; n < 10; n++) await deleteAccount(deps, actor, { password: 'Wrong-Horse-1' }).catch(() => {});
  await expect(deleteAccount(deps, actor, { password })).rejects.toThrow(errorWithCode('rate.limited'));
});

test('an admin can’t delete their own account, and deleting an account requires a session', async () => {
  const { actor, password } = await buildUser(deps, { role: 'admin' });
  await buildUser(deps, { role: 'admin' });
  await expect(deleteAccount(deps, actor, { password })).rejects.toThrow(errorWithCode('admin.self'));
  await expect(deleteAccount(deps, ANONYMOUS, {})).rejects.toThrow(errorWithCode('session.required'));
});
