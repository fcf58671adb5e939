import { expect, test } from 'vitest';
import { savedToast } from '../../src/features/account/profile-form.tsx';

const SAVED = { title: 'Profile updated', tone: 'good' };

test('turning on the newsletter asks the user to confirm an unconfirmed email address first', () => {
  const toast = savedToast({ email: 'ada@example.org', emailConfirmed: false }, { turnedOn: true });
  expect(toast).toMatchObject({ title: 'Confirm your email first', tone: 'good' });
  expect(toast.message).toContain('ada@example.org');
});

test('in all other cases, the toast says that the profile was updated', () => {
  expect(savedToast({ email: 'ada@example.org', emailConfirmed: true }, { turnedOn: true })).toEqual(SAVED);
  expect(savedToast({ email: 'ada@example.org', emailConfirmed: false }, { turnedOn: false })).toEqual(SAVED);
});
