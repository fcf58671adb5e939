import { activity, entitlements, users } from '@longreturn/db/schema';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { confirmEmail } from '../../src/account/confirm-email.ts';
import { promoteToAdmin } from '../../src/account/ensure-admin.ts';
import { exportAccount } from '../../src/account/export-account.ts';
import { findSession } from '../../src/account/find-session.ts';
import { getUser } from '../../src/account/get-user.ts';
import { login } from '../../src/account/login.ts';
import { SYSTEM } from '../../src/actor.ts';
import { deleteUser } from '../../src/admin/delete-user.ts';
import { listActivity } from '../../src/admin/list-activity.ts';
import { listUsers } from '../../src/admin/list-users.ts';
import { setRole } from '../../src/admin/set-role.ts';
import { grantComp } from '../../src/entitlements/grant-comp.ts';
import { buildClient, buildUser, createTestDeps, mailedToken } from '../../src/testing/testing.ts';

const { deps, database, clock, close } = await createTestDeps();
const otherInstance = await createTestDeps(database);
afterAll(close);
beforeEach(() => clock.set('2026-11-15T12:00:00.000Z'));

const ledgerOf = (userId: string) =>
  deps.db.select().from(entitlements).where(eq(entitlements.userId, userId)).orderBy(asc(entitlements.id));

test('a comp expires at its end date, in the session and in every list', async () => {
  const { id, actor, email, password } = await buildUser(deps, { name: 'Lapsing Reader' });
  const { session } = await login(deps, buildClient(), { email, password });
  const paidThrough = new Date('2026-11-20T12:00:00.000Z');
  await grantComp(deps, SYSTEM, { userId: id, paidThrough, reason: 'A week for a reviewer' });
  const standings = async () => {
    const found = await findSession(deps, session.secret);
    const { items } = await listUsers(deps, SYSTEM, { q: 'lapsing reader' });
    return [found?.actor, found?.user, await getUser(deps, actor), ...items];
  };

  clock.set('2026-11-20T11:59:59.999Z');
  for (const seen of await standings()) expect(seen).toMatchObject({ role: 'member' });
  expect(await getUser(deps, actor)).toMatchObject({ subscriptionStatus: 'comp' });
  clock.set('2026-11-20T12:00:00.000Z');
  for (const seen of await standings()) expect(seen).toMatchObject({ role: 'subscriber' });
  expect(await getUser(deps, actor)).toMatchObject({ subscriptionStatus: 'ended' });
});

test('setting the role to member grants a comp in the admin’s name; setting another role ends the comp', async () => {
  const admin = await buildUser(deps, { role: 'admin' });
  const { id } = await buildUser(deps);
  await setRole(deps, admin.actor, { userId: id, role: 'member' });
  const [granted] = await ledgerOf(id);
  expect(granted).toMatchObject({
    source: 'comp',
    state: 'active',
    from: clock.now(),
    paidThrough: null,
    grantedBy: admin.id,
    reason: 'Role set to member',
  });
  clock.set('2026-11-16T12:00:00.000Z');
  await setRole(deps, admin.actor, { userId: id, role: 'visitor' });
  expect(await ledgerOf(id)).toEqual([{ ...granted, state: 'ended', endedAt: clock.now(), updatedAt: clock.now() }]);
});

test('if two admins set the role to member at the same time, one comp is granted', async () => {
  const [ada, bea] = [await buildUser(deps, { role: 'admin' }), await buildUser(deps, { role: 'admin' })];
  const { id } = await buildUser(deps);
  const results = await Promise.all([
    setRole(deps, ada.actor, { userId: id, role: 'member' }),
    setRole(otherInstance.deps, bea.actor, { userId: id, role: 'member' }),
  ]);
  expect(results.map(({ role }) => role)).toEqual(['member', 'member']);
  expect(await ledgerOf(id)).toHaveLength(1);
});

test('an admin who was a member before can become a member again', async () => {
  const { id } = await buildUser(deps, { role: 'member' });
  await buildUser(deps, { role: 'admin' });
  await promoteToAdmin(deps, id, 'a hash');
  const [entry] = await deps.db.select().from(activity).where(eq(activity.targetId, id));
  expect(entry).toMatchObject({ actor: 'system', change: { role: { from: 'member', to: 'admin' } } });
  expect(await setRole(deps, SYSTEM, { userId: id, role: 'member' })).toMatchObject({
    role: 'member',
    subscriptionStatus: 'comp',
  });
});

test('setting another role doesn’t end a paid membership', async () => {
  const { id } = await buildUser(deps, { role: 'member' });
  const now = clock.now();
  const times = { from: now, createdAt: now, updatedAt: now };
  await deps.db
    .insert(entitlements)
    .values({ id: deps.ids.next(), userId: id, source: 'paypal', state: 'active', reason: 'Annual', ...times });
  const entryCount = (await listActivity(deps, SYSTEM)).items.length;
  expect(await setRole(deps, SYSTEM, { userId: id, role: 'subscriber' })).toMatchObject({
    role: 'member',
    subscriptionStatus: 'active',
  });
  expect((await listActivity(deps, SYSTEM)).items).toHaveLength(entryCount); // the role didn't change
});

test.each([
  ['subscriber', 'confirmed', true],
  ['visitor', 'not confirmed', false],
] as const)('after a comp ends, an account is a %s if its email address is %s', async (role, _what, isConfirmed) => {
  const { id, actor } = await buildUser(deps, { role: 'visitor' });
  await grantComp(deps, SYSTEM, { userId: id, paidThrough: new Date('2026-11-20T12:00:00.000Z'), reason: 'A gift' });
  if (isConfirmed) {
    const token = await mailedToken(deps, { kind: 'confirm-address', userId: id });
    await confirmEmail(deps, actor, buildClient(), { token });
  }
  expect(await getUser(deps, actor)).toMatchObject({ role: 'member' });
  clock.set('2026-11-20T12:00:00.000Z');
  expect(await getUser(deps, actor)).toMatchObject({ role });
});

test('setting an editor’s role to member removes the rights of an editor', async () => {
  const { id, actor } = await buildUser(deps, { role: 'editor' });
  await setRole(deps, SYSTEM, { userId: id, role: 'member' });
  await deps.db.update(entitlements).set({ paidThrough: clock.now() }).where(eq(entitlements.userId, id));
  expect(await getUser(deps, actor)).toMatchObject({ role: 'subscriber' });
});

test('an export contains the account’s entitlements, but not who granted them', async () => {
  const admin = await buildUser(deps, { role: 'admin' });
  const { id, actor } = await buildUser(deps);
  await setRole(deps, admin.actor, { userId: id, role: 'member' });
  const { entitlements: exported } = await exportAccount(deps, actor, undefined);
  expect(exported).toEqual([
    {
      source: 'comp',
      state: 'active',
      reason: 'Role set to member',
      from: clock.now().toISOString(),
      paidThrough: null,
      endedAt: null,
    },
  ]);
});

test('deleting an account deletes its entitlements, but not those that it granted to others', async () => {
  const admin = await buildUser(deps, { role: 'admin' });
  await buildUser(deps, { role: 'admin' });
  const { id, actor } = await buildUser(deps);
  await setRole(deps, admin.actor, { userId: id, role: 'member' });
  await deps.db.delete(users).where(eq(users.id, admin.id));
  expect(await getUser(deps, actor)).toMatchObject({ role: 'member' });
  expect((await ledgerOf(id))[0]).toMatchObject({ grantedBy: null });
  await deleteUser(deps, SYSTEM, id);
  expect(await ledgerOf(id)).toEqual([]);
});
