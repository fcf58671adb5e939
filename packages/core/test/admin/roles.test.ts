import { setRoleInput } from '@longreturn/contract/admin';
import { ROLES, type Role } from '@longreturn/contract/roles';
import { activity, entitlements, users } from '@longreturn/db/schema';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { findSession } from '../../src/account/find-session.ts';
import { login } from '../../src/account/login.ts';
import { createLucia } from '../../src/account/lucia.ts';
import { SYSTEM } from '../../src/actor.ts';
import { deleteUser } from '../../src/admin/delete-user.ts';
import { listActivity } from '../../src/admin/list-activity.ts';
import { setRole as setRoleUseCase } from '../../src/admin/set-role.ts';
import { buildClient, buildUser, createTestDeps, throughSchema } from '../../src/testing/testing.ts';
import { errorWithCode } from '../account/error-with-code.ts';

const { deps, database, close } = await createTestDeps();
const otherInstance = await createTestDeps(database);
afterAll(close);
beforeEach(() => deps.db.delete(users));

const setRole = throughSchema(setRoleInput, setRoleUseCase);

const findAdmins = () => deps.db.select().from(users).where(eq(users.baseRole, 'admin'));

/** Adds a paid subscription that never expires. */
async function addPaidSubscription(userId: string): Promise<void> {
  const now = deps.clock.now();
  const paid = {
    source: 'stripe',
    state: 'active',
    reason: 'Monthly',
    from: now,
    createdAt: now,
    updatedAt: now,
  } as const;
  await deps.db.insert(entitlements).values({ id: deps.ids.next(), userId, ...paid });
}

const CHANGES = ROLES.flatMap((from) => ROLES.filter((to) => to !== from).map((to) => [from, to] as const));

test.each(CHANGES)(
  'changing the role from %s to %s keeps the user signed in, with the new role',
  async (before, role) => {
    const admin = await buildUser(deps, { role: 'admin' });
    const { id, email, password } = await buildUser(deps, { role: before });
    const { session } = await login(deps, buildClient(), { email, password });
    expect(await setRole(deps, admin.actor, { userId: id, role })).toMatchObject({ id, role, frozenAt: null });
    expect(await findSession(deps, session.secret)).toMatchObject({ actor: { id, role }, user: { id, role } });
    const { user } = await createLucia(deps).lucia.validateSession(session.secret);
    expect(user).toMatchObject({ id, user: { role } });
    const [entry] = (await listActivity(deps, SYSTEM)).items;
    expect(entry).toMatchObject({
      title: 'Role changed',
      description: `Ada Lovelace: ${before} to ${role}, by Ada Lovelace`,
    });
  },
);

test('setting the current role again keeps the user signed in', async () => {
  const { id, email, password } = await buildUser(deps, { role: 'editor' });
  const { session } = await login(deps, buildClient(), { email, password });
  await setRole(deps, SYSTEM, { userId: id, role: 'editor' });
  expect(await findSession(deps, session.secret)).toBeDefined();
});

test('setting the role to member gives a comp, which ends when the role changes', async () => {
  const { id } = await buildUser(deps);
  expect(await setRole(deps, SYSTEM, { userId: id, role: 'member' })).toMatchObject({ subscriptionStatus: 'comp' });
  expect(await setRole(deps, SYSTEM, { userId: id, role: 'subscriber' })).toMatchObject({ subscriptionStatus: 'none' });
});

test('changing the role doesn’t affect a paid subscription', async () => {
  const { id } = await buildUser(deps);
  await addPaidSubscription(id);
  expect(await setRole(deps, SYSTEM, { userId: id, role: 'editor' })).toMatchObject({ subscriptionStatus: 'active' });
});

test('admins can’t demote or delete themselves', async () => {
  const { id, actor } = await buildUser(deps, { role: 'admin' });
  await buildUser(deps, { role: 'admin' });
  await expect(setRole(deps, actor, { userId: id, role: 'editor' })).rejects.toThrow(errorWithCode('admin.self'));
  await expect(deleteUser(deps, actor, id)).rejects.toThrow(errorWithCode('admin.self'));
});

test('the last admin can’t be demoted or deleted', async () => {
  const { id } = await buildUser(deps, { role: 'admin' });
  await expect(setRole(deps, SYSTEM, { userId: id, role: 'editor' })).rejects.toThrow(errorWithCode('admin.last'));
  await expect(deleteUser(deps, SYSTEM, id)).rejects.toThrow(errorWithCode('admin.last'));
  await buildUser(deps, { role: 'admin' });
  await setRole(deps, SYSTEM, { userId: id, role: 'editor' });
});

test('if two admins demote or delete each other at the same time, one admin remains', async () => {
  for (const attempt of ['demote', 'delete'] as const) {
    await deps.db.delete(users);
    const ada = await buildUser(deps, { role: 'admin' });
    const bea = await buildUser(deps, { role: 'admin' });
    const act = (on: typeof deps, by: typeof ada, userId: string) =>
      attempt === 'demote' ? setRole(on, by.actor, { userId, role: 'visitor' }) : deleteUser(on, by.actor, userId);
    const outcomes = await Promise.allSettled([act(deps, ada, bea.id), act(otherInstance.deps, bea, ada.id)]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(outcomes).toContainEqual({ status: 'rejected', reason: errorWithCode('admin.last') });
    expect(await findAdmins()).toHaveLength(1);
  }
});

test('deleting a user ends their sessions, and is recorded with the names of the user and the admin', async () => {
  const admin = await buildUser(deps, { role: 'admin' });
  const { id, email, password } = await buildUser(deps, { name: 'Grace Hopper' });
  const { session } = await login(deps, buildClient(), { email, password });
  await setRole(deps, admin.actor, { userId: id, role: 'editor' });
  await deleteUser(deps, admin.actor, id);
  expect(await findSession(deps, session.secret)).toBeUndefined();
  const [entry] = await deps.db.select().from(activity).orderBy(desc(activity.id)).limit(1);
  expect(entry).toMatchObject({
    action: 'account.deleted',
    actorId: admin.id,
    targetId: null,
    targetTitle: 'Grace Hopper',
  });
  const [latest, before] = (await listActivity(deps, SYSTEM)).items;
  expect(latest).toMatchObject({ title: 'Account deleted', description: `Grace Hopper, by ${admin.name}` });
  expect(before).toMatchObject({ title: 'Role changed', description: expect.stringContaining('Grace Hopper') });
  await expect(deleteUser(deps, admin.actor, id)).rejects.toThrow(errorWithCode('user.unknown'));
});

test('unknown users and roles are rejected', async () => {
  const unknown = deps.ids.next();
  await expect(setRole(deps, SYSTEM, { userId: unknown, role: 'editor' })).rejects.toThrow(
    errorWithCode('user.unknown'),
  );
  await expect(deleteUser(deps, SYSTEM, unknown)).rejects.toThrow(errorWithCode('user.unknown'));
  await expect(deleteUser(deps, SYSTEM, 'no-id')).rejects.toThrow(errorWithCode('user.unknown'));
  const { id } = await buildUser(deps);
  const owner = 'owner' as Role; // a client without type checks can send this
  await expect(setRole(deps, SYSTEM, { userId: id, role: owner })).rejects.toThrow(errorWithCode('input.invalid'));
});
