import { replyToContactInput } from '@longreturn/contract/contact';
import { activity, contactReplies } from '@longreturn/db/schema';
import { desc, eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { ANONYMOUS, SYSTEM } from '../../src/actor.ts';
import { getContact } from '../../src/contact/get-contact.ts';
import { listContact } from '../../src/contact/list-contact.ts';
import { replyToContact as replyToContactUseCase } from '../../src/contact/reply-to-contact.ts';
import { setContactStatus } from '../../src/contact/set-contact-status.ts';
import { submitContact } from '../../src/contact/submit-contact.ts';
import { prepareMail, recordMailEnd } from '../../src/mail/mail-kinds.ts';
import { actorWithRole, buildClient, buildUser, createTestDeps, throughSchema } from '../../src/testing/testing.ts';
import { errorWithCode } from '../account/error-with-code.ts';

const { deps, clock, mails, close } = await createTestDeps(undefined, { rateLimitMultiplier: 100 });
afterAll(close);

const replyToContact = throughSchema(replyToContactInput, replyToContactUseCase);

async function submitMessage(): Promise<string> {
  await submitContact(deps, buildClient(), {
    type: 'general',
    name: 'Grace Hopper',
    email: 'grace@example.org',
    contactType: 'general',
    subject: 'A bug in episode 12',
    message: 'There is a moth in the relay.',
  });
  const { items } = await listContact(deps, SYSTEM, { limit: 1 });
  return items[0]?.id ?? expect.fail('nothing was stored');
}

async function newestEntry() {
  const [entry] = await deps.db.select().from(activity).orderBy(desc(activity.id)).limit(1);
  return entry;
}

const repliesQueued = () => mails.flatMap((job) => (job.kind === 'contact-reply' ? [job] : []));

test('a reply is emailed to the sender, marks the message as answered, and is recorded in the audit log', async () => {
  const admin = await buildUser(deps, { role: 'admin', name: 'Ada Byron' });
  const id = await submitMessage();
  const text = 'Thank you.\n\nWe removed it.';
  const detail = await replyToContact(deps, admin.actor, { id, text });
  expect(detail).toMatchObject({
    id,
    status: 'answered',
    replies: [
      {
        text,
        author: { id: admin.id, name: 'Ada Byron' },
        createdAt: clock.now().toISOString(),
        sentAt: null,
      },
    ],
  });
  expect(await getContact(deps, SYSTEM, { id })).toEqual(detail);
  const [job] = repliesQueued().slice(-1);
  expect(await prepareMail(deps, job ?? expect.fail('no mail'))).toEqual({
    to: 'grace@example.org',
    replyTo: 'desk@example.org',
    content: { kind: 'contact-reply', about: 'A bug in episode 12', text },
  });
  expect(await newestEntry()).toMatchObject({
    action: 'message.answered',
    actorId: admin.id,
    targetTitle: 'General Contact',
    change: { status: { from: 'new', to: 'answered' }, reply: { from: null, to: { characters: text.length } } },
  });
});

test('a reply is marked as sent, and a second run of its job sends nothing', async () => {
  const id = await submitMessage();
  await replyToContact(deps, SYSTEM, { id, text: 'Thank you.' });
  const job = repliesQueued().at(-1) ?? expect.fail('no mail');
  await recordMailEnd(deps, job, 'failed');
  expect((await getContact(deps, SYSTEM, { id })).replies).toMatchObject([{ sentAt: null, author: null }]);
  await recordMailEnd(deps, job, 'sent');
  expect((await getContact(deps, SYSTEM, { id })).replies).toMatchObject([{ sentAt: clock.now().toISOString() }]);
  expect(await prepareMail(deps, job)).toBeUndefined();
});

test('two requests with the same idempotency key send one email', async () => {
  const id = await submitMessage();
  const before = repliesQueued().length;
  const reply = { id, text: 'Thank you.', key: deps.ids.next() };
  const [first, second] = await Promise.all([replyToContact(deps, SYSTEM, reply), replyToContact(deps, SYSTEM, reply)]);
  expect(second).toEqual(first);
  expect(repliesQueued()).toHaveLength(before + 1);
  const other = await submitMessage();
  await expect(replyToContact(deps, SYSTEM, { ...reply, id: other })).rejects.toThrow(errorWithCode('input.invalid'));
  expect(await deps.db.select().from(contactReplies).where(eq(contactReplies.messageId, other))).toEqual([]);
});

test('setting the status adds an entry to the audit log only if the status changes', async () => {
  const id = await submitMessage();
  await setContactStatus(deps, SYSTEM, { id, status: 'spam' });
  const entry = await newestEntry();
  expect(entry).toMatchObject({ action: 'message.updated', change: { status: { from: 'new', to: 'spam' } } });
  await setContactStatus(deps, SYSTEM, { id, status: 'spam' });
  expect(await newestEntry()).toEqual(entry);
});

test('a reply needs a text and a known message', async () => {
  const id = await submitMessage();
  for (const text of ['', '  ', 'x'.repeat(5001), 'nul\0'])
    await expect(replyToContact(deps, SYSTEM, { id, text })).rejects.toThrow(errorWithCode('input.invalid'));
  const unknown = { id: deps.ids.next(), text: 'Thank you.' };
  await expect(replyToContact(deps, SYSTEM, unknown)).rejects.toThrow(errorWithCode('contact.unknown'));
  await expect(getContact(deps, SYSTEM, unknown)).rejects.toThrow(errorWithCode('contact.unknown'));
});

test('only admins can read a message and reply', async () => {
  const id = await submitMessage();
  for (const [actor, code] of [
    [ANONYMOUS, 'session.required'],
    [actorWithRole('editor'), 'action.forbidden'],
  ] as const) {
    await expect(getContact(deps, actor, { id })).rejects.toThrow(errorWithCode(code));
    await expect(replyToContact(deps, actor, { id, text: 'Hi' })).rejects.toThrow(errorWithCode(code));
  }
});
