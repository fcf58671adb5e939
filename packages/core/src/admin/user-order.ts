import type { ListUsersInput, UserSort } from '@longreturn/contract/admin';
import { users } from '@longreturn/db/schema';
import type { Order } from '../lists/order.ts';

/** The columns of each sort order. */
const COLUMNS = {
  // Starts with the name in lower case. The email address makes it unique, so equal names need no further column.
  name: ['searchText'],
  email: ['emailKey'],
  createdAt: ['createdAt', 'id'],
  lastLogin: ['lastLogin', 'id'],
} as const satisfies Record<UserSort, readonly (keyof typeof users.$inferSelect)[]>;

/** Times default to newest first, text to A first. */
const DIRECTIONS = {
  name: 'asc',
  email: 'asc',
  createdAt: 'desc',
  lastLogin: 'desc',
} as const satisfies Record<UserSort, string>;

type OrderColumn = (typeof COLUMNS)[UserSort][number];

/** Returns the requested order of accounts, newest first by default, and a function that reads a row's values in it. */
export function userOrder({ sort = 'createdAt', direction = DIRECTIONS[sort] }: ListUsersInput) {
  const names: readonly OrderColumn[] = COLUMNS[sort];
  const order: Order = names.map((name) => ({
    column: users[name],
    direction,
    nulls: positionOfNulls(name, direction),
  }));
  const placeOf = (row: Pick<typeof users.$inferSelect, OrderColumn>) => names.map((name) => row[name]);
  return { order, placeOf };
}

/**
 * Indexes of unique constraints put nulls last in ascending order. A query must say so to use the index, even if no row
 * has a null.
 */
function positionOfNulls(name: OrderColumn, direction: 'asc' | 'desc') {
  if (name !== 'emailKey') return undefined;
  return direction === 'asc' ? 'last' : 'first';
}
