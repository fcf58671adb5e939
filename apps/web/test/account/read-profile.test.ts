import { updateProfileInput } from '@longreturn/contract/account-input';
import { expect, test } from 'vitest';
import { readProfile } from '../../src/features/account/read-profile.ts';

test.each([
  { wasOn: true, isOn: true, told: undefined },
  { wasOn: false, isOn: false, told: undefined },
  { wasOn: false, isOn: true, told: true },
  { wasOn: true, isOn: false, told: false },
])('a switch that was $wasOn and is $isOn tells $told', ({ wasOn, isOn, told }) => {
  const fields = new FormData();
  fields.set('name', 'Ada King');
  if (isOn) fields.set('newsletterOptIn', 'on');
  const sent = updateProfileInput.parse(readProfile(fields, { wasOn }));
  expect(sent).toEqual({ name: 'Ada King', phoneNumber: null, bio: null, newsletterOptIn: told });
});
