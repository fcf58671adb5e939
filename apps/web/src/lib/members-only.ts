/** The class of what only members get on a page. */
export const MEMBERS_ONLY = 'members-only';

/** The same for structured data (schema.org hasPart): what is not free of a premium page. */
export const membersPart = { '@type': 'WebPageElement', isAccessibleForFree: false, cssSelector: `.${MEMBERS_ONLY}` };
