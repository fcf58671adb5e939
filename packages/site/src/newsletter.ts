/** The texts of the newsletter. */
export const NEWSLETTER = {
  title: 'The week in long life, read for\u00a0you.',
  lede: 'Weekly insights from the laboratory and the ledger: one study, one number, one thing we got wrong.',
  /** The number of readers, and how to unsubscribe. */
  claim: 'Join 10,000+ subscribers. Unsubscribe at any time.',
} as const;
