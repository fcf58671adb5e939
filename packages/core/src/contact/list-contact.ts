import { type ContactItemPage, type ListContactInput, listContactInput } from '@longreturn/contract/contact';
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
import { parseInput } from '../parse-input.ts';
import { presentContact } from './present-contact.ts';

/**
 * A page of the inbox, newest first; `q` matches name, email address or subject, and `total` counts up to 1,000 matches.
 * Throws session.required, action.forbidden, input.invalid.
 */
export async function listContact(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  input: ListContactInput,
): Promise<ContactItemPage> {
  requireAdmin(actor);
  const { q, status, type, ...asked } = parseInput(listContactInput, input);
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
    asked,
    rows: (query) => selectMessages(db, query),
    placeOf: ({ createdAt, id }) => [createdAt, id],
    present: presentContact,
  });
}

/** Only the messages of the page are read whole: a search by one or two letters looks through a small index for them. */
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
