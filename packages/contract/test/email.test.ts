import { describe, expect, it } from 'vitest';
import { emailSchema, registerForm } from '../src/account-input.ts';
import { contactMessageInput } from '../src/contact.ts';
import { subscribeInput } from '../src/newsletter.ts';

const TEXT = 'Please enter a valid email address';

/** Returns the validation message for an email address, or undefined if it's valid. */
const validationMessage = (email: unknown) => emailSchema.safeParse(email).error?.issues[0]?.message;

describe('an email address', () => {
  it.each([
    ['a full-width letter', '\uff56ictim@example.com'],
    ['a ligature', 'o\ufb03ce@example.com'],
    ['a full-width domain', 'victim@\uff45xample.com'],
    ['a full-width dot', 'victim@example\uff0ecom'],
    ['a superscript', 'victim\u00b2@example.com'],
    ['a long s', 'victim\u017f@example.com'],
    ['no dot in the domain', 'nora@gmail'],
    ['no dot in the domain', 'admin@localhost'],
    ['an empty part of the domain', 'nora@gmail..com'],
    ['a dot at the start of the domain', 'nora@.com'],
    ['no top-level domain after the dot', 'nora@gmail.'],
    ['a dot after the top-level domain', 'nora@gmail.com.'],
    ['no domain', 'nora@'],
    ['two at signs', 'nora@gmail@example.com'],
  ])('is rejected if it has %s: %s', (_why, email) => {
    expect(validationMessage(email)).toBe(TEXT);
  });

  it.each([
    'nora@gmail.com',
    'Nora.H+news@mail.example.co.uk',
    'ren\u00e9e@example.com', // composed
    'rene\u0301e@example.com', // decomposed
    'nora@b\u00fccher.example',
    '\u82b1@\u4f8b\u3048.\u30c6\u30b9\u30c8',
    "o'neil_{x}@example.org",
    'a@b.c',
  ])('is valid: %s', (email) => {
    expect(validationMessage(email)).toBeUndefined();
  });

  it('is rejected quickly if it is extremely long', () => {
    const hostile = `a@${'a.'.repeat(200_000)}`;
    expect(validationMessage(hostile)).toBe(TEXT);
    expect(validationMessage(`a@${'a'.repeat(400_000)}`)).toBe(TEXT);
  });

  it('gets the same message in the registration, contact and newsletter forms if it is invalid', () => {
    const form = { email: 'nora@gmail', name: 'Nora', type: 'general' };
    for (const schema of [registerForm, contactMessageInput, subscribeInput]) {
      const issue = schema.safeParse(form).error?.issues.find(({ path }) => path[0] === 'email');
      expect(issue?.message).toBe(TEXT);
    }
  });
});
