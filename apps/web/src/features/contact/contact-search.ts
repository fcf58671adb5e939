import type { ContactType } from '@longreturn/contract/contact';
import { LIMITS } from '@longreturn/contract/limits';
import { oneOf, type SearchOf, searchSchema, text } from '../../lib/search-schema.ts';

/** Not taken from the contract, whose schemas the first page need not load. */
const CONTACT_TYPES: Record<ContactType, true> = { general: true, guest: true, collaboration: true, press: true };

/**
 * Which form of /contact is open, and what a link writes into the general one (specification §2, Contact page). What is
 * too long is cut. The default tab is left out.
 */
export const contactSearch = searchSchema(
  {
    tab: oneOf(['guest']),
    contactType: oneOf(Object.keys(CONTACT_TYPES) as ContactType[]), // the keys of the record
    subject: (given) => text(given)?.replace(/\s+/g, ' ').slice(0, LIMITS.contactLineMax),
    message: (given) => text(given)?.slice(0, LIMITS.contactTextMax),
  },
  { perRequest: ['subject', 'message'] },
);
export type ContactSearch = SearchOf<typeof contactSearch>;
