import type { ListContactInput } from '@longreturn/contract/contact';

const PAGE = 5;

/** Which messages the inbox shows: by status, form and search text. An undefined filter matches all messages. */
export type InboxFilter = Pick<ListContactInput, 'q' | 'status' | 'type'>;

/** At first, the inbox shows the messages that nobody has read yet. */
export const NEW_MESSAGES: InboxFilter = { status: 'new' };

/** Returns the input of the query for the first messages. Omits filters that are undefined or empty. */
export function inboxInput({ q, status, type }: InboxFilter): ListContactInput {
  return { limit: PAGE, ...(q && { q }), ...(status && { status }), ...(type && { type }) };
}
