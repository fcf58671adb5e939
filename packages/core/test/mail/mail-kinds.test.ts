import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { MAIL_KINDS, mailJobSchema } from '../../src/mail/mail-kinds.ts';

const [userId, messageId, subscriberId, issueId] = Array.from({ length: 4 }, () => randomUUID());

/** Jobs that earlier versions of the site queued. A newer version may send their emails up to two weeks later. */
const STORED = [
  { kind: 'confirm-address', userId },
  { kind: 'reset-password', userId },
  { kind: 'account-frozen', userId },
  { kind: 'password-changed', userId },
  { kind: 'sign-in-method-added', userId, provider: 'apple' },
  { kind: 'contact-received', messageId },
  { kind: 'contact-notice', messageId },
  { kind: 'contact-reply', replyId: messageId },
  { kind: 'newsletter-confirm', subscriberId },
  { kind: 'newsletter-welcome', subscriberId },
  { kind: 'newsletter-goodbye', subscriberId },
  { kind: 'newsletter-issue', subscriberId, issueId },
  { kind: 'newsletter-trial', userId, issueId },
  { kind: 'mail-test', userId },
  { kind: 'membership', userId, subscriptionId: messageId, news: 'payment_failed' },
  { kind: 'gift-bought', giftId: messageId },
  { kind: 'reconciliation', userId, reportId: messageId },
  { kind: 'private-feed', userId, feedId: messageId, news: 'shared' },
  { kind: 'private-feed', userId, news: 'rotated' },
  { kind: 'question-answered', userId, questionId: messageId },
];

test.each(STORED)('a queued email of kind $kind can be sent after an update of the site', (job) => {
  expect(mailJobSchema.parse(job)).toEqual(job);
});

test('no two kinds of emails have the same name', () => {
  const names = MAIL_KINDS.map(({ kind }) => kind);
  expect(new Set(names).size).toBe(names.length);
});

test.each([
  ['of an unknown kind', { kind: 'greeting', userId }],
  ['without the user’s ID', { kind: 'reset-password' }],
  ['with an email address instead of the user’s ID', { kind: 'reset-password', userId: 'ada@example.com' }],
])('a job %s is rejected', (_what, job) => {
  expect(mailJobSchema.safeParse(job).success).toBe(false);
});
