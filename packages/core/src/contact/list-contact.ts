import type { ContactItemPage, ListContactInput } from '@longreturn/contract/contact';
import { LIMITS } from '@longreturn/contract/limits';
import type { Db } from '@longreturn/db/database';
import { contactMessages } from '@longreturn/db/schema';
import { and, eq, inArray } from 'drizzle-orm';
import type { Actor } from '../actor.ts';
import { requireAdmin } from '../admin/require-admin.ts';
import type { Deps } from '../deps.ts';
import { containsText } from '../lists/contains-text.ts';
import { newestFirst } from '../lists/order.ts';
import { type PageQuery, readPage } from '../lists/read-page.ts';
import { presentContact } from './present-contact.ts';

/**
 * Returns a page of the inbox, newest first. `q` matches the name, email address or subject; `total` counts up to 1,000
 * matches. Throws session.required, action.forbidden, and input.invalid on a malformed cursor.
 */
export async function listContact(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  { q, status, type, ...input }: ListContactInput,
): Promise<ContactItemPage> {
  requireAdmin(actor);
  const matching = and(
    q ? containsText(contactMessages.searchText, q) : undefined,
    status && eq(contactMessages.status, status),
    type && eq(contactMessages.type, type),
  );
  return readPage({
    db,
    table: contactMessages,
    order: newestFirst(contactMessages.createdAt, contactMessages.id),
    matching,
    countsTo: q ? LIMITS.countedMatches : undefined,
    input,
    rows: (query) => selectMessages(db, query),
    placeOf: ({ createdAt, id }) => [createdAt, id],
    present: presentContact,
  });
}

/** Selects the page's IDs first: a search for one or two letters then scans a small index instead of whole messages. */
function selectMessages(db: Db, { where, orderBy, limit }: PageQuery) {
  const found = db
    .select({ id: contactMessages.id })
    .from(contactMessages)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit);
  return db
    .select()
    .from(contactMessages)
    .where(inArray(contactMessages.id, found))
    .orderBy(...orderBy);
}
