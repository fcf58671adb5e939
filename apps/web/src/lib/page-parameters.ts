/** The names that a page reads of its address's query: those of all filters and of the account's forms. The server keeps one copy for all others. */
export const PAGE_PARAMETERS = [
  'q',
  'type',
  'sort',
  'premium',
  'free',
  'cursor',
  'articles',
  'next',
  'problem',
  'confirm',
  'token',
] as const;
