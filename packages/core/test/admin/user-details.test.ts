import { sentMails } from '@longreturn/db/schema';
import { afterAll, expect, test } from 'vitest';
import { findSession } from '../../src/account/find-session.ts';
import { login } from '../../src/account/login.ts';
import { updateProfile } from '../../src/account/update-profile.ts';
import { SYSTEM } from '../../src/actor.ts';
import { getUserDetails } from '../../src/admin/get-user-details.ts';
import { setRole } from '../../src/admin/set-role.ts';
import { grantComp } from '../../src/entitlements/grant-comp.ts';
import { buildClient, buildUser, createTestDeps } from '../../src/testing/testing.ts';
import { errorWithCode } from '../account/error-with-code.ts';

const { deps, clock, close } = await createTestDeps();
afterAll(close);

const detailsOf = (userId: string, currentId?: string) => getUserDetails(deps, SYSTEM, { userId, currentId });

test('the details of a new account contain its fields and empty lists', async () => {
  const { id, email } = await buildUser(deps);
  expect(await detailsOf(id)).toMatchObject({
    id,
    email,
    role: 'subscriber',
    subscriptionStatus: 'none',
    profile: { newsletterOptIn: false },
    frozenAt: null,
    alert: null,
    newsletter: null,
    entitlements: [],
    sessions: [],
    signIns: [],
    mails: [],
  });
});

test('the details contain logins, emails, the newsletter subscription, and sessions without their secrets', async () => {
  const { id, actor, email, password } = await buildUser(deps);
  const { session } = await login(deps, { ip: '203.0.113.5', device: 'Firefox on Linux' }, { email, password });
  await updateProfile(deps, actor, { name: 'Ada Byron', newsletterOptIn: true, phoneNumber: null, bio: null });
  const at = clock.now();
  const mail = { kind: 'password-changed', outcome: 'accepted', at } as const;
  await deps.db.insert(sentMails).values({ id: deps.ids.next(), userId: id, ...mail });
  const current = await findSession(deps, session.secret);
  const details = await detailsOf(id, current?.id);
  const now = at.toISOString();
  expect(details).toMatchObject({
    name: 'Ada Byron',
    newsletter: { status: 'active', source: 'profile' },
    sessions: [{ id: current?.id, device: 'Firefox on Linux', createdAt: now, lastUsedAt: now, isCurrent: true }],
    signIns: [{ at: now, method: 'password', ip: '203.0.113.5', device: 'Firefox on Linux' }],
    mails: [{ at: now, kind: 'password-changed', outcome: 'accepted', reason: null }],
  });
  expect(JSON.stringify(details)).not.toMatch(/quick2|hash/i);
  expect(JSON.stringify(details)).not.toContain(session.secret);
});

test('entitlements are listed newest first, with who granted them, why, and whether they are active', async () => {
  const admin = await buildUser(deps, { role: 'admin', name: 'Grace Hopper' });
  const { id } = await buildUser(deps);
  const paidThrough = new Date('2026-11-16T12:00:00.000Z');
  await grantComp(deps, SYSTEM, { userId: id, paidThrough, reason: 'A day for a reviewer' });
  clock.set('2026-11-17T12:00:00.000Z');
  await setRole(deps, admin.actor, { userId: id, role: 'member' });
  const { entitlements, role } = await detailsOf(id);
  expect(role).toBe('member');
  expect(entitlements).toMatchObject([
    {
      source: 'comp',
      reason: 'Role set to member',
      grantedBy: { id: admin.id, name: 'Grace Hopper' },
      from: '2026-11-17T12:00:00.000Z',
      paidThrough: null,
      isActive: true,
      canEnd: true,
    },
    { reason: 'A day for a reviewer', grantedBy: null, isActive: false, canEnd: false },
  ]);
});

test('the details of a frozen account contain its open alert', async () => {
  const { id, email } = await buildUser(deps);
  const client = buildClient();
  for (let n = 0; n < 10; n += 1) {
    await login(deps, { ...client, ip: `203.0.113.${n}` }, { email, password: 'Wrong-Horse-1' }).catch(() => {});
  }
  expect(await detailsOf(id)).toMatchObject({
    frozenAt: clock.now().toISOString(),
    alert: {
      reason: 'Too many failed sign-in attempts',
      lastFailedLoginIp: '203.0.113.9',
      createdAt: clock.now().toISOString(),
    },
  });
});

test('at most fifty logins are listed', async () => {
  const { id, email, password } = await buildUser(deps);
  for (let n = 0; n < 51; n += 1) {
    await login({ ...deps, rateLimitMultiplier: 1000 }, buildClient(), { email, password });
  }
  expect((await detailsOf(id)).signIns).toHaveLength(50);
});

test.each(['no-id', '019f0000-0000-7000-8000-000000000009'])('%s is an unknown user', async (userId) => {
  await expect(detailsOf(userId)).rejects.toThrow(errorWithCode('user.unknown'));
});
