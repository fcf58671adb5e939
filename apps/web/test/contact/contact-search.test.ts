import { CONTACT_TYPES } from '@longreturn/contract/contact';
import { LIMITS } from '@longreturn/contract/limits';
import { expect, test } from 'vitest';
import { contactSearch } from '../../src/features/contact/contact-search.ts';

/** An address's query holds any text. */
const read = (query: Record<string, unknown>) => contactSearch(query as Parameters<typeof contactSearch>[0]);

test('the general form is the default, so it stands in no address', () => {
  expect(read({ tab: 'contact' })).toEqual({});
  expect(read({ tab: 'guest' })).toEqual({ tab: 'guest' });
});

test.each(CONTACT_TYPES)('a link can say that it is about %s', (contactType) => {
  expect(read({ contactType })).toEqual({ contactType });
});

test('what is unknown is not there', () => {
  const unknown = { tab: 'admin', contactType: 'constructor', subject: '', message: ['x'], name: 'Ada', next: '/' };
  expect(read(unknown)).toEqual({});
});

test('a subject is one line, and neither it nor a message is longer than what can be sent', () => {
  expect(read({ subject: 'Speaking:\r\nBcc: x' }).subject).toBe('Speaking: Bcc: x');
  expect(read({ subject: 'a'.repeat(9999) }).subject).toHaveLength(LIMITS.contactLineMax);
  expect(read({ message: 'a'.repeat(9999) }).message).toHaveLength(LIMITS.contactTextMax);
});
