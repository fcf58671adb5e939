import { grantCompInput } from '@longreturn/contract/admin-users';
import { MESSAGES } from '@longreturn/contract/messages';
import { activity, entitlements, sessions } from '@longreturn/db/schema';
import { asc, desc, eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { findSession } from '../../src/account/find-session.ts';
import { login } from '../../src/account/login.ts';
import { SYSTEM } from '../../src/actor.ts';
import { endUserEntitlement } from '../../src/admin/end-user-entitlement.ts';
import { endUserSession, endUserSessions } from '../../src/admin/end-user-sessions.ts';
import { grantUserComp as grantUserCompCase } from '../../src/admin/grant-user-comp.ts';
import { listActivity } from '../../src/admin/list-activity.ts';
import { buildClient, buildUser, createTestDeps, throughSchema } from '../../src/testing/testing.ts';
import { errorWithCode } from '../account/error-with-code.ts';

const { deps, database, clock, close } = await createTestDeps();
const elsewhere = await createTestDeps(database);
afterAll(close);
beforeEach(() => clock.set('2026-11-15T12:00:00.000Z'));

const grantUserComp = throughSchema(grantCompInput, grantUserCompCase);
const UNTIL = '2026-12-24T00:00:00.000Z';
const NOBODY = '019f0000-0000-7000-8000-000000000009';

const ledgerOf = (userId: string) =>
  deps.db.select().from(entitlements).where(eq(entitlements.userId, userId)).orderBy(asc(entitlements.id));

async function newestEntry() {
  const [entry] = await deps.db.select().from(activity).orderBy(desc(activity.id)).limit(1);
  return entry;
}

async function openSession({ email, password }: { email: string; password: string }, device = 'Firefox on Linux') {
  const { session } = await login(deps, { ...buildClient(), device }, { email, password });
  const found = await findSession(deps, session.secret);
  return { secret: session.secret, id: found?.id ?? expect.fail('no session was opened') };
}

test('an admin can end one session of a user, and the audit log records the device', async () => {
  const admin = await buildUser(deps, { role: 'admin' });
  const user = await buildUser(deps);
  const [first, second] = [await openSession(user, 'Safari on iPhone'), await openSession(user)];
  await endUserSession(deps, admin.actor, { userId: user.id, sessionId: first.id, currentId: undefined });
  expect(await findSession(deps, first.secret)).toBeUndefined();
  expect(await findSession(deps, second.secret)).toBeDefined();
  expect(await newestEntry()).toMatchObject({
    action: 'account.sessions-ended',
    actorId: admin.id,
    targetId: user.id,
    change: { session: { from: 'Safari on iPhone', to: null } },
  });
  expect((await listActivity(deps, SYSTEM)).items[0]).toMatchObject({ title: 'Sessions ended' });
});

test('an admin can end all sessions of a user, and the audit log gets one entry', async () => {
  const user = await buildUser(deps);
  const other = await openSession(await buildUser(deps));
  const opened = [await openSession(user), await openSession(user)];
  expect(await endUserSessions(deps, SYSTEM, { userId: user.id, currentId: undefined })).toBe(2);
  for (const { secret } of opened) expect(await findSession(deps, secret)).toBeUndefined();
  expect(await findSession(deps, other.secret)).toBeDefined();
  const entry = await newestEntry();
  expect(entry).toMatchObject({ change: { sessions: { from: 2, to: 0 } } });
  expect(await endUserSessions(deps, SYSTEM, { userId: user.id, currentId: undefined })).toBe(0);
  expect(await newestEntry()).toEqual(entry);
});

test('an admin can end all their own sessions except the current one', async () => {
  const admin = await buildUser(deps, { role: 'admin' });
  const [current, other] = [await openSession(admin), await openSession(admin)];
  const own = { userId: admin.id, currentId: current.id };
  const refused = endUserSession(deps, admin.actor, { ...own, sessionId: current.id });
  await expect(refused).rejects.toThrow(errorWithCode('session.current'));
  expect(await endUserSessions(deps, admin.actor, own)).toBe(1);
  expect(await findSession(deps, current.secret)).toBeDefined();
  expect(await findSession(deps, other.secret)).toBeUndefined();
});

test('a session that is unknown or belongs to another user can’t be ended, and an unknown user can’t be changed', async () => {
  const user = await buildUser(deps);
  const others = await openSession(await buildUser(deps));
  for (const sessionId of [others.id, NOBODY, 'no-id']) {
    const call = endUserSession(deps, SYSTEM, { userId: user.id, sessionId, currentId: undefined });
    await expect(call).rejects.toThrow(errorWithCode('session.unknown'));
  }
  expect(await findSession(deps, others.secret)).toBeDefined();
  for (const userId of [NOBODY, 'no-id']) {
    const unknown = errorWithCode('user.unknown');
    const call = endUserSession(deps, SYSTEM, { userId, sessionId: others.id, currentId: undefined });
    await expect(call).rejects.toThrow(unknown);
    await expect(endUserSessions(deps, SYSTEM, { userId, currentId: undefined })).rejects.toThrow(unknown);
    await expect(grantUserComp(deps, SYSTEM, { userId: NOBODY, reason: 'Press' })).rejects.toThrow(unknown);
    await expect(endUserEntitlement(deps, SYSTEM, { userId, id: NOBODY })).rejects.toThrow(unknown);
  }
  expect(await deps.db.select().from(sessions).where(eq(sessions.publicId, others.id))).toHaveLength(1);
});

test('a comp with an end time makes the user a member until that time, and is recorded with its reason', async () => {
  const admin = await buildUser(deps, { role: 'admin' });
  const { id, name } = await buildUser(deps);
  const granted = await grantUserComp(deps, admin.actor, { userId: id, until: UNTIL, reason: ' A reviewer ' });
  expect(granted).toMatchObject({ id, role: 'member', subscriptionStatus: 'comp' });
  expect(await ledgerOf(id)).toMatchObject([
    { source: 'comp', paidThrough: new Date(UNTIL), reason: 'A reviewer', grantedBy: admin.id, endedAt: null },
  ]);
  expect(await newestEntry()).toMatchObject({
    action: 'comp.granted',
    actorId: admin.id,
    targetId: id,
    targetTitle: name,
    change: {
      role: { from: 'subscriber', to: 'member' },
      reason: { from: null, to: 'A reviewer' },
      until: { from: null, to: UNTIL },
    },
  });
  expect((await listActivity(deps, SYSTEM)).items[0]).toMatchObject({ title: 'Membership granted' });
});

test('a comp without an end time replaces a running comp', async () => {
  const { id } = await buildUser(deps);
  await grantUserComp(deps, SYSTEM, { userId: id, until: UNTIL, reason: 'A trial' });
  for (const until of [undefined, null]) await grantUserComp(deps, SYSTEM, { userId: id, until, reason: 'A friend' });
  expect(await ledgerOf(id)).toMatchObject([
    { reason: 'A trial', state: 'ended', endedAt: clock.now() },
    { reason: 'A friend', state: 'ended', endedAt: clock.now() },
    { reason: 'A friend', state: 'active', paidThrough: null },
  ]);
});

test('if two admins grant a comp at the same time, only one of the comps is active', async () => {
  const { id } = await buildUser(deps);
  const comp = { userId: id, reason: 'Press' };
  await Promise.all([grantUserComp(deps, SYSTEM, comp), grantUserComp(elsewhere.deps, SYSTEM, comp)]);
  expect((await ledgerOf(id)).filter(({ state }) => state === 'active')).toHaveLength(1);
});

test('two admins who change each other’s account at the same time both succeed', async () => {
  const [ada, bea] = [await buildUser(deps, { role: 'admin' }), await buildUser(deps, { role: 'admin' })];
  for (let n = 0; n < 10; n += 1) {
    await Promise.all([
      grantUserComp(deps, ada.actor, { userId: bea.id, reason: 'Press' }),
      grantUserComp(elsewhere.deps, bea.actor, { userId: ada.id, reason: 'Press' }),
    ]);
  }
  for (const { id } of [ada, bea]) expect(await ledgerOf(id)).toHaveLength(10);
});

test.each(['editor', 'admin'] as const)('a comp does not change the role of an %s', async (role) => {
  const { id } = await buildUser(deps, { role });
  const comp = { userId: id, until: UNTIL, reason: 'Press' };
  expect(await grantUserComp(deps, SYSTEM, comp)).toMatchObject({ role, subscriptionStatus: 'comp' });
  const { change } = (await newestEntry()) ?? {};
  expect(change).not.toHaveProperty('role');
});

test.each([
  [{ until: '2026-11-15T12:00:00.000Z', reason: 'Press' }, { until: MESSAGES.compUntil }],
  [{ until: '2020-01-01T00:00:00.000Z', reason: 'Press' }, { until: MESSAGES.compUntil }],
  [{ until: 'tomorrow', reason: 'Press' }, { until: MESSAGES.publishedAt }],
  [{ reason: '  ' }, { reason: MESSAGES.compReason }],
  [{ reason: 'x'.repeat(201) }, { reason: MESSAGES.textLong(200) }],
  [{ reason: 'nul\0' }, { reason: MESSAGES.compReason }],
])('a comp with %j is refused', async (comp, fields) => {
  const { id } = await buildUser(deps);
  await expect(grantUserComp(deps, SYSTEM, { userId: id, ...comp })).rejects.toThrow(
    errorWithCode('input.invalid', fields),
  );
  expect(await ledgerOf(id)).toEqual([]);
});

async function addEntitlement(userId: string, given: Partial<typeof entitlements.$inferInsert>): Promise<string> {
  const id = deps.ids.next();
  const now = clock.now();
  const times = { from: now, createdAt: now, updatedAt: now };
  await deps.db
    .insert(entitlements)
    .values({ id, userId, source: 'comp', state: 'active', reason: '', ...times, ...given });
  return id;
}

test.each(['comp', 'gift'] as const)('ending a %s changes the role; the audit log records this', async (source) => {
  const admin = await buildUser(deps, { role: 'admin' });
  const user = await buildUser(deps);
  const id = await addEntitlement(user.id, { source });
  const { secret } = await openSession(user);
  expect(await endUserEntitlement(deps, admin.actor, { userId: user.id, id })).toMatchObject({ role: 'subscriber' });
  expect(await findSession(deps, secret)).toMatchObject({ actor: { role: 'subscriber' } });
  expect(await ledgerOf(user.id)).toMatchObject([{ id, state: 'ended', endedAt: clock.now() }]);
  expect(await newestEntry()).toMatchObject({
    action: 'entitlement.ended',
    actorId: admin.id,
    targetId: user.id,
    change: { role: { from: 'member', to: 'subscriber' }, [source]: { from: 'active', to: 'ended' } },
  });
  const again = endUserEntitlement(deps, admin.actor, { userId: user.id, id });
  await expect(again).rejects.toThrow(errorWithCode('entitlement.ended'));
});

test.each(['stripe', 'paypal'] as const)('an admin can’t end an entitlement paid through %s', async (source) => {
  const user = await buildUser(deps);
  const id = await addEntitlement(user.id, { source });
  const refused = endUserEntitlement(deps, SYSTEM, { userId: user.id, id });
  await expect(refused).rejects.toThrow(errorWithCode('entitlement.paid'));
  expect(await ledgerOf(user.id)).toMatchObject([{ state: 'active' }]);
});

test('an admin can’t end an entitlement that has lapsed or belongs to another user', async () => {
  const [user, other] = [await buildUser(deps), await buildUser(deps)];
  const lapsed = await addEntitlement(user.id, { paidThrough: clock.now() });
  const refused = endUserEntitlement(deps, SYSTEM, { userId: user.id, id: lapsed });
  await expect(refused).rejects.toThrow(errorWithCode('entitlement.ended'));
  const others = await addEntitlement(other.id, {});
  for (const id of [others, NOBODY, 'no-id']) {
    const unknown = endUserEntitlement(deps, SYSTEM, { userId: user.id, id });
    await expect(unknown).rejects.toThrow(errorWithCode('entitlement.unknown'));
  }
});
