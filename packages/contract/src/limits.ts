/** The limits, page sizes and periods of the product (docs/product.md). */
export const LIMITS = {
  slug: 100,
  query: 200,
  pageSize: 100,
  /** The number of items that a list shows at first, and that 'Load more' adds. */
  step: 12,
  /** The maximum number of steps on one page of a list. A step has `step` items. Further items are on the next page. */
  steps: 10,
  /** Reading speed in words per minute, for reading times. */
  wordsPerMinute: 230,
  searchResults: 20,
  /** The maximum number of procedure calls in one HTTP request to /trpc. */
  batchCalls: 10,
  /** Lists in the dashboard count at most this many matches. */
  countedMatches: 1000,
  topicsOfItem: 20,
  /** Media items that can be reordered in one request. */
  mediaOfEpisode: 1000,
  sourcesOfEpisode: 20,
  doi: 200,
  /** The number of citing items that are shown for each paper of the research library. */
  shownCitations: 3,
  episodeTitleMin: 5,
  episodeDescriptionMin: 20,
  articleTitleMin: 5,
  articleExcerptMin: 20,
  articleContentMin: 100,
  /** For the title of an episode, article or media item. */
  contentTitleMax: 300,
  episodeDescriptionMax: 20_000,
  articleExcerptMax: 1000,
  /** Characters of HTML. */
  articleBodyMax: 200_000,
  mediaDescriptionMax: 1000,
  url: 2000,
  /** Most email clients cut off a longer subject. */
  issueTitleMax: 150,
  issueExcerptMax: 300,
  /** Characters of HTML. Email clients cut off emails after about 100 KB, which would remove the unsubscribe link. */
  issueBodyMax: 60_000,
  /** The maximum length of a tag, and the maximum number of tags of a subscriber or a segment. */
  tag: 50,
  tags: 20,
  /** The maximum number of tags in a list to choose from. */
  shownTags: 100,
  /** Characters and lines of a CSV file of subscribers. */
  importCharacters: 900_000,
  importLines: 10_000,
  consentSourceMin: 10,
  mediaTitleMin: 1,
  email: 254,
  nameMin: 2,
  nameMax: 100,
  passwordMin: 8,
  passwordMax: 128,
  phoneNumberMax: 40,
  bioMax: 500,
  /** The maximum size of a file of the media library, in bytes. */
  uploadBytes: 50_485_760,
  /** How long an upload URL works. */
  uploadMinutes: 15,
  /** How long an unfinished upload is kept. */
  unfinishedUploadHours: 24,
  /** The maximum size of an episode's audio file, in bytes. */
  audioBytes: 2 * 1024 ** 3,
  /** The number of loudness values of a waveform. */
  peaks: 400,
  chapters: 500,
  /** Seconds by which chapters and transcripts may exceed the duration, which is rounded. */
  durationTolerance: 5,
  /** Characters of a transcript file. */
  transcriptCharacters: 900_000,
  transcriptParts: 20_000,
  fileNameMax: 200,
  altTextMax: 500,
  contentTypeMax: 200,
  /** The maximum size of an uploaded profile picture, in bytes. */
  avatarBytes: 5 * 1024 * 1024,
  /** The width and height of a stored profile picture, in pixels. */
  avatarPixels: 320,
  contactSubjectMin: 5,
  contactMessageMin: 20,
  contactLineMax: 200,
  contactTextMax: 5000,
  guestLineMin: 2,
  guestTextMin: 10,
  guestBioMin: 50,
  questionMin: 10,
  questionMax: 500,
  /** The maximum number of open questions that a member can have at a time. */
  openQuestions: 5,
  /** The number of questions that a page shows at first. */
  shownQuestions: 5,
  sessionDays: 30,
  confirmHours: 48,
  /** Hours after which a preview link expires. */
  previewHours: 24,
  /** Days after which an unconfirmed newsletter subscription is deleted. */
  unconfirmedSubscriptionDays: 30,
  resetMinutes: 60,
  /** This many failed logins within this many minutes freeze an email address. */
  freezeFailures: 10,
  freezeMinutes: 15,
  /** Days that a member keeps access after a missed payment. */
  pastDueDays: 14,
  /** Days for which a paid membership continues after its period, because the provider may report the renewal late. */
  renewalDays: 3,
  /** For this many days after the first payment, the last payment is refunded on request. */
  refundDays: 30,
  /** Days after which a checkout that nobody paid is deleted. */
  unpaidCheckoutDays: 30,
  cancelReasonMax: 500,
  /** How many days before an annual renewal the owner gets an email. */
  renewalNoticeDays: 7,
  /** The maximum position in an episode whose duration is not known, in seconds: a week. */
  listeningSeconds: 604_800,
  /** The number of episodes in 'Continue listening'. */
  shownListened: 12,
  /** The maximum number of people who can use a group code. */
  seats: 10_000,
  /** Characters. The audit log records only the length of longer texts. */
  recordedText: 200,
  /** Days after which the freeze of an email address without an account is deleted. */
  frozenEmailDays: 90,
  /** The maximum length of the reason that an admin gives for granting a membership. */
  compReasonMax: 200,
  /** The maximum number of sign-ins, and of emails, in a user's history. */
  shownHistory: 50,
  /** Private feeds of a user, and characters of a feed's name. */
  feedsOfUser: 10,
  feedNameMax: 60,
  /**
   * A private feed seems to be shared if, on this many of the last seven days, it was used from more than
   * `networksOfPerson` networks or with more than `appsOfPerson` apps.
   */
  sharedFeedDays: 3,
  networksOfPerson: 15,
  appsOfPerson: 10,
  /** Days from the email about a shared feed to the feed's rotation. */
  feedWarningDays: 7,
  /** Days after which that email no longer counts. The owner then gets a new one before the feed is rotated. */
  feedWarningExpiryDays: 30,
  /** Days after which the uses of a private feed are deleted. */
  feedUseDays: 30,
  /**
   * For the site's texts that admins edit: the maximum number of characters in a line and in a text, and the maximum
   * number of items in a list.
   */
  siteLineMax: 300,
  siteTextMax: 5000,
  siteListMax: 60,
  languageMax: 20,
  /**
   * Days for which the site stores sign-ins, the record of emails sent to an account, and the names of accounts that an
   * admin deleted.
   */
  historyDays: 90,
  /** The maximum size of an imported feed, in bytes. */
  feedBytes: 50 * 1024 * 1024,
  /** The maximum number of items in an imported feed, and in the report of an import. */
  feedItems: 20_000,
  reportedItems: 5000,
  /** The number of imports that the dashboard lists. */
  shownImports: 10,
} as const;
