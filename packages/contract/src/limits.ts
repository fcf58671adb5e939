/** Sizes, minimums and periods of the product (docs/product.md). */
export const LIMITS = {
  slug: 100,
  query: 200,
  pageSize: 100,
  /** Items that a list shows at first, and adds with each step. */
  step: 12,
  /** Most steps of a list on one page. The next step starts a new page. */
  steps: 10,
  /** Words read in a minute; gives the reading time on a card. */
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
  /** Of an episode, article or media item. */
  contentTitleMax: 300,
  episodeDescriptionMax: 20_000,
  articleExcerptMax: 1000,
  /** Characters of HTML. */
  articleBodyMax: 200_000,
  mediaDescriptionMax: 1000,
  url: 2000,
  /** Most mail programs cut off a longer subject. */
  issueTitleMax: 150,
  issueExcerptMax: 300,
  /** Characters of HTML. Mail programs cut off more than about 100 KB, and the unsubscribe link with it. */
  issueBodyMax: 60_000,
  mediaTitleMin: 1,
  email: 254,
  nameMin: 2,
  nameMax: 100,
  passwordMin: 8,
  passwordMax: 128,
  phoneNumberMax: 40,
  bioMax: 500,
  /** Largest upload of a picture, in bytes. */
  avatarBytes: 5 * 1024 * 1024,
  /** Width and height of a stored picture, in pixels. */
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
  /** How long a newsletter subscription waits for its confirmation before it is deleted. */
  unconfirmedSubscriptionDays: 30,
  resetMinutes: 60,
  /** This many failed logins within this many minutes freeze an email address. */
  freezeFailures: 10,
  freezeMinutes: 15,
  /** Days that a missed payment keeps access. */
  pastDueDays: 14,
  /** Longer texts are recorded in the audit log by their length only. */
  recordedText: 200,
  /** How long a freeze of an email address without an account is stored. */
  frozenEmailDays: 90,
  /** How long sign-ins and the record of emails sent to an account are stored. */
  historyDays: 90,
} as const;
