import type { ContactItem, ContactItemPage, ListContactInput } from '@longreturn/contract/contact';
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
import { APPLICATION_FIELDS, type ContactRow } from './contact-fields.ts';

/**
 * Returns a page of the contact inbox, newest first. `q` matches the name, email address or subject. If `q` is given,
 * `total` is at most 1,000. Throws session.required, action.forbidden, and input.invalid on a malformed cursor.
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
    maxTotal: q ? LIMITS.countedMatches : undefined,
    input,
    rows: (query) => selectMessages(db, query),
    sortValuesOf: ({ createdAt, id }) => [createdAt, id],
    present: presentContact,
  });
}

/**
 * Returns the query of a page. It selects the page's IDs first, so that a search for one or two letters scans a small
 * index instead of whole messages.
 */
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

/** Returns a message or a guest application as the contact inbox shows it, without the sender's IP address. */
export function presentContact({ application, createdAt, ip, searchText, ...row }: ContactRow): ContactItem {
  return { ...row, application: application && sortFields(application), createdAt: createdAt.toISOString() };
}

/** Returns the application's fields in the order of the form, which PostgreSQL doesn't preserve. */
function sortFields(application: Record<string, string>): Record<string, string> {
  const answers = APPLICATION_FIELDS.map((field) => [field, application[field] ?? ''] as const);
  return Object.fromEntries(answers.filter(([, text]) => text !== ''));
}
