import { type ContactItemPage, type ListContactInput, listContactInput } from '@longreturn/contract/contact';
import { LIMITS } from '@longreturn/contract/limits';
import { contactMessages } from '@longreturn/db/schema';
import { and, eq, inArray } from 'drizzle-orm';
import type { Actor } from '../actor.ts';
import { requireAdmin } from '../admin/require-admin.ts';
import type { Deps } from '../deps.ts';
import { containsText } from '../lists/contains-text.ts';
import { behindCursor, newestFirst, pageSize } from '../lists/keyset.ts';
import { readPage } from '../lists/read-page.ts';
import { parseInput } from '../parse-input.ts';
import type { ContactRow } from './contact-row.ts';
import { presentContact } from './present-contact.ts';

/** The order of messages: by when they came in, as content is by when it was published. */
const PLACE = { publishedAt: contactMessages.createdAt, id: contactMessages.id };

/** A page of the inbox, newest first; `q` matches name, email address or subject, and `total` counts up to 1,000 matches. Throws session.required, action.forbidden, input.invalid. */
export async function listContact(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  input: ListContactInput,
): Promise<ContactItemPage> {
  requireAdmin(actor);
  const { q, status, type, cursor, ...asked } = parseInput(listContactInput, input);
  const behind = behindCursor(PLACE, cursor);
  const matching = and(
    q ? containsText(contactMessages.searchText, q) : undefined,
    status && eq(contactMessages.status, status),
    type && eq(contactMessages.type, type),
  );
  const size = pageSize(asked);
  // Only the messages of the page are read whole: a search by one or two letters looks through a small index for them.
  const found = db
    .select({ id: contactMessages.id })
    .from(contactMessages)
    .where(and(matching, behind))
    .orderBy(...newestFirst(PLACE))
    .limit(size + 1);
  const rows = db
    .select()
    .from(contactMessages)
    .where(inArray(contactMessages.id, found))
    .orderBy(...newestFirst(PLACE));
  const placeOf = ({ createdAt, id }: ContactRow) => ({ publishedAt: createdAt, id });
  const table = contactMessages;
  const countsTo = q ? LIMITS.countedMatches : undefined;
  return readPage({ db, table, matching, countsTo, cursor, size, rows, placeOf, present: presentContact });
}
