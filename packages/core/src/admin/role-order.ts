import { ROLES, type Role } from '@longreturn/contract/roles';
import { users } from '@longreturn/db/schema';
import { and, type SQL } from 'drizzle-orm';
import { AppError } from '../app-error.ts';
import { type Account, accountStanding } from '../entitlements/account-standing.ts';
import { hasRole } from '../entitlements/has-role.ts';
import { decodeCursor, encodeCursor, type KeyValue } from '../lists/cursor.ts';
import { conditionsAfter } from '../lists/keyset.ts';
import { newestFirst, type Order } from '../lists/order.ts';

/** The order of the accounts of one role. */
const WITHIN_ROLE = newestFirst(users.createdAt, users.id);

interface Listed extends Account {
  createdAt: Date;
  id: string;
}

interface RoleOrder {
  direction: 'asc' | 'desc';
  now: Date;
}

/**
 * Returns the options with which `readPage` sorts accounts by role: from the role with the fewest rights to the role
 * with the most, or the other way round. Within a role, the newest account comes first. No column contains the role, so
 * the list is read role by role, and the cursor of a row contains the row's role.
 */
export function roleOrder({ direction, now }: RoleOrder) {
  const roles: readonly Role[] = direction === 'asc' ? ROLES : ROLES.toReversed();
  const cursorOrder: Order = [{ column: users.baseRole, direction }, ...WITHIN_ROLE];
  return {
    order: WITHIN_ROLE,
    sortValuesOf: (row: Listed) => [row.createdAt, row.id],
    cursorOf: (row: Listed) => encodeCursor(cursorOrder, [accountStanding(row, now).role, row.createdAt, row.id]),
    after(cursor: string | undefined): (SQL | undefined)[] {
      if (cursor === undefined) return roles.map((role) => hasRole(role, now));
      const [name = null, ...place] = decodeCursor(cursorOrder, cursor);
      const names: readonly KeyValue[] = roles;
      const [role, ...later] = roles.slice(names.indexOf(name));
      if (role === undefined || role !== name)
        throw new AppError('input.invalid', { cursor: 'The cursor is not valid' });
      const rest = conditionsAfter(WITHIN_ROLE, encodeCursor(WITHIN_ROLE, place)).map((each) =>
        and(hasRole(role, now), each),
      );
      return [...rest, ...later.map((each) => hasRole(each, now))];
    },
  };
}
