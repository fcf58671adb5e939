import * as schema from '@longreturn/db/schema';
import { PRIVACY } from '@longreturn/site/legal/privacy';
import { getTableColumns } from 'drizzle-orm';
import { expect, test } from 'vitest';

interface Coverage {
  /** The row of the retention table that covers this database table. */
  kept: string;
  /** The phrase that covers each column. */
  columns: Record<string, string>;
}

/** Not personal data: a number, a code or a time that only the site reads. */
const INTERNAL = '';
const NOT_PERSONAL = { kept: INTERNAL };

const ACCOUNT = 'Account, profile, picture, link to Google or Apple';
const COVERAGE: Record<keyof typeof schema, Coverage | typeof NOT_PERSONAL> = {
  articles: NOT_PERSONAL,
  articleOldSlugs: NOT_PERSONAL,
  articleTopics: NOT_PERSONAL,
  contentVersion: NOT_PERSONAL,
  episodes: NOT_PERSONAL,
  episodeOldSlugs: NOT_PERSONAL,
  episodeTopics: NOT_PERSONAL,
  mediaItems: NOT_PERSONAL,
  newsletterIssues: NOT_PERSONAL,
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
      wantsNewsletter: 'whether you want the newsletter while the address waits to be confirmed',
      passwordHash: 'argon2id hash',
      passwordChangedAt: 'with the time when it was set',
      phoneNumber: 'A telephone number',
      bio: 'a few lines about yourself',
      lastLogin: 'last signed in to',
      frozenAt: 'frozen',
      createdAt: 'when the account was opened',
      updatedAt: 'last changed',
      searchText: INTERNAL,
    },
  },
  avatars: {
    kept: ACCOUNT,
    columns: {
      userId: INTERNAL,
      version: 'an address that is hard to guess',
      webp: 'Your picture',
      updatedAt: INTERNAL,
    },
  },
  identities: {
    kept: ACCOUNT,
    columns: {
      provider: 'If you sign in with Google or Apple',
      subject: 'the number by which they know you here',
      userId: INTERNAL,
      createdAt: 'when you first came that way',
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
  mailedTokens: {
    kept: 'Links in our mails to accounts, as hashes',
    columns: { hash: 'as hashes', purpose: INTERNAL, userId: INTERNAL, createdAt: INTERNAL, expiresAt: INTERNAL },
  },
  failedLogins: {
    kept: 'Wrong passwords and counts of attempts',
    columns: {
      addressHash: 'a one-way code of the email address',
      times: 'A wrong password is noted with its time',
      lastAt: INTERNAL,
      frozenAt: 'freeze password sign-in for the address',
    },
  },
  rateWindows: {
    kept: 'Wrong passwords and counts of attempts',
    columns: { key: 'by network address, by account and by a one-way code', tries: 'count attempts', endsAt: INTERNAL },
  },
  notifications: {
    kept: 'The alert about a frozen account, with its last address',
    columns: {
      id: INTERNAL,
      userId: INTERNAL,
      reason: 'the account is frozen',
      lastFailedLoginIp: 'the network (IP) address of the last attempt is shown to our administrators',
      createdAt: INTERNAL,
      settledAt: INTERNAL,
    },
  },
  entitlements: {
    kept: ACCOUNT,
    columns: {
      id: INTERNAL,
      userId: INTERNAL,
      source: 'how your membership stands',
      state: 'how your membership stands',
      from: 'from when and until when you have access',
      paidThrough: 'from when and until when you have access',
      endedAt: 'from when and until when you have access',
      grantedBy: 'who gave it and why',
      reason: 'who gave it and why',
      createdAt: INTERNAL,
      updatedAt: INTERNAL,
    },
  },
  activity: {
    kept: 'The administrators’ list of events',
    columns: {
      id: INTERNAL,
      actor: 'who did it',
      actorId: 'who did it',
      action: 'list of events',
      targetType: INTERNAL,
      targetId: INTERNAL,
      targetTitle: 'with your name when your account is opened, frozen, unfrozen',
      change: 'the old and the new role',
      userId: INTERNAL,
      oldTitle: 'list of events',
      oldDescription: 'with your name when your account is opened, frozen, unfrozen',
      timestamp: INTERNAL,
    },
  },
  contactMessages: {
    kept: 'Messages and guest applications',
    columns: {
      id: INTERNAL,
      type: 'the contact form or the guest application',
      contactType: 'What you enter',
      name: 'What you enter',
      email: 'What you enter',
      subject: 'What you enter',
      message: 'What you enter',
      application: 'What you enter',
      status: 'whether it was answered',
      ip: 'the network (IP) address it came from',
      createdAt: 'stored with its time',
      searchText: INTERNAL,
    },
  },
  subscribers: {
    kept: 'A newsletter that was asked for and not confirmed',
    columns: {
      id: INTERNAL,
      email: 'We record the address',
      emailKey: 'We record the address',
      name: 'your name if we have it',
      status: 'stays on record as unsubscribed',
      source: 'where on the site you asked',
      tags: 'the labels that we sort the list by',
      editions: 'which kinds of issue you chose',
      consentedAt: 'when you last asked',
      consentIp: 'from which network (IP) address',
      confirmedAt: 'when you confirmed',
      endedAt: 'when it ended',
      endedAs: 'as before if it had ended',
      subscribedAt: 'when you confirmed',
      updatedAt: INTERNAL,
    },
  },
};

const blocks = PRIVACY.sections.flatMap((section) => section.blocks);
const rows = blocks.flatMap((block) => (typeof block === 'object' && 'table' in block ? block.table.rows : []));
const said = blocks.filter((block) => typeof block === 'string').join('\n') + rows.flat().join('\n');

test.each(Object.entries(schema))(
  'the privacy policy says which personal data %s contains, and for how long',
  (name, table) => {
    const coverage = COVERAGE[name as keyof typeof schema]; // the keys of the module
    if (coverage === NOT_PERSONAL) return;
    expect(rows.map(([what]) => what)).toContainEqual(expect.stringContaining(coverage.kept));
    const columns = 'columns' in coverage ? coverage.columns : {};
    expect(Object.keys(columns)).toEqual(Object.keys(getTableColumns(table)));
    for (const words of Object.values(columns)) expect(said).toContain(words);
  },
);
