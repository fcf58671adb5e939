import { CONTACT_STATUSES, type ContactStatus } from '@longreturn/contract/contact';
import { oneOf, searchWords } from '../../../../lib/search-schema.ts';
import type { InboxFilter } from './inbox-query.ts';

export const STATUS_NAMES: Record<ContactStatus, string> = {
  new: 'New',
  read: 'Read',
  answered: 'Answered',
  spam: 'Spam',
};
export const STATUS_OPTIONS = CONTACT_STATUSES.map((status) => ({ value: status, label: STATUS_NAMES[status] }));

const readStatus = oneOf(CONTACT_STATUSES);
const readType = oneOf(['general', 'guest']);

/** Returns the filter that the fields above the inbox describe. */
export function readInboxFilter(fields: FormData): InboxFilter {
  return {
    q: searchWords(fields.get('q')),
    status: readStatus(fields.get('status')),
    type: readType(fields.get('type')),
  };
}
