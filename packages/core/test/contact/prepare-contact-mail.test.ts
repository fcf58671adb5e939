import { contactInput } from '@longreturn/contract/contact';
import { contactMessages } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { submitContact as submitContactUseCase } from '../../src/contact/submit-contact.ts';
import { prepareMail } from '../../src/mail/mail-kinds.ts';
import { buildClient, createTestDeps, throughSchema } from '../../src/testing/testing.ts';

const submitContact = throughSchema(contactInput, submitContactUseCase);

const { deps, mails, close } = await createTestDeps();
afterAll(close);

const EMAIL = 'ada@example.com';
const MESSAGE = 'In minute 40 the dose\nis off by ten.';

/** Submits the form, and returns the prepared emails to the team and to the sender. */
async function submitAndPrepare(input: Parameters<typeof submitContact>[2]) {
  mails.length = 0;
  await submitContact(deps, buildClient(), input);
  return Promise.all(mails.map((job) => prepareMail(deps, job)));
}

test('the team gets a message’s fields with their labels; the sender gets no text from the form', async () => {
  const [notice, received] = await submitAndPrepare({
    type: 'general',
    name: 'Ada Lovelace',
    email: EMAIL,
    contactType: 'collaboration',
    subject: 'An error in episode 12',
    message: MESSAGE,
  });
  expect(notice).toEqual({
    to: 'desk@example.org',
    replyTo: EMAIL,
    content: {
      kind: 'contact-notice',
      about: 'An error in episode 12',
      from: { name: 'Ada Lovelace', email: EMAIL },
      fields: [
        { label: 'Name', text: 'Ada Lovelace' },
        { label: 'Email', text: EMAIL },
        { label: 'What is this about?', text: 'Collaboration' },
        { label: 'Subject', text: 'An error in episode 12' },
        { label: 'Message', text: MESSAGE },
      ],
    },
  });
  expect(received).toEqual({ to: EMAIL, content: { kind: 'contact-received', contactType: 'collaboration' } });
});

test('the team gets an application’s filled fields in form order; the sender gets no text from the form', async () => {
  const [notice, received] = await submitAndPrepare({
    previousMedia: 'A talk at Yale',
    website: '',
    bio: 'I wrote the first compiler. I still hand out wires that are one nanosecond long.',
    topics: 'What a nanosecond costs',
    expertise: 'Compilers and how they fail',
    organization: 'US Navy',
    title: 'Rear Admiral',
    email: EMAIL,
    name: 'Grace Hopper',
    type: 'guest',
  });
  const about = 'Guest application: Grace Hopper, US Navy';
  expect(notice?.content).toMatchObject({ about, from: { name: 'Grace Hopper', email: EMAIL } });
  expect(notice?.content).toHaveProperty('fields', [
    { label: 'Name', text: 'Grace Hopper' },
    { label: 'Email', text: EMAIL },
    { label: 'Professional Title', text: 'Rear Admiral' },
    { label: 'Organization', text: 'US Navy' },
    { label: 'Expertise', text: 'Compilers and how they fail' },
    { label: 'Suggested Topics', text: 'What a nanosecond costs' },
    { label: 'Brief Bio', text: 'I wrote the first compiler. I still hand out wires that are one nanosecond long.' },
    { label: 'Previous Media', text: 'A talk at Yale' },
  ]);
  expect(received).toEqual({ to: EMAIL, content: { kind: 'contact-received', contactType: 'guest' } });
});

test('the name and subject in an email contain nothing that could break a header', async () => {
  const [notice] = await submitAndPrepare({
    type: 'general',
    name: 'Ada\r\nBcc: eve@evil.example',
    email: EMAIL,
    contactType: 'general',
    subject: 'A subject\u2028with\u000bbreaks\u0085in \u202eit',
    message: MESSAGE,
  });
  expect(notice?.content).toMatchObject({
    about: 'A subject with breaks in it',
    from: { name: 'Ada Bcc: eve@evil.example' },
  });
});

test('no email is sent for a deleted message', async () => {
  mails.length = 0;
  const input = { type: 'general', name: 'Ada', email: EMAIL, contactType: 'general', subject: 'Hello' } as const;
  await submitContact(deps, buildClient(), { ...input, message: MESSAGE });
  await deps.db.delete(contactMessages).where(eq(contactMessages.email, EMAIL));
  expect(mails).toHaveLength(2);
  for (const job of mails) expect(await prepareMail(deps, job)).toBeUndefined();
});
