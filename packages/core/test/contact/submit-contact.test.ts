import {
  type ContactInput,
  type ContactMessageInput,
  contactInput,
  type GuestApplicationInput,
} from '@longreturn/contract/contact';
import { activity, contactMessages } from '@longreturn/db/schema';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { SYSTEM } from '../../src/actor.ts';
import { listActivity } from '../../src/admin/list-activity.ts';
import { submitContact as submitContactUseCase } from '../../src/contact/submit-contact.ts';
import type { Deps } from '../../src/deps.ts';
import { buildClient, createTestDeps, throughSchema } from '../../src/testing/testing.ts';
import { errorWithCode } from '../account/error-with-code.ts';

const submitContact = throughSchema(contactInput, submitContactUseCase);

const { deps, database, clock, mails, close } = await createTestDeps();
const otherInstance = await createTestDeps(database);
afterAll(close);
beforeEach(() => {
  clock.set('2026-11-15T12:00:00.000Z');
  mails.length = 0;
});

const MESSAGE: ContactMessageInput = {
  type: 'general',
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  contactType: 'press',
  subject: 'An error in episode 12',
  message: 'In minute 40, the dose is wrong by a factor of ten.',
};
const APPLICATION: GuestApplicationInput = {
  type: 'guest',
  name: 'Grace Hopper',
  email: 'grace@example.com',
  title: 'Rear Admiral',
  organization: 'US Navy',
  expertise: 'Compilers and how they fail',
  topics: 'What a nanosecond costs',
  bio: 'I wrote the first compiler. I still hand out wires that are one nanosecond long.',
};

let asked = 0;
/** Returns a message with a unique email address, which no rate limit has counted. */
const uniqueMessage = (given: Partial<ContactMessageInput> = {}) => {
  asked += 1;
  return { ...MESSAGE, email: `sender-${asked}@example.com`, subject: `A question, number ${asked}`, ...given };
};
const submit = (input: ContactInput, client = buildClient(), on: Deps = deps) => submitContact(on, client, input);
const rowsOf = (email: string) => deps.db.select().from(contactMessages).where(eq(contactMessages.email, email));
const listEntries = () => deps.db.select().from(activity).orderBy(desc(activity.id));

describe('a submission', () => {
  test('of a message is acknowledged and stored as new, and queues emails to the team and the sender', async () => {
    const client = buildClient();
    const input = uniqueMessage({ name: '  Ada Lovelace ' });
    expect(await submit(input, client)).toEqual({
      message: 'Thank you for writing to us. We reply within 24 hours.',
    });
    const [row] = await rowsOf(input.email);
    expect(row).toEqual({
      id: expect.any(String),
      type: 'general',
      contactType: 'press',
      name: 'Ada Lovelace',
      email: input.email,
      subject: input.subject,
      message: MESSAGE.message,
      application: null,
      status: 'new',
      ip: client.ip,
      createdAt: clock.now(),
      searchText: expect.any(String),
    });
    expect(mails).toEqual([
      { kind: 'contact-notice', messageId: row?.id },
      { kind: 'contact-received', messageId: row?.id },
    ]);
  });

  test('of an application is acknowledged, and stored with its fields and a subject', async () => {
    const response = await submit({ ...APPLICATION, website: '', socialMedia: '@grace', previousMedia: '' });
    expect(response).toEqual({ message: 'Thank you for your application. We reply within 24 hours.' });
    const [row] = await rowsOf(APPLICATION.email);
    const { title, organization, expertise, topics, bio } = APPLICATION;
    expect(row).toMatchObject({
      type: 'guest',
      contactType: 'guest',
      subject: 'Guest application: Grace Hopper, US Navy',
      message: null,
      application: { title, organization, expertise, topics, bio, socialMedia: '@grace' },
    });
    expect(Object.keys(row?.application ?? {})).toHaveLength(6);
  });

  test('is recorded in the audit log, without personal data', async () => {
    await submit(uniqueMessage());
    await submit({ ...APPLICATION, email: 'audit@example.com' });
    const [second, first] = await listEntries();
    for (const entry of [first, second]) expect(entry).toMatchObject({ actor: 'anonymous', actorId: null, change: {} });
    const [latest, before] = (await listActivity(deps, SYSTEM)).items;
    expect(before).toMatchObject({ title: 'New message', description: 'General Contact' });
    expect(latest).toMatchObject({ title: 'New message', description: 'Guest Application' });
  });

  test('is stored and its emails are queued in one transaction, so neither happens alone', async () => {
    const input = uniqueMessage();
    const before = (await listEntries()).length;
    const jobs: Deps['jobs'] = {
      ...deps.jobs,
      async send(db, name, data) {
        expect(db).not.toBe(deps.db);
        expect(await db.select().from(contactMessages).where(eq(contactMessages.email, input.email))).toHaveLength(1);
        if (JSON.stringify([name, data]).includes('contact-received')) throw new Error('The queue is unavailable');
      },
    };
    await expect(submit(input, buildClient(), { ...deps, jobs })).rejects.toThrow('The queue is unavailable');
    expect(await rowsOf(input.email)).toEqual([]);
    expect(await listEntries()).toHaveLength(before);
  });
});

