import { expect, test } from 'vitest';
import { profileChanges } from '../../src/features/account/profile-form.tsx';

test.each([
  { wasOn: true, isOn: true, sent: undefined },
  { wasOn: false, isOn: false, sent: undefined },
  { wasOn: false, isOn: true, sent: true },
  { wasOn: true, isOn: false, sent: false },
])('if the newsletter switch was $wasOn and is $isOn, the form sends $sent', ({ wasOn, isOn, sent }) => {
  const values = { name: 'Ada King', phoneNumber: null, bio: null };
  expect(profileChanges({ ...values, newsletterOptIn: isOn }, { wasOn })).toEqual({ ...values, newsletterOptIn: sent });
});
