import * as schema from '@longreturn/db/schema';
import { PRIVACY } from '@longreturn/site/legal/privacy';
import { getTableColumns } from 'drizzle-orm';
import { expect, test } from 'vitest';

interface Told {
  /** The row of the retention table that covers this database table. */
  kept: string;
  /** The phrase that covers each column. */
  columns: Record<string, string>;
}

/** Not personal data: a number, a code or a time that only the site reads. */
const INNER = '';
const NOBODY = { kept: INNER };

const ACCOUNT = 'Account, profile, picture, link to Google or Apple';
const TOLD: Record<keyof typeof schema, Told | typeof NOBODY> = {
  articles: NOBODY,
  articleOldSlugs: NOBODY,
  articleTopics: NOBODY,
  contentVersion: NOBODY,
  episodes: NOBODY,
  episodeOldSlugs: NOBODY,
  episodeTopics: NOBODY,
  mediaItems: NOBODY,
  newsletterIssues: NOBODY,
  siteSecrets: NOBODY,
  topics: NOBODY,
  users: {
    kept: ACCOUNT,
    columns: {
      id: INNER,
      email: 'your email address',
      emailKey: 'your email address',
      name: 'your name',
      baseRole: 'your role on the site',
      emailConfirmedAt: 'whether it was confirmed',
      wantsNewsletter: 'whether you want the newsletter once your email address is confirmed',
      passwordHash: 'argon2id hash',
      passwordChangedAt: 'the time you set it',
      phoneNumber: 'A phone number',
      bio: 'a short bio',
      lastLogin: 'last used to sign in',
      frozenAt: 'frozen',
      createdAt: 'when the account was created',
      updatedAt: 'last changed',
      searchText: INNER,
    },
  },
  avatars: {
    kept: ACCOUNT,
    columns: { userId: INNER, version: 'Its URL is hard to guess', webp: 'your picture', updatedAt: INNER },
  },
  identities: {
    kept: ACCOUNT,
    columns: {
      provider: 'If you sign in with Google or Apple',
      subject: 'your user ID there',
      userId: INNER,
      createdAt: 'the time you first signed in that way',
    },
  },
  sessions: {
    kept: 'Signed-in browsers',
    columns: {
      id: 'a hash of its cookie',
      publicId: INNER,
      userId: INNER,
      device: 'a description such as',
      createdAt: 'when it signed in',
      lastUsedAt: 'when it was last used',
      expiresAt: INNER,
    },
  },
  mailedTokens: {
    kept: 'Links in our account emails, as hashes',
    columns: { hash: 'as hashes', purpose: INNER, userId: INNER, createdAt: INNER, expiresAt: INNER },
  },
  failedLogins: {
    kept: 'Wrong passwords and counts of attempts',
    columns: {
      addressHash: 'a one-way hash of the email address',
      times: 'We record each wrong password attempt with its time',
      lastAt: INNER,
      frozenAt: 'freeze password sign-in for the email address',
    },
  },
  rateWindows: {
    kept: 'Wrong passwords and counts of attempts',
    columns: {
      key: 'by IP address, by account and by a one-way hash',
      tries: 'limit the number of attempts',
      endsAt: INNER,
    },
  },
  notifications: {
    kept: 'The alert about a frozen account, with the last IP address',
    columns: {
      id: INNER,
      userId: INNER,
      reason: 'we freeze the account',
      lastFailedLoginIp: 'show the IP address of the last attempt to our admins',
      createdAt: INNER,
      settledAt: INNER,
    },
  },
  entitlements: {
    kept: ACCOUNT,
    columns: {
      id: INNER,
      userId: INNER,
      source: 'the status of your membership',
      state: 'the status of your membership',
      from: 'when your access starts and ends',
      paidThrough: 'when your access starts and ends',
      endedAt: 'when your access starts and ends',
      grantedBy: 'who gave it and why',
      reason: 'who gave it and why',
      createdAt: INNER,
      updatedAt: INNER,
    },
  },
  activity: {
    kept: 'The admins’ activity log',
    columns: {
      id: INNER,
      actor: 'who did it',
      actorId: 'who did it',
      action: 'activity log',
      targetType: INNER,
      targetId: INNER,
      targetTitle: 'with your name when your account is created, frozen, unfrozen',
      change: 'the old and the new role',
      userId: INNER,
      oldTitle: 'activity log',
      oldDescription: 'with your name when your account is created, frozen, unfrozen',
      timestamp: INNER,
    },
  },
  contactMessages: {
    kept: 'Messages and guest applications',
    columns: {
      id: INNER,
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
      searchText: INNER,
    },
  },
  subscribers: {
    kept: 'A newsletter subscription that was not confirmed',
    columns: {
      id: INNER,
      email: 'We store the email address',
      emailKey: 'We store the email address',
      name: 'your name if we have it',
      status: 'we store the email address as unsubscribed',
      source: 'where on the site you subscribed',
      tags: 'the tags we use to sort the list',
      editions: 'which editions you chose',
      consentedAt: 'when you last requested it',
      consentIp: 'from which IP address',
      confirmedAt: 'when you confirmed',
      endedAt: 'when the subscription ended',
      endedAs: 'earlier status if the subscription had ended before',
      subscribedAt: 'when you confirmed',
      updatedAt: INNER,
    },
  },
};

const blocks = PRIVACY.sections.flatMap((section) => section.blocks);
const rows = blocks.flatMap((block) => (typeof block === 'object' && 'table' in block ? block.table.rows : []));
const said = blocks.filter((block) => typeof block === 'string').join('\n') + rows.flat().join('\n');

test.each(Object.entries(schema))(
  'the privacy policy says which personal data %s contains, and for how long',
  (name, table) => {
    const told = TOLD[name as keyof typeof schema]; // the keys of the module
    if (told === NOBODY) return;
    expect(rows.map(([what]) => what)).toContainEqual(expect.stringContaining(told.kept));
    const columns = 'columns' in told ? told.columns : {};
    expect(Object.keys(columns)).toEqual(Object.keys(getTableColumns(table)));
    for (const words of Object.values(columns)) expect(said).toContain(words);
  },
);
