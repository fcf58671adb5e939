import type { ListContactInput } from '@longreturn/contract/contact';

const PAGE = 5;

/** What the inbox shows: messages of a status and a form that match a search. Undefined is all of them. */
export type InboxFilter = Pick<ListContactInput, 'q' | 'status' | 'type'>;

/** The inbox opens with what nobody has read yet. */
export const NEW_MESSAGES: InboxFilter = { status: 'new' };

/** Returns the input of the query for the first messages. Absent filters are left out, as in the loader. */
export function inboxInput({ q, status, type }: InboxFilter): ListContactInput {
  return { limit: PAGE, ...(q && { q }), ...(status && { status }), ...(type && { type }) };
}
