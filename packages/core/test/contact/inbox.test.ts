import {
  type ContactMessageInput,
  type ContactStatus,
  contactInput,
  type ListContactInput,
  listContactInput,
  setContactStatusInput,
} from '@longreturn/contract/contact';
import { ROLES } from '@longreturn/contract/roles';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { ANONYMOUS, SYSTEM } from '../../src/actor.ts';
import { listContact as listContactUseCase } from '../../src/contact/list-contact.ts';
import { setContactStatus as setContactStatusUseCase } from '../../src/contact/set-contact-status.ts';
import { submitContact as submitContactUseCase } from '../../src/contact/submit-contact.ts';
import { actorWithRole, buildClient, createTestDeps, throughSchema } from '../../src/testing/testing.ts';
import { errorWithCode } from '../account/error-with-code.ts';

const submitContact = throughSchema(contactInput, submitContactUseCase);
const setContactStatus = throughSchema(setContactStatusInput, setContactStatusUseCase);
const listContact = throughSchema(listContactInput, listContactUseCase);

const { deps, clock, close } = await createTestDeps();
afterAll(close);
beforeEach(() => clock.set('2026-11-15T12:00:00.000Z'));

const list = (input: ListContactInput) => listContact(deps, SYSTEM, input);
const subjectsOf = async (input: ListContactInput) => (await list(input)).items.map(({ subject }) => subject);

let written = 0;
async function submitMessage(given: Partial<ContactMessageInput> = {}) {
  const email = given.email ?? `writer-${++written}@example.com`;
  await submitContact(deps, buildClient(), {
    type: 'general',
    name: 'Ada Lovelace',
    email,
    contactType: 'general',
    subject: 'A question of mine',
    message: 'A message of twenty and more letters.',
    ...given,
  });
  const { items } = await list({ q: email });
  return items[0] ?? expect.fail('nothing was stored');
}

async function submitApplication(name: string) {
  await submitContact(deps, buildClient(), {
    type: 'guest',
    name,
    email: 'guest@example.com',
    title: 'Rear Admiral',
    organization: 'US Navy',
    expertise: 'Compilers and how they fail',
    topics: 'What a nanosecond costs',
    bio: 'I wrote the first compiler. I still hand out wires that are one nanosecond long.',
    website: 'https://example.com/grace',
  });
}

test('a message appears in the inbox as new, without the IP address', async () => {
  const item = await submitMessage({ contactType: 'press' });
  expect(item).toEqual({
    id: expect.any(String),
    type: 'general',
    contactType: 'press',
    name: 'Ada Lovelace',
    email: `writer-${written}@example.com`,
    subject: 'A question of mine',
    message: 'A message of twenty and more letters.',
    application: null,
    status: 'new',
    createdAt: '2026-11-15T12:00:00.000Z',
  });
});

test('an application appears in the inbox with its fields in the form’s order', async () => {
  await submitApplication('Grace Hopper');
  const [item] = (await list({ type: 'guest' })).items;
  expect(item).toMatchObject({
    message: null,
    contactType: 'guest',
    subject: 'Guest application: Grace Hopper, US Navy',
  });
  const fields = ['title', 'organization', 'expertise', 'topics', 'bio', 'website'];
  expect(Object.keys(item?.application ?? {})).toEqual(fields);
});

test('pages contain every message once, newest first, even if many were sent at the same time', async () => {
  for (const minute of ['01', '02', '02', '02', '02', '03']) {
    clock.set(`2026-11-16T12:${minute}:00.000Z`);
    await submitMessage({ subject: 'Walked through' });
  }
  const all = await list({ q: 'walked through' });
  expect(all.items.map(({ createdAt }) => createdAt.slice(14, 16))).toEqual(['03', '02', '02', '02', '02', '01']);
  const walked: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await list({ q: 'walked through', limit: 2, cursor });
    expect(page.total).toBe(6);
    walked.push(...page.items.map(({ id }) => id));
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  expect(walked).toEqual(all.items.map(({ id }) => id));
});

test('a search ignores case and matches the name, email address or subject, but not the message text', async () => {
  const found = { name: 'Marie Curie', email: 'radium@example.com', subject: 'On pitchblende' };
  await submitMessage({ ...found, message: 'Polonium was named after a country.' });
  for (const q of ['CURIE', 'RADIUM@', 'Pitch']) expect(await subjectsOf({ q })).toEqual([found.subject]);
  expect(await subjectsOf({ q: 'polonium' })).toEqual([]);
});

test.each(['%', '_', '\\'])('a %s in a search is matched literally', async (wildcard) => {
  const subject = `Wild ${wildcard} Card`;
  await submitMessage({ subject });
  expect(await subjectsOf({ q: wildcard })).toEqual([subject]);
});

test('setting the status changes no other field, and the list can be filtered by status', async () => {
  const item = await submitMessage({ subject: 'To be marked' });
  const statuses: ContactStatus[] = ['read', 'answered', 'spam', 'new'];
  for (const status of statuses) {
    expect(await setContactStatus(deps, SYSTEM, { id: item.id, status })).toEqual({ ...item, status });
    const narrowed = await list({ q: 'to be marked', status });
    expect(narrowed).toMatchObject({ total: 1, items: [{ id: item.id, status }] });
  }
  expect((await list({ q: 'to be marked', status: 'read' })).total).toBe(0);
  await submitApplication('Narrowed Down');
  expect((await list({ q: 'narrowed', type: 'guest' })).total).toBe(1);
  expect((await list({ q: 'narrowed', type: 'general' })).total).toBe(0);
});

test('setting the status of an unknown message is an error', async () => {
  const gone = deps.ids.next();
  await expect(setContactStatus(deps, SYSTEM, { id: gone, status: 'read' })).rejects.toThrow(
    errorWithCode('contact.unknown'),
  );
  await expect(setContactStatus(deps, SYSTEM, { id: 'x', status: 'read' })).rejects.toThrow(
    errorWithCode('input.invalid'),
  );
});

test('malformed input is rejected', async () => {
  for (const input of [{ cursor: 'bm90aGluZw' }, { cursor: '?' }, { limit: 0 }, { limit: 101 }, { q: 'nul\0' }]) {
    await expect(list(input)).rejects.toThrow(errorWithCode('input.invalid'));
  }
});

test('only admins can see messages and set their status', async () => {
  const { id } = await submitMessage();
  const mark = { id, status: 'read' } as const;
  await expect(listContact(deps, ANONYMOUS, {})).rejects.toThrow(errorWithCode('session.required'));
  await expect(setContactStatus(deps, ANONYMOUS, mark)).rejects.toThrow(errorWithCode('session.required'));
  for (const role of ROLES.filter((role) => role !== 'admin')) {
    await expect(listContact(deps, actorWithRole(role), {})).rejects.toThrow(errorWithCode('action.forbidden'));
    await expect(setContactStatus(deps, actorWithRole(role), mark)).rejects.toThrow(errorWithCode('action.forbidden'));
  }
  await expect(setContactStatus(deps, actorWithRole('admin'), mark)).resolves.toMatchObject({ status: 'read' });
});
