import type { AdminUserPage, ListUsersInput } from '@longreturn/contract/admin';
import { emailKey } from '@longreturn/contract/email-key';
import { LIMITS } from '@longreturn/contract/limits';
import { users } from '@longreturn/db/schema';
import { and, or } from 'drizzle-orm';
import { type AccountRow, selectAccounts } from '../account/account-row.ts';
import type { Actor } from '../actor.ts';
import type { Deps } from '../deps.ts';
import { containsText } from '../lists/contains-text.ts';
import { behindCursor, newestFirst, pageSize } from '../lists/keyset.ts';
import { readPage } from '../lists/read-page.ts';
import { presentAdminUser } from './present-admin-user.ts';
import { requireAdmin } from './require-admin.ts';

/** The order of accounts: by when they were made, as content is by when it was published. */
const PLACE = { publishedAt: users.createdAt, id: users.id };

/** A page of all accounts, newest first; `q` matches name or email address, and `total` counts up to 1,000 matches. Throws session.required, action.forbidden, input.invalid (a cursor that was changed). */
export async function listUsers(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  { q, cursor, ...asked }: ListUsersInput,
): Promise<AdminUserPage> {
  requireAdmin(actor);
  const behind = behindCursor(PLACE, cursor);
  const matching = q ? matchesText(q) : undefined;
  const size = pageSize(asked);
  const rows = selectAccounts(db)
    .where(and(matching, behind))
    .orderBy(...newestFirst(PLACE))
    .limit(size + 1);
  const placeOf = ({ createdAt, id }: AccountRow) => ({ publishedAt: createdAt, id });
  const countsTo = q ? LIMITS.countedMatches : undefined;
  const present = (row: AccountRow) => presentAdminUser(row, clock.now());
  return readPage({ db, table: users, matching, countsTo, cursor, size, rows, placeOf, present });
}

/** A name is compared as it is typed, an address by what makes it one account. */
function matchesText(q: string) {
  const texts = new Set([q.toLowerCase(), emailKey(q)]);
  return or(...[...texts].map((text) => containsText(users.searchText, text)));
}
