import type { ContactType } from '@longreturn/contract/contact';
import { LIMITS } from '@longreturn/contract/limits';
import { textParameter } from '../../lib/text-parameter.ts';

/** Which form is open, and what a link has written into the general one (specification §2, Contact page). */
export interface ContactSearch {
  /** 'contact' is the default, so it stands in no address. */
  tab?: 'guest' | undefined;
  contactType?: ContactType | undefined;
  subject?: string | undefined;
  message?: string | undefined;
}

/** What may be given: links name the default tab too. */
interface Given extends Omit<ContactSearch, 'tab'> {
  tab?: 'contact' | 'guest' | undefined;
}

/** Not taken from the contract, whose schemas the first page need not load. */
const CONTACT_TYPES: Record<ContactType, true> = { general: true, guest: true, collaboration: true, press: true };

/** Takes an address's query; what is unknown is left out, what is too long is cut. */
export function contactSearch(given: Given): ContactSearch {
  const texts: Record<string, unknown> = { ...given };
  const { subject } = textParameter('subject', texts);
  const { message } = textParameter('message', texts);
  return {
    ...(given.tab === 'guest' && { tab: 'guest' }),
    ...(isContactType(given.contactType) && { contactType: given.contactType }),
    ...(subject && { subject: subject.replace(/\s+/g, ' ').slice(0, LIMITS.contactLineMax) }),
    ...(message && { message: message.slice(0, LIMITS.contactTextMax) }),
  };
}

function isContactType(value: unknown): value is ContactType {
  return typeof value === 'string' && Object.hasOwn(CONTACT_TYPES, value);
}
