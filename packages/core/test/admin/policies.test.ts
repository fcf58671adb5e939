import { ROLES } from '@longreturn/contract/roles';
import { afterAll, describe, expect, test } from 'vitest';
import { type Actor, ANONYMOUS, SYSTEM } from '../../src/actor.ts';
import { deleteUser } from '../../src/admin/delete-user.ts';
import { endUserEntitlement } from '../../src/admin/end-user-entitlement.ts';
import { endUserSession, endUserSessions } from '../../src/admin/end-user-sessions.ts';
import { getStats } from '../../src/admin/get-stats.ts';
import { getUserDetails } from '../../src/admin/get-user-details.ts';
import { grantUserComp } from '../../src/admin/grant-user-comp.ts';
import { listActivity } from '../../src/admin/list-activity.ts';
import { listFailedMails } from '../../src/admin/list-failed-mails.ts';
import { listJobs } from '../../src/admin/list-jobs.ts';
import { listNotifications } from '../../src/admin/list-notifications.ts';
import { listUsers } from '../../src/admin/list-users.ts';
import { canManageUsers } from '../../src/admin/require-admin.ts';
import { setRole } from '../../src/admin/set-role.ts';
import { dismissFailedMail, retryFailedMail } from '../../src/admin/settle-failed-mail.ts';
import { unfreezeUser } from '../../src/admin/unfreeze-user.ts';
import { actorWithRole, createTestDeps } from '../../src/testing/testing.ts';
import { errorWithCode } from '../account/error-with-code.ts';

const { deps, close } = await createTestDeps();
afterAll(close);

test.each(ROLES)('only the role admin may manage accounts: %s', (role) => {
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
  ['reading a user', (actor: Actor) => getUserDetails(deps, actor, { userId: '', currentId: '' })],
  ['ending a session', (actor: Actor) => endUserSession(deps, actor, { userId: '', sessionId: '', currentId: '' })],
  ['ending all sessions', (actor: Actor) => endUserSessions(deps, actor, { userId: '', currentId: '' })],
  ['granting a comp', (actor: Actor) => grantUserComp(deps, actor, { userId: '', reason: '', until: new Date(0) })],
  ['ending a membership', (actor: Actor) => endUserEntitlement(deps, actor, { userId: '', id: '' })],
  ['retrying an email', (actor: Actor) => retryFailedMail(deps, actor, { id: deps.ids.next() })],
  ['dismissing an email', (actor: Actor) => dismissFailedMail(deps, actor, { id: deps.ids.next() })],
  ['listing jobs', (actor: Actor) => listJobs(deps, actor)],
  ['setting a role', (actor: Actor) => setRole(deps, actor, { userId: deps.ids.next(), role: 'admin' })],
  ['deleting a user', (actor: Actor) => deleteUser(deps, actor, deps.ids.next())],
  ['unfreezing a user', (actor: Actor) => unfreezeUser(deps, actor, deps.ids.next())],
])('%s', (_what, call) => {
  test('requires a session', async () => {
    await expect(call(ANONYMOUS)).rejects.toThrow(errorWithCode('session.required'));
  });
  test.each(ROLES.filter((role) => role !== 'admin'))('is forbidden to the role %s', async (role) => {
    await expect(call(actorWithRole(role))).rejects.toThrow(errorWithCode('action.forbidden'));
  });
});
