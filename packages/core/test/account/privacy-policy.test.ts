import * as schema from '@longreturn/db/schema';
import { PRIVACY } from '@longreturn/site/legal/privacy';
import { getTableColumns } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { LISTENING_COVERAGE } from './listening-coverage.ts';
import { PAYMENT_COVERAGE } from './payment-coverage.ts';

interface Coverage {
  /** The row of the policy's retention table that covers this database table. */
  kept: string;
  /** The phrase of the policy that covers each column. */
  columns: Record<string, string>;
}

/** Marks a column without personal data: a number, a code or a time that only the site reads. */
const INTERNAL = '';
const NOT_PERSONAL = { kept: INTERNAL };

const ACCOUNT = 'Account, profile, picture, link to Google or Apple';
const HISTORY = 'Sign-ins, and the record of emails sent to your account';
const SAVED = 'Who saved an article, a file or a setting';
const COVERAGE: Record<keyof typeof schema, Coverage | typeof NOT_PERSONAL> = {
  articles: NOT_PERSONAL,
  articleOldSlugs: NOT_PERSONAL,
  articleTopics: NOT_PERSONAL,
  contentVersion: NOT_PERSONAL,
  episodes: NOT_PERSONAL,
  episodeOldSlugs: NOT_PERSONAL,
  episodeTopics: NOT_PERSONAL,
  itemReads: NOT_PERSONAL,
  downloads: NOT_PERSONAL,
  episodePersons: NOT_PERSONAL,
  importedItems: NOT_PERSONAL,
  mediaUses: NOT_PERSONAL,
  mediaItems: NOT_PERSONAL,
  newsletterIssues: NOT_PERSONAL,
  deletedDigests: NOT_PERSONAL,
  siteSecrets: NOT_PERSONAL,
  topics: NOT_PERSONAL,
  users: {
    kept: ACCOUNT,
    columns: {
      id: INTERNAL,
      email: 'your email address',
      emailKey: 'your email address',
      name: 'your name',
      baseRole: 'your role on the site',
      emailConfirmedAt: 'whether it was confirmed',
      wantsNewsletter: 'whether you want the newsletter, which starts when you confirm your email address',
      passwordHash: 'argon2id hash',
      passwordChangedAt: 'the time you set it',
      phoneNumber: 'A phone number',
      bio: 'a short bio',
      lastLogin: 'last used to sign in',
      frozenAt: 'frozen',
      createdAt: 'when the account was created',
      updatedAt: 'last changed',
      searchText: INTERNAL,
    },
  },
  avatars: {
    kept: ACCOUNT,
    columns: { userId: INTERNAL, version: 'Its URL is hard to guess', webp: 'your picture', updatedAt: INTERNAL },
  },
  identities: {
    kept: ACCOUNT,
    columns: {
      provider: 'If you sign in with Google or Apple',
      subject: 'your user ID there',
      userId: INTERNAL,
      createdAt: 'the time you first signed in that way',
    },
  },
  sessions: {
    kept: 'Signed-in browsers',
    columns: {
      id: 'a hash of its cookie',
      publicId: INTERNAL,
      userId: INTERNAL,
      device: 'a description such as',
      createdAt: 'when it signed in',
      lastUsedAt: 'when it was last used',
      expiresAt: INTERNAL,
    },
  },
  signIns: {
    kept: HISTORY,
    columns: {
      id: INTERNAL,
      userId: INTERNAL,
      method: 'the method (password, Google or Apple)',
      ip: 'For each sign-in we store the time, the method (password, Google or Apple), the IP address',
      device: 'a description of the browser',
      at: 'For each sign-in we store the time',
    },
  },
  sentMails: {
    kept: HISTORY,
    columns: {
      id: INTERNAL,
      userId: INTERNAL,
      kind: 'we store its kind',
      outcome: 'whether it was delivered',
      reason: 'whether it was delivered',
      at: 'when we sent it',
    },
  },
  articleRevisions: {
    kept: SAVED,
    columns: {
      id: INTERNAL,
      articleId: INTERNAL,
      title: INTERNAL,
      excerpt: INTERNAL,
      bodyRichtext: INTERNAL,
      topics: INTERNAL,
      savedBy: 'Each saved version of an article',
      savedAt: INTERNAL,
    },
  },
  mediaFiles: {
    kept: SAVED,
    columns: {
      id: INTERNAL,
      type: INTERNAL,
      name: INTERNAL,
      contentType: INTERNAL,
      bytes: INTERNAL,
      width: INTERNAL,
      height: INTERNAL,
      altText: INTERNAL,
      objectKey: INTERNAL,
      variants: INTERNAL,
      uploadedBy: 'each uploaded file',
      createdAt: INTERNAL,
      updatedAt: INTERNAL,
      readyAt: INTERNAL,
      searchText: INTERNAL,
    },
  },
  siteSettings: {
    kept: SAVED,
    columns: {
      part: INTERNAL,
      value: INTERNAL,
      updatedBy: 'each changed setting of the site records the editor or admin who saved it',
      updatedAt: INTERNAL,
    },
  },
  contactReplies: {
    kept: 'Messages and guest applications',
    columns: {
      id: INTERNAL,
      messageId: INTERNAL,
      authorId: 'the people on our team who reply',
      text: 'we store the reply with your message',
      createdAt: INTERNAL,
      sentAt: 'whether we have replied',
    },
  },
  issueDeliveries: {
    kept: 'Newsletter',
    columns: {
      issueId: 'For each issue we store whether we sent it to you',
      subscriberId: INTERNAL,
      state: 'For each issue we store whether we sent it to you',
      updatedAt: INTERNAL,
      unsubscribedAt: 'whether you unsubscribed with one of its links',
    },
  },
  mailedTokens: {
    kept: 'Links in our account emails, as hashes',
    columns: { hash: 'as hashes', purpose: INTERNAL, userId: INTERNAL, createdAt: INTERNAL, expiresAt: INTERNAL },
  },
  failedLogins: {
    kept: 'Records of wrong passwords, and counts of attempts',
    columns: {
      emailHash: 'a one-way hash of the email address',
      times: 'When someone enters a wrong password, we record the time',
      lastAt: INTERNAL,
      frozenAt: 'freeze password sign-in for the email address',
    },
  },
  rateWindows: {
    kept: 'Records of wrong passwords, and counts of attempts',
    columns: {
      key: 'by IP address, by account, by newsletter subscription and by a one-way hash',
      tries: 'limit the number of attempts',
      endsAt: INTERNAL,
    },
  },
  notifications: {
    kept: 'The alert about a frozen account, with the last IP address',
    columns: {
      id: INTERNAL,
      userId: INTERNAL,
      reason: 'we freeze the account',
      lastFailedLoginIp: 'show the IP address of the last attempt to our admins',
      createdAt: INTERNAL,
      settledAt: INTERNAL,
    },
  },
  entitlements: {
    kept: ACCOUNT,
    columns: {
      id: INTERNAL,
      userId: INTERNAL,
      source: 'the status of your membership',
      state: 'the status of your membership',
      from: 'when your access starts and ends',
      paidThrough: 'when your access starts and ends',
      endedAt: 'when your access starts and ends',
      grantedBy: 'who gave it and why',
      reason: 'who gave it and why',
      groupCodeId: 'we store which code you used',
      createdAt: INTERNAL,
      updatedAt: INTERNAL,
    },
  },
  ...PAYMENT_COVERAGE,
  ...LISTENING_COVERAGE,
  activity: {
    kept: 'The admins’ activity log',
    columns: {
      id: INTERNAL,
      actor: 'who did it',
      actorId: 'who did it',
      action: 'activity log',
      targetType: INTERNAL,
      targetId: INTERNAL,
      targetTitle: 'with your name when your account is created, frozen, unfrozen',
      change: 'the old and the new role',
      userId: INTERNAL,
      oldTitle: 'activity log',
      oldDescription: 'with your name when your account is created, frozen, unfrozen',
      timestamp: INTERNAL,
      searchText: INTERNAL,
    },
  },
  contactMessages: {
    kept: 'Messages and guest applications',
    columns: {
      id: INTERNAL,
      type: 'the contact form or the guest application',
      contactType: 'what you enter',
      name: 'what you enter',
      email: 'what you enter',
      subject: 'what you enter',
      message: 'what you enter',
      application: 'what you enter',
      status: 'whether we have replied',
      ip: 'the IP address it was sent from',
      createdAt: 'with the time',
      searchText: INTERNAL,
    },
  },
  subscribers: {
    kept: 'A newsletter subscription that was not confirmed',
    columns: {
      id: INTERNAL,
      email: 'We store the email address',
      emailKey: 'We store the email address',
      name: 'your name if we have it',
      status: 'we store the email address as unsubscribed',
      source: 'where on the site you subscribed',
      tags: 'the tags we use to sort the list',
      editions: 'which editions you chose',
      consentedAt: 'when you last requested the newsletter',
      consentIp: 'from which IP address',
      confirmedAt: 'when you confirmed',
      endedAt: 'when the subscription ended',
      endedAs: 'set it back to its earlier status',
      subscribedAt: 'when you confirmed',
      updatedAt: INTERNAL,
      searchText: INTERNAL,
    },
  },
};

const blocks = PRIVACY.sections.flatMap((section) => section.blocks);
const rows = blocks.flatMap((block) => (typeof block === 'object' && 'table' in block ? block.table.rows : []));
const said = blocks.filter((block) => typeof block === 'string').join('\n') + rows.flat().join('\n');

test.each(Object.entries(schema))(
  'the privacy policy says which personal data the table %s contains, and how long it is stored',
  (name, table) => {
    const coverage = COVERAGE[name as keyof typeof schema]; // the names are the keys of the module
    if (coverage === NOT_PERSONAL) return;
    expect(rows.map(([what]) => what)).toContainEqual(expect.stringContaining(coverage.kept));
    const columns = 'columns' in coverage ? coverage.columns : {};
    expect(Object.keys(columns)).toEqual(Object.keys(getTableColumns(table)));
    for (const words of Object.values(columns)) expect(said).toContain(words);
  },
);
