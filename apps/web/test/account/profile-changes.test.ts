import { expect, test } from 'vitest';
import { profileChanges } from '../../src/features/account/profile-form.tsx';

test.each([
  { wasOn: true, isOn: true, sent: undefined },
  { wasOn: false, isOn: false, sent: undefined },
  { wasOn: false, isOn: true, sent: true },
  { wasOn: true, isOn: false, sent: false },
])('of a newsletter switch that was $wasOn and is $isOn, $sent is sent', ({ wasOn, isOn, sent }) => {
  const values = { name: 'Ada King', phoneNumber: null, bio: null };
  expect(profileChanges({ ...values, newsletterOptIn: isOn }, { wasOn })).toEqual({ ...values, newsletterOptIn: sent });
});