describe('the validation of the form', () => {
  test.each([
    [{ name: 'A' }, { name: 'Name must be at least 2 characters' }],
    [{ name: ' A ' }, { name: 'Name must be at least 2 characters' }],
    [{ name: '\u202e\u202e' }, { name: 'Name must be at least 2 characters' }],
    [{ name: 'x'.repeat(101) }, { name: 'Name must be at most 100 characters' }],
    [{ email: 'nobody' }, { email: 'Please enter a valid email address' }],
    [{ email: 'nul\0@example.com' }, { email: 'Please enter a valid email address' }],
    [{ email: 'ada@example.com\r\nBcc: eve@evil.example' }, { email: 'Please enter a valid email address' }],
    [{ email: 'ada,eve@evil.example' }, { email: 'Please enter a valid email address' }],
    [{ email: 'Ada<ada@example.com>' }, { email: 'Please enter a valid email address' }],
    [{ email: '\u202eada@example.com' }, { email: 'Please enter a valid email address' }],
    [{ subject: 'Four' }, { subject: 'Subject must be at least 5 characters' }],
    [{ subject: '\u0001'.repeat(5) }, { subject: 'Subject must be at least 5 characters' }],
    [{ subject: 'A  \u2066  B' }, { subject: 'Subject must be at least 5 characters' }],
    [{ subject: 'A subject\r\nBcc: eve@evil.example' }, { subject: 'Subject must be at least 5 characters' }],
    [{ subject: 'x'.repeat(201) }, { subject: 'Please use at most 200 characters' }],
    [{ message: 'Nineteen characters' }, { message: 'Message must be at least 20 characters' }],
    [{ message: `${' '.repeat(30)}short` }, { message: 'Message must be at least 20 characters' }],
    [{ message: 'x'.repeat(5001) }, { message: 'Please use at most 5000 characters' }],
  ])('refuses a message with %o', async (wrong, texts) => {
    await expect(submit({ ...MESSAGE, ...wrong })).rejects.toThrow(errorWithCode('input.invalid', texts));
    expect(mails).toEqual([]);
  });

  test.each([
    [{ name: 'G' }, { name: 'Name must be at least 2 characters' }],
    [{ email: 'grace' }, { email: 'Please enter a valid email address' }],
    [{ title: 'R' }, { title: 'Professional title is required' }],
    [{ organization: 'U' }, { organization: 'Organization is required' }],
    [{ organization: '\u202eU\u200f' }, { organization: 'Organization is required' }],
    [{ organization: 'Navy\nBcc: eve@evil.example' }, { organization: 'Organization is required' }],
    [{ expertise: 'Compilers' }, { expertise: 'Please describe your expertise' }],
    [{ topics: 'Bugs' }, { topics: 'Please suggest some topics' }],
    [{ bio: 'x'.repeat(49) }, { bio: 'Please provide a brief bio (minimum 50 characters)' }],
    [{ website: 'example.com' }, { website: 'Please enter a valid website URL' }],
    [{ website: 'javascript:alert(1)' }, { website: 'Please enter a valid website URL' }],
    [{ previousMedia: 'x'.repeat(5001) }, { previousMedia: 'Please use at most 5000 characters' }],
  ])('refuses an application with %o', async (wrong, texts) => {
    await expect(submit({ ...APPLICATION, ...wrong })).rejects.toThrow(errorWithCode('input.invalid', texts));
    expect(mails).toEqual([]);
  });

  test.each([{ type: 'other' }, { contactType: 'sales' }, { contactType: undefined }])('refuses %o', async (wrong) => {
    const input = { ...MESSAGE, ...wrong } as ContactInput; // a client without type checks can send this
    const field = 'type' in wrong ? 'type' : 'contactType';
    const texts = { [field]: 'Please choose what your message is about' };
    await expect(submit(input)).rejects.toThrow(errorWithCode('input.invalid', texts));
  });

  test('names all invalid fields at the same time', async () => {
    const wrong = { ...MESSAGE, name: '', email: '', subject: '', message: '' };
    await expect(submit(wrong)).rejects.toThrow(
      errorWithCode('input.invalid', {
        name: 'Name must be at least 2 characters',
        email: 'Please enter a valid email address',
        subject: 'Subject must be at least 5 characters',
        message: 'Message must be at least 20 characters',
      }),
    );
  });

  test('accepts texts of exactly the minimum length', async () => {
    const exact = uniqueMessage({ name: 'Al', subject: 'Fives', message: 'x'.repeat(20) });
    await submit(exact);
    expect(await rowsOf(exact.email)).toHaveLength(1);
  });
});

