/** The texts of the newsletter. */
export const NEWSLETTER = {
  title: 'A weekly digest of longevity research.',
  lede: 'Weekly insights into science and investment: one study, one number and one thing we got wrong.',
  /** The number of readers, and how to unsubscribe. */
  claim: 'Join 10,000+ subscribers. Unsubscribe at any time.',
} as const;
