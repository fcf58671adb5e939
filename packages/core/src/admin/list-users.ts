import { type AdminUserPage, type ListUsersInput, listUsersInput } from '@longreturn/contract/admin';
import { emailKey } from '@longreturn/contract/email-key';
import { users } from '@longreturn/db/schema';
import { and, ilike, or } from 'drizzle-orm';
import { selectAccounts } from '../account/account-row.ts';
import type { Actor } from '../actor.ts';
import { containsPattern } from '../content/contains-pattern.ts';
import { countRows } from '../content/count-rows.ts';
import { behindCursor, newestFirst, pageSize, toPage } from '../content/keyset.ts';
import type { Deps } from '../deps.ts';
import { parseInput } from '../parse-input.ts';
import { presentAdminUser } from './present-admin-user.ts';
import { requireAdmin } from './require-admin.ts';

/** Where an account stands: by when it was made, as content does by when it came out. */
const PLACE = { publishedAt: users.createdAt, id: users.id };

/** A page of all accounts, newest first; `q` matches name or address. Throws session.required, action.forbidden, input.invalid. */
export async function listUsers({ db }: Pick<Deps, 'db'>, actor: Actor, input: ListUsersInput): Promise<AdminUserPage> {
  requireAdmin(actor);
  const { q, cursor, ...asked } = parseInput(listUsersInput, input);
  const behind = behindCursor(PLACE, cursor);
  const matching = q ? matchesText(q) : undefined;
  const size = pageSize(asked);
  const [rows, total] = await Promise.all([
    selectAccounts(db)
      .where(and(matching, behind))
      .orderBy(...newestFirst(PLACE))
      .limit(size + 1),
    countRows(db, users, matching),
  ]);
  const places = rows.map((row) => ({ publishedAt: row.createdAt, id: row.id, row }));
  return toPage(places, size, total, ({ row }) => presentAdminUser(row));
}

function matchesText(q: string) {
  return or(ilike(users.name, containsPattern(q)), ilike(users.emailKey, containsPattern(emailKey(q))));
}
