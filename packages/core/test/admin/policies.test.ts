import { ROLES } from '@longreturn/contract/roles';
import { afterAll, describe, expect, test } from 'vitest';
import { type Actor, ANONYMOUS, SYSTEM } from '../../src/actor.ts';
import { deleteUser } from '../../src/admin/delete-user.ts';
import { getStats } from '../../src/admin/get-stats.ts';
import { listActivity } from '../../src/admin/list-activity.ts';
import { listFailedMails } from '../../src/admin/list-failed-mails.ts';
import { listNotifications } from '../../src/admin/list-notifications.ts';
import { listUsers } from '../../src/admin/list-users.ts';
import { canManageUsers } from '../../src/admin/require-admin.ts';
import { setRole } from '../../src/admin/set-role.ts';
import { unfreezeUser } from '../../src/admin/unfreeze-user.ts';
import { actorWithRole, createTestDeps } from '../../src/testing/testing.ts';
import { errorWithCode } from '../account/error-with-code.ts';

const { deps, close } = await createTestDeps();
afterAll(close);

test.each(ROLES)('%s may manage accounts only if the role is admin', (role) => {
  expect(canManageUsers(actorWithRole(role))).toBe(role === 'admin');
});

test('the site itself may manage accounts, and an anonymous visitor may not', () => {
  expect([SYSTEM, ANONYMOUS].map(canManageUsers)).toEqual([true, false]);
});

describe.each([
  ['reading the stats', (actor: Actor) => getStats(deps, actor)],
  ['listing users', (actor: Actor) => listUsers(deps, actor, {})],
  ['listing alerts', (actor: Actor) => listNotifications(deps, actor)],
  ['listing activity', (actor: Actor) => listActivity(deps, actor)],
  ['listing undeliverable emails', (actor: Actor) => listFailedMails(deps, actor)],
  ['setting a role', (actor: Actor) => setRole(deps, actor, { userId: deps.ids.next(), role: 'admin' })],
  ['deleting a user', (actor: Actor) => deleteUser(deps, actor, deps.ids.next())],
  ['unfreezing a user', (actor: Actor) => unfreezeUser(deps, actor, deps.ids.next())],
])('%s', (_what, call) => {
  test('requires a session', async () => {
    await expect(call(ANONYMOUS)).rejects.toThrow(errorWithCode('session.required'));
  });
  test.each(ROLES.filter((role) => role !== 'admin'))('is forbidden to a %s', async (role) => {
    await expect(call(actorWithRole(role))).rejects.toThrow(errorWithCode('action.forbidden'));
  });
});
