/**
 * What is one reader's alone: the secrets of mailed links, and what a link wrote into a form. Pages with these are
 * rendered each time and kept by nobody.
 */
export const PASSING_PARAMETERS = ['confirm', 'token', 'manage', 'subject', 'message'] as const;

/** The names that a page reads of its address's query: those of all filters and forms. The server keeps one copy for all others. */
export const PAGE_PARAMETERS = [
  'q',
  'type',
  'sort',
  'many',
  'premium',
  'free',
  'category',
  'cursor',
  'articles',
  'steps',
  'articleSteps',
  'issue',
  'archive',
  'tab',
  'contactType',
  'next',
  'problem',
  ...PASSING_PARAMETERS,
] as const;
