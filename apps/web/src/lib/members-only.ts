/** The class of content for members. */
export const MEMBERS_ONLY = 'members-only';

/** The same as structured data (schema.org hasPart): the part of a premium page that is not free. */
export const membersPart = { '@type': 'WebPageElement', isAccessibleForFree: false, cssSelector: `.${MEMBERS_ONLY}` };
