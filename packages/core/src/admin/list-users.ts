import type { AdminUserPage, ListUsersInput } from '@longreturn/contract/admin';
import { emailKey } from '@longreturn/contract/email-key';
import { LIMITS } from '@longreturn/contract/limits';
import type { Db } from '@longreturn/db/database';
import { avatars, subscribers, users } from '@longreturn/db/schema';
import { eq, or } from 'drizzle-orm';
import { accountRow } from '../account/account-row.ts';
import type { Actor } from '../actor.ts';
import type { Deps } from '../deps.ts';
import { containsText } from '../lists/contains-text.ts';
import { type PageQuery, readPage } from '../lists/read-page.ts';
import { presentAdminUser } from './present-admin-user.ts';
import { requireAdmin } from './require-admin.ts';
import { userOrder } from './user-order.ts';

/** The columns of a listed account: those shown, and those its page may be sorted by. */
const listedRow = { ...accountRow, emailKey: users.emailKey, searchText: users.searchText };

/**
 * Returns a page of all accounts, newest first or in the order of `sort`. `q` matches the name or email address;
 * `total` counts up to 1,000 matches. Throws session.required, action.forbidden, input.invalid.
 */
export async function listUsers(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  input: ListUsersInput,
): Promise<AdminUserPage> {
  requireAdmin(actor);
  const { q } = input;
  return readPage({
    db,
    table: users,
    ...userOrder(input),
    matching: q ? matchesText(q) : undefined,
    countsTo: q ? LIMITS.countedMatches : undefined,
    input,
    rows: (query: PageQuery) => selectListed(db, query),
    present: (row) => presentAdminUser(row, clock.now()),
  });
}

function selectListed(db: Db, { where, orderBy, limit }: PageQuery) {
  return db
    .select(listedRow)
    .from(users)
    .leftJoin(avatars, eq(avatars.userId, users.id))
    .leftJoin(subscribers, eq(subscribers.emailKey, users.emailKey))
    .where(where)
    .orderBy(...orderBy)
    .limit(limit);
}

/** The name is searched as it was typed, the email address by its normalized form. */
function matchesText(q: string) {
  const texts = new Set([q.toLowerCase(), emailKey(q)]);
  return or(...[...texts].map((text) => containsText(users.searchText, text)));
}
