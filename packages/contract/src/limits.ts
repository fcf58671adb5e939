/** Sizes and minimums that the specification fixes (§5, §9), and the ones added where it is silent. */
export const LIMITS = {
  slug: 100,
  query: 200,
  pageSize: 100,
  /** Items a list page renders at first and with each further step. */
  step: 12,
  /** Steps of a list on one page; the next one begins a page of its own. */
  steps: 10,
  /** How fast an article is read: gives the minutes on its card. */
  wordsAMinute: 230,
  searchResults: 20,
  /** Procedure calls in one HTTP request to /trpc. */
  batchCalls: 10,
  /** Where the count of an admin's search stops. */
  countedMatches: 1000,
  topicsOfItem: 20,
  episodeTitleMin: 5,
  episodeDescriptionMin: 20,
  articleTitleMin: 5,
  articleExcerptMin: 20,
  articleContentMin: 100,
  /** A longer subject is cut off by most lists of mails. */
  issueTitleMax: 150,
  issueExcerptMax: 300,
  /** Characters of HTML: mail programs cut off what is longer than some 100 KB, and with it the way out. */
  issueBodyMax: 60_000,
  mediaTitleMin: 1,
  email: 254,
  nameMin: 2,
  nameMax: 100,
  passwordMin: 8,
  passwordMax: 128,
  phoneNumberMax: 40,
  bioMax: 500,
  /** Bytes of a picture as it is sent. */
  avatarBytes: 5 * 1024 * 1024,
  /** Width and height of a picture as it is kept. */
  avatarPixels: 320,
  contactSubjectMin: 5,
  contactMessageMin: 20,
  contactLineMax: 200,
  contactTextMax: 5000,
  guestLineMin: 2,
  guestTextMin: 10,
  guestBioMin: 50,
  sessionDays: 30,
  confirmHours: 48,
  /** How long a wish for the newsletter waits to be confirmed. */
  wishDays: 30,
  resetMinutes: 60,
  /** This many failed logins within this many minutes freeze an email address. */
  freezeFailures: 10,
  freezeMinutes: 15,
  /** How long a missed payment keeps access open. */
  pastDueDays: 14,
  /** Longer texts are recorded in the audit log by their length. */
  recordedText: 200,
  /** How long the freeze of an address without an account is kept. */
  frozenAddressDays: 90,
} as const;
