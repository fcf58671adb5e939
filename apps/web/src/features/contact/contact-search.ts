import type { ContactType } from '@longreturn/contract/contact';
import { LIMITS } from '@longreturn/contract/limits';
import { oneOf, type SearchOf, searchSchema, text } from '../../lib/search-schema.ts';

/** A copy of the contract's list, so that the first page of a visit doesn't load the contract's schemas. */
const CONTACT_TYPES: Record<ContactType, true> = { general: true, guest: true, collaboration: true, press: true };

/**
 * The search parameters of /contact: the selected tab, and the values that a link fills into the general form. Long
 * text is truncated. The default tab is left out.
 */
export const contactSearch = searchSchema(
  {
    tab: oneOf(['guest']),
    contactType: oneOf(Object.keys(CONTACT_TYPES) as ContactType[]), // the keys of the object above
    subject: (given) => text(given)?.replace(/\s+/g, ' ').slice(0, LIMITS.contactLineMax),
    message: (given) => text(given)?.slice(0, LIMITS.contactTextMax),
  },
  { perRequest: ['subject', 'message'] },
);
export type ContactSearch = SearchOf<typeof contactSearch>;
