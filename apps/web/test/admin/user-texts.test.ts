import { MAIL_KINDS } from '@longreturn/core/mail/mail-kinds';
import { expect, test } from 'vitest';
import { mailTitle } from '../../src/features/admin/mail-title.ts';
import {
  cancelQuestion,
  membershipState,
  newsletterText,
  refundQuestion,
  signInText,
} from '../../src/features/admin/users/user-texts.ts';

const NOW = '2026-11-22T12:00:00.000Z';
const PAST = '2026-11-01T00:00:00.000Z';

test.each([
  [{ state: 'active', from: PAST, isActive: true }, 'Active'],
  [{ state: 'cancelling', from: PAST, isActive: true }, 'Cancelled'],
  [{ state: 'past_due', from: PAST, isActive: true }, 'Payment overdue'],
  [{ state: 'ended', from: PAST, isActive: false }, 'Ended'],
  [{ state: 'active', from: PAST, isActive: false }, 'Expired'],
  [{ state: 'active', from: '2026-12-01T00:00:00.000Z', isActive: false }, 'Not started'],
] as const)('the membership %j is shown as “%s”', (membership, text) => {
  expect(membershipState(membership, NOW).text).toBe(text);
});

test('the ways to sign in are listed, starting with the password', () => {
  expect(signInText({ passwordChangedAt: PAST, identities: ['google'] })).toBe('Password, Google');
  expect(signInText({ passwordChangedAt: null, identities: ['apple'] })).toBe('Apple');
  expect(signInText({ passwordChangedAt: null, identities: [] })).toBe('Nothing yet');
});

test('the state of the newsletter subscription is shown as text', () => {
  expect(newsletterText(null)).toBe('Not subscribed');
  expect(newsletterText({ status: 'active' })).toBe('Subscribed');
  expect(newsletterText({ status: 'pending' })).toBe('Not confirmed yet');
});

test('every kind of email has a title; an unknown kind is shown as it is stored', () => {
  expect(mailTitle('confirm-address')).toBe('Confirm the email address');
  expect(MAIL_KINDS.filter(({ kind }) => mailTitle(kind) === kind)).toEqual([]);
  expect(mailTitle('an-older-kind')).toBe('an-older-kind');
});

test('the dialog for a cancellation says when access ends, and the dialog for a refund says the amount', () => {
  const charged = { provider: 'paypal', state: 'active', paidThrough: NOW } as const;
  const lastPayment = { at: PAST, amountCents: 1625 };
  const text = (state: 'active' | 'past_due') => cancelQuestion({ ...charged, state, lastPayment }).text;
  expect(text('active')).toBe('It will be cancelled at PayPal. Access continues until 22 Nov 2026.');
  expect(text('past_due')).toBe('It will be cancelled at PayPal. Its last payment failed, so access ends now.');
  expect(refundQuestion({ ...charged, lastPayment }).text).toContain('$16.25 is refunded');
});
