import { ROLES } from '@longreturn/contract/roles';
import { activity, entitlements, notifications } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listSentMails, listSignIns } from '../../src/account/account-history.ts';
import { SYSTEM } from '../../src/actor.ts';
import { listUsers } from '../../src/admin/list-users.ts';
import { countMembers } from '../../src/entitlements/count-members.ts';
import { createTestDeps } from '../../src/testing/testing.ts';
import { explainStatements, type Plan, wasteful } from '../content/explain-statements.ts';
import { fillTables } from '../content/fill-tables.ts';

const ROWS = 5000;
/** Tables whose rows are deleted with an account. */
const OWNED = [activity, entitlements, notifications];

const { deps, database, close } = await createTestDeps();
beforeAll(() => fillTables(database, ROWS));
afterAll(close);

/** Returns false for a node that reads avatars or subscribers, because these tests are about the other tables. */
const isOfUsers = ({ table }: Plan['nodes'][number]) => table !== 'avatars' && table !== 'subscribers';

describe('with thousands of accounts', () => {
  test.each([
    ['name', 'users_name'],
    ['email', 'users_email_unique'],
    ['createdAt', 'users_created'],
    ['lastLogin', 'users_last_login'],
  ] as const)('a page of users sorted by %s is read from an index, in both directions', async (sort, index) => {
    for (const direction of ['asc', 'desc'] as const) {
      const input = { sort, direction, limit: 12 };
      const { nextCursor } = await listUsers(deps, SYSTEM, input);
      for (const cursor of [undefined, nextCursor ?? '']) {
        const [page] = await explainStatements(database, (db) =>
          listUsers({ ...deps, db }, SYSTEM, { ...input, cursor }),
        );
        expect(page?.indexes).toContain(index);
        expect(page ? wasteful(page) : 'no plan').toEqual([]);
      }
    }
  });

  test.each(ROLES)('a page of accounts with the role %s is read from an index, in any sort order', async (role) => {
    for (const sort of ['name', 'email', 'role', 'createdAt', 'lastLogin'] as const) {
      const [page] = await explainStatements(database, (db) =>
        listUsers({ ...deps, db }, SYSTEM, { role, sort, limit: 12 }),
      );
      expect(page && wasteful(page).filter(isOfUsers)).toEqual([]);
    }
  });

  test('a list of users sorted by role reads the users of each role from an index', async () => {
    const plans = await explainStatements(database, (db) =>
      listUsers({ ...deps, db }, SYSTEM, { sort: 'role', limit: 12 }),
    );
    expect(plans).toHaveLength(ROLES.length);
    for (const plan of plans) expect(wasteful(plan).filter(isOfUsers)).toEqual([]);
  });

  test('members are counted without reading all users', async () => {
    const [plan] = await explainStatements(database, (db) => countMembers({ ...deps, db }));
    expect(plan?.indexes).toContain('entitlements_not_ended');
    expect(plan ? wasteful(plan) : 'no plan').toEqual([]);
  });

  test('the history of a user is read from indexes', async () => {
    const userId = deps.ids.next();
    const plans = await explainStatements(database, async (db) => {
      await listSignIns({ db }, { userId, limit: 50 });
      await listSentMails({ db }, { userId, limit: 50 });
    });
    expect(plans.map(({ indexes }) => indexes)).toEqual([['sign_ins_user'], ['sent_mails_user']]);
  });

  test('a page sorted by last login starts at the cursor’s position in the index; another query reads users without a login', async () => {
    const input = { sort: 'lastLogin', direction: 'desc', limit: 12 } as const;
    await database.query(`update users set last_login = created_at where right(name, 1) = '3'`);
    const { nextCursor } = await listUsers(deps, SYSTEM, input);
    const plans = await explainStatements(database, (db) =>
      listUsers({ ...deps, db }, SYSTEM, { ...input, cursor: nextCursor ?? '' }),
    );
    const conditions = plans.slice(0, 2).map((plan) => plan.conditions.join());
    expect(conditions).toEqual([
      expect.stringContaining('ROW(last_login, id) < '),
      expect.stringContaining('last_login IS NULL'),
    ]);
  });

  test('deleting an account doesn’t read the rows of other accounts', async () => {
    const id = deps.ids.next();
    const plans = await explainStatements(database, (db) =>
      Promise.all(OWNED.map((table) => db.delete(table).where(eq(table.userId, id)))),
    );
    for (const plan of plans) expect(wasteful(plan)).toEqual([]);
  });

  test('when an admin is deleted, their audit log entries and grants are found with an index', async () => {
    const id = deps.ids.next();
    const plans = await explainStatements(database, (db) =>
      Promise.all([
        db.update(activity).set({ actorId: null }).where(eq(activity.actorId, id)),
        db.update(entitlements).set({ grantedBy: null }).where(eq(entitlements.grantedBy, id)),
      ]),
    );
    for (const plan of plans) expect(wasteful(plan)).toEqual([]);
  });
});
