import { emailKey } from '@longreturn/contract/account-input';
import type { AdminUserPage, ListUsersInput, UserSort } from '@longreturn/contract/admin';
import { LIMITS } from '@longreturn/contract/limits';
import type { Db } from '@longreturn/db/database';
import { avatars, subscribers, users } from '@longreturn/db/schema';
import { and, eq, or } from 'drizzle-orm';
import { accountColumns, presentAdminUser } from '../account/present-user.ts';
import type { Actor } from '../actor.ts';
import type { Deps } from '../deps.ts';
import { countMembers } from '../entitlements/count-members.ts';
import { hasRole } from '../entitlements/has-role.ts';
import { containsText } from '../lists/contains-text.ts';
import type { Order } from '../lists/order.ts';
import { type PageQuery, readPage } from '../lists/read-page.ts';
import { requireAdmin } from './require-admin.ts';
import { roleOrder } from './role-order.ts';

/** The columns of a listed account: those that the list shows, and those by which it can be sorted. */
const listedColumns = { ...accountColumns, emailKey: users.emailKey, searchText: users.searchText };

/**
 * Returns a page of all accounts, newest first or in the order of `sort`. `q` matches the name or email address, and
 * `role` matches the current role. `total` is at most 1,000. Throws session.required, action.forbidden, input.invalid.
 */
export async function listUsers(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  input: ListUsersInput,
): Promise<AdminUserPage> {
  requireAdmin(actor);
  const { q, role } = input;
  const now = clock.now();
  return readPage({
    db,
    table: users,
    ...userOrder(input, now),
    matching: and(q ? matchesText(q) : undefined, role && hasRole(role, now)),
    maxTotal: LIMITS.countedMatches,
    count: role === 'member' && !q ? () => countListedMembers({ db, clock }) : undefined,
    input,
    rows: (query: PageQuery) => selectListed(db, query),
    present: (row) => presentAdminUser(row, now),
  });
}

/** Counts the members from their entitlements, which takes less time than finding them among all users. */
async function countListedMembers(deps: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  return Math.min(await countMembers(deps), LIMITS.countedMatches);
}

function selectListed(db: Db, { where, orderBy, limit }: PageQuery) {
  return db
    .select(listedColumns)
    .from(users)
    .leftJoin(avatars, eq(avatars.userId, users.id))
    .leftJoin(subscribers, eq(subscribers.emailKey, users.emailKey))
    .where(where)
    .orderBy(...orderBy)
    .limit(limit);
}

/**
 * Returns an SQL condition that is true for accounts whose name contains `q`, or whose email address contains the
 * normalized form of `q`.
 */
function matchesText(q: string) {
  const texts = new Set([q.toLowerCase(), emailKey(q)]);
  return or(...[...texts].map((text) => containsText(users.searchText, text)));
}

/** The sort orders that use columns. No column contains the role, so role-order.ts defines the order by role. */
type ColumnSort = Exclude<UserSort, 'role'>;

/** The columns of each sort order. */
const COLUMNS = {
  // `searchText` is the name in lower case, then the email address, so it is unique.
  name: ['searchText'],
  email: ['emailKey'],
  createdAt: ['createdAt', 'id'],
  lastLogin: ['lastLogin', 'id'],
} as const satisfies Record<ColumnSort, readonly (keyof typeof users.$inferSelect)[]>;

/** The default direction of each sort order: the newest first for times, ascending for all others. */
const DIRECTIONS = {
  name: 'asc',
  email: 'asc',
  role: 'asc',
  createdAt: 'desc',
  lastLogin: 'desc',
} as const satisfies Record<UserSort, string>;

type OrderColumn = (typeof COLUMNS)[ColumnSort][number];

/**
 * Returns the requested order of accounts, by default newest first, and a function that returns a row's values in the
 * columns of the order.
 */
function userOrder({ sort = 'createdAt', direction = DIRECTIONS[sort] }: ListUsersInput, now: Date) {
  if (sort === 'role') return roleOrder({ direction, now });
  const names: readonly OrderColumn[] = COLUMNS[sort];
  const order: Order = names.map((name) => ({
    column: users[name],
    direction,
    nulls: positionOfNulls(name, direction),
  }));
  const sortValuesOf = (row: Pick<typeof users.$inferSelect, OrderColumn>) => names.map((name) => row[name]);
  return { order, sortValuesOf };
}

/**
 * Returns the position of nulls, or undefined for the default. The index of a unique constraint has nulls last in
 * ascending order. A query can use the index only if its order has nulls in the same position, even if the column has
 * no nulls.
 */
function positionOfNulls(name: OrderColumn, direction: 'asc' | 'desc') {
  if (name !== 'emailKey') return undefined;
  return direction === 'asc' ? 'last' : 'first';
}
