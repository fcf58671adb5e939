import { type ContactItemPage, type ListContactInput, listContactInput } from '@longreturn/contract/contact';
import { contactMessages } from '@longreturn/db/schema';
import { and, eq, ilike, or } from 'drizzle-orm';
import type { Actor } from '../actor.ts';
import { requireAdmin } from '../admin/require-admin.ts';
import { containsPattern } from '../content/contains-pattern.ts';
import { countRows } from '../content/count-rows.ts';
import { behindCursor, newestFirst, pageSize, toPage } from '../content/keyset.ts';
import type { Deps } from '../deps.ts';
import { parseInput } from '../parse-input.ts';
import { presentContact } from './present-contact.ts';

/** Where a message stands: by when it came in, as content does by when it came out. */
const PLACE = { publishedAt: contactMessages.createdAt, id: contactMessages.id };

/** A page of the inbox, newest first; `q` matches name, address or subject. Throws session.required, action.forbidden, input.invalid. */
export async function listContact(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  input: ListContactInput,
): Promise<ContactItemPage> {
  requireAdmin(actor);
  const { q, status, type, cursor, ...asked } = parseInput(listContactInput, input);
  const behind = behindCursor(PLACE, cursor);
  const matching = and(
    q ? matchesText(q) : undefined,
    status && eq(contactMessages.status, status),
    type && eq(contactMessages.type, type),
  );
  const size = pageSize(asked);
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(contactMessages)
      .where(and(matching, behind))
      .orderBy(...newestFirst(PLACE))
      .limit(size + 1),
    countRows(db, contactMessages, matching),
  ]);
  const places = rows.map((row) => ({ publishedAt: row.createdAt, id: row.id, row }));
  return toPage(places, size, total, ({ row }) => presentContact(row));
}

function matchesText(q: string) {
  const pattern = containsPattern(q);
  return or(...[contactMessages.name, contactMessages.email, contactMessages.subject].map((at) => ilike(at, pattern)));
}
