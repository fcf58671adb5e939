import { CONTACT_TYPES } from '@longreturn/contract/contact';
import { LIMITS } from '@longreturn/contract/limits';
import { expect, test } from 'vitest';
import { contactSearch } from '../../src/features/contact/contact-search.ts';

test('the general form is the default tab, so URLs don’t contain it', () => {
  expect(contactSearch({ tab: 'contact' })).toEqual({});
  expect(contactSearch({ tab: 'guest' })).toEqual({ tab: 'guest' });
});

test.each(CONTACT_TYPES)('a link can select the contact type %s', (contactType) => {
  expect(contactSearch({ contactType })).toEqual({ contactType });
});

test('unknown values are left out', () => {
  const unknown = { tab: 'admin', contactType: 'constructor', subject: '', message: ['x'], name: 'Ada', next: '/' };
  expect(contactSearch(unknown)).toEqual({});
});

test('a subject is reduced to one line, and subject and message are truncated to the form’s limits', () => {
  expect(contactSearch({ subject: 'Speaking:\r\nBcc: x' }).subject).toBe('Speaking: Bcc: x');
  expect(contactSearch({ subject: 'a'.repeat(9999) }).subject).toHaveLength(LIMITS.contactLineMax);
  expect(contactSearch({ message: 'a'.repeat(9999) }).message).toHaveLength(LIMITS.contactTextMax);
});
