import { SPEAKING } from '@longreturn/site/speaking';
import { beforeAll, expect, test } from 'vitest';
import { linksIn, ORIGIN, readPage } from './read-page.ts';

let page: Awaited<ReturnType<typeof readPage>>;
beforeAll(async () => {
  page = await readPage('/speaking');
});

const { topics, formats, testimonials, engagements, booking } = SPEAKING;

test('the page shows the length of sessions', () => {
  expect(page.status).toBe(200);
  expect(page.main.match(/<h1/g)).toHaveLength(1);
  expect(page.text).toContain('Sessions run 30-60 minutes.');
  expect(page.html).toContain(`<link rel="canonical" href="${ORIGIN}/speaking"`);
});

test('the page has four topics, three formats, two testimonials and three past engagements', () => {
  expect([topics, formats, testimonials, engagements].map(({ items }) => items.length)).toEqual([4, 3, 2, 3]);
  const said = [
    ...topics.items.flatMap(({ title, text }) => [title, text]),
    ...formats.items.flatMap(({ title, length, text }) => [title, length, text]),
    ...testimonials.items.flatMap(({ quote, role, event }) => [quote, role, event]),
    ...engagements.items.flatMap(({ event, place, year, text }) => [event, place, String(year), text]),
  ];
  for (const each of said) expect(page.text).toContain(each);
});

const bookings = () =>
  linksIn(page.main)
    .filter(({ href }) => href.startsWith('/contact'))
    .map(({ href, text, name = text }) => ({ name, query: Object.fromEntries(new URL(href, ORIGIN).searchParams) }));

test('every topic and format has a booking button, the page has two more, and all buttons have distinct names', () => {
  const names = bookings().map(({ name }) => name);
  expect(names).toHaveLength(topics.items.length + formats.items.length + 2);
  expect(new Set(names).size).toBe(names.length);
  for (const { title } of topics.items) expect(names).toContain(`${topics.button}: ${title}`);
  for (const { button } of formats.items) expect(names).toContain(button);
  expect(names).toContain(booking.button);
});

test('a booking button fills in the contact form with the request', () => {
  const byName = new Map(bookings().map(({ name, query }) => [name, query]));
  expect(byName.get('Request This Topic: Who Was in the Trial')).toMatchObject({
    contactType: 'collaboration',
    subject: 'Speaking request: Who Was in the Trial',
    message: expect.stringContaining('Topic: Who Was in the Trial'),
  });
  expect(byName.get('Book a Keynote')).toMatchObject({
    contactType: 'collaboration',
    subject: 'Speaking request: Keynote',
    message: expect.stringContaining('Format: Keynote, 45 minutes'),
  });
  expect(byName.get(booking.button)).toMatchObject({ subject: 'Speaking request' });
});
