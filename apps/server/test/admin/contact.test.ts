import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestSite, type TestSite } from '../testing/create-test-site.ts';
import { logIn } from '../testing/log-in.ts';

const NOBODY = '00000000-0000-7000-8000-000000000000';

let site: TestSite;
let admin: { cookie: string; origin: string };
let message: { id: string };
beforeAll(async () => {
  site = await createTestSite();
  admin = await logIn(site, 'admin');
  const payload = {
    type: 'general',
    name: 'Grace Hopper',
    email: 'grace@example.org',
    contactType: 'general',
    subject: 'A bug in episode 12',
    message: 'There is a moth in the relay.',
  };
  await site.app.inject({ method: 'POST', url: '/api/contact', payload });
  [message] = (await site.app.inject({ url: '/api/admin/contact', headers: admin })).json();
});
afterAll(() => site.close());

const reply = (id: string, payload: object, headers: object = admin) =>
  site.app.inject({ method: 'POST', url: `/api/admin/contact/${id}/replies`, headers: { ...headers }, payload });

test('a reply is queued once, even if the request is repeated with the same key', async () => {
  const payload = { text: 'Thank you.', key: site.deps.ids.next() };
  for (let time = 0; time < 2; time++) {
    const response = await reply(message.id, payload);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ status: 'answered', replies: [{ id: payload.key, text: 'Thank you.' }] });
  }
  expect(site.mails.filter(({ kind }) => kind === 'contact-reply')).toHaveLength(1);
  const read = await site.app.inject({ url: `/api/admin/contact/${message.id}`, headers: admin });
  expect(read.json()).toMatchObject({ subject: 'A bug in episode 12', replies: [{ text: 'Thank you.' }] });
});

test('a reply gets 400 if it has no text, 404 if the message is unknown, and 401 or 403 if the sender is not an admin', async () => {
  const empty = await reply(message.id, { text: ' ' });
  expect(empty.statusCode).toBe(400);
  expect(empty.json().fields).toEqual({ text: 'Please enter a reply' });
  expect((await reply(NOBODY, { text: 'Thank you.' })).statusCode).toBe(404);
  expect((await reply(message.id, {}, { origin: admin.origin })).statusCode).toBe(401);
  expect((await reply(message.id, {}, await logIn(site, 'editor'))).statusCode).toBe(403);
});