describe('a bot that fills in the hidden field', () => {
  test.each([uniqueMessage(), { ...APPLICATION, email: 'bot@example.com' }])(
    'gets the usual response, and nothing is stored ($type)',
    async (input) => {
      const lines: unknown[] = [];
      const logger = { ...deps.logger, info: (...line: unknown[]) => void lines.push(line) };
      const before = (await listEntries()).length;
      const trapped = await submit({ ...input, fax: '+1 555 0100' }, buildClient(), { ...deps, logger });
      expect(mails).toEqual([]);
      expect(await rowsOf(input.email)).toEqual([]);
      expect(await listEntries()).toHaveLength(before);
      expect(lines).toEqual([[{ form: input.type }, expect.stringContaining('hidden field')]]);
      expect(await submit({ ...input, fax: '' })).toEqual(trapped);
      expect(await rowsOf(input.email)).toHaveLength(1);
    },
  );

  test('has the same rate limit as other clients', async () => {
    const client = buildClient();
    for (let n = 0; n < 5; n++) await submit({ ...uniqueMessage(), fax: 'x' }, client);
    await expect(submit({ ...uniqueMessage(), fax: 'x' }, client)).rejects.toThrow(errorWithCode('rate.limited'));
  });
});

describe('a client', () => {
  test('may submit five forms in ten minutes; invalid input doesn’t count', async () => {
    const client = buildClient();
    for (let n = 0; n < 5; n++) await submit(uniqueMessage(), client);
    await expect(submit({ ...MESSAGE, name: '' }, client)).rejects.toThrow(errorWithCode('input.invalid'));
    clock.set('2026-11-15T12:09:59.000Z');
    await expect(submit(uniqueMessage(), client)).rejects.toMatchObject({ code: 'rate.limited', retryAfterSec: 1 });
    clock.set('2026-11-15T12:10:00.000Z');
    await submit(uniqueMessage(), client);
    await submit(uniqueMessage());
  });

  test('may submit thirty forms a day', async () => {
    const client = buildClient();
    for (let n = 0; n < 30; n++) {
      clock.set(new Date(Date.UTC(2026, 10, 15, 12, 10 * Math.floor(n / 5))).toISOString());
      await submit(uniqueMessage(), client);
    }
    clock.set('2026-11-15T20:00:00.000Z');
    await expect(submit(uniqueMessage(), client)).rejects.toMatchObject({
      code: 'rate.limited',
      retryAfterSec: 16 * 3600,
    });
    clock.set('2026-11-16T12:00:00.000Z');
    await submit(uniqueMessage(), client);
  });

  test('that uses several IP addresses of an IPv6 network has one limit', async () => {
    const from = (n: number) => submit(uniqueMessage(), { ip: `2001:db8:7:7::${n}`, device: '' });
    for (let n = 1; n <= 5; n++) await from(n);
    await expect(from(6)).rejects.toThrow(errorWithCode('rate.limited'));
  });

  test('that submits 500 forms at the same time on two instances gets five of them accepted, and ten emails are queued', async () => {
    const client = buildClient();
    const email = 'storm@example.com';
    const outcomes = await Promise.allSettled(
      Array.from({ length: 500 }, (_, n) =>
        submit(uniqueMessage({ email }), client, n % 2 ? deps : otherInstance.deps),
      ),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'rate.limited' });
    }
    expect(await rowsOf(email)).toHaveLength(5);
    expect(mails.length + otherInstance.mails.length).toBe(10);
  });
});

test('an email address that many clients use gets five confirmations an hour; the team gets every message', async () => {
  const email = 'victim@example.com';
  for (let n = 0; n < 7; n++) await submit(uniqueMessage({ email: n % 2 ? email : 'Victim@Example.com' }));
  const kinds = mails.map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === 'contact-notice')).toHaveLength(7);
  expect(kinds.filter((kind) => kind === 'contact-received')).toHaveLength(5);
});

test.each([
  'jürgen@müller.example',
  '用户@例子.example',
  'ὀδυσσεύς@ἰθάκη.example',
  'ren\u0065\u0301e@example.com',
  'o’neil+desk@example.com',
])('the email address %s is stored as written', async (email) => {
  await submit(uniqueMessage({ email }));
  expect(await rowsOf(email)).toHaveLength(1);
});

test('emoji are stored, lone surrogates are replaced, and a name is stored as a single line', async () => {
  const email = 'odd@example.com';
  const name = 'Ada\r\nBcc: \u202eeve 🏃';
  await submit({ ...APPLICATION, email, name, bio: `half \ud800 of a character, ${'🏃'.repeat(20)}, and more words` });
  const [row] = await rowsOf(email);
  expect(row).toMatchObject({ name: 'Ada Bcc: eve 🏃', subject: 'Guest application: Ada Bcc: eve 🏃, US Navy' });
  expect(row?.application?.['bio']).toMatch(/^half \ufffd of a character, (🏃){20},/u);
});
