import type { ListUsersInput, UserSort } from '@longreturn/contract/admin';
import { users } from '@longreturn/db/schema';
import type { Order } from '../lists/order.ts';

/** The columns by which each sort puts accounts in order. */
const COLUMNS = {
  // It begins with the name in lower case. The address after it makes it unique, so equal names need no other column.
  name: ['searchText'],
  email: ['emailKey'],
  createdAt: ['createdAt', 'id'],
  lastLogin: ['lastLogin', 'id'],
} as const satisfies Record<UserSort, readonly (keyof typeof users.$inferSelect)[]>;

/** Times begin with the newest, texts with A. */
const DIRECTIONS = {
  name: 'asc',
  email: 'asc',
  createdAt: 'desc',
  lastLogin: 'desc',
} as const satisfies Record<UserSort, string>;

type OrderColumn = (typeof COLUMNS)[UserSort][number];

/** Returns the order of accounts that is asked for, newest first by default, and how to read a row's values in it. */
export function userOrder({ sort = 'createdAt', direction = DIRECTIONS[sort] }: ListUsersInput) {
  const names: readonly OrderColumn[] = COLUMNS[sort];
  const order: Order = names.map((name) => ({ column: users[name], direction, nulls: placeOfNulls(name, direction) }));
  const placeOf = (row: Pick<typeof users.$inferSelect, OrderColumn>) => names.map((name) => row[name]);
  return { order, placeOf };
}

/** The index of a unique constraint has nulls last in rising order. It serves a query that says so, even without a null. */
function placeOfNulls(name: OrderColumn, direction: 'asc' | 'desc') {
  if (name !== 'emailKey') return undefined;
  return direction === 'asc' ? 'last' : 'first';
}
