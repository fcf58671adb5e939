/** What the newsletter says of itself (specification §2, Home page; §9). */
export const NEWSLETTER = {
  title: 'The week in long life, read for\u00a0you.',
  lede: 'Weekly insights from the laboratory and the ledger: one study, one number, one thing we got wrong.',
  /** How many read it, and how they stop. */
  claim: 'Join 10,000+ subscribers. Unsubscribe at any time.',
} as const;
