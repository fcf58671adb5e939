import type { Subscription } from '@longreturn/contract/newsletter';
import { describe, expect, test } from 'vitest';
import { buildReader } from '../build-reader.ts';
import { servePage } from '../serve-page.ts';

const TOKEN = 'the-token-of-emailed-link-0123456789012345';
const ACTIVE: Subscription = { email: 'a•••a@example.org', status: 'active', editions: ['episodes', 'articles'] };

const manage = async (subscription: Partial<Subscription>) =>
  (
    await servePage(`/newsletter?manage=${TOKEN}`, {
      data: { 'newsletter.subscription': { ...ACTIVE, ...subscription } },
    })
  ).html;
/** Returns the names of the selected checkboxes. */
const ticked = (page: string) =>
  (page.match(/<input[^>]*type="checkbox"[^>]*>/g) ?? [])
    .filter((box) => box.includes('checked=""'))
    .map((box) => /name="([^"]+)"/.exec(box)?.[1]);

test.each(['/', '/newsletter'])(
  '%s has the form: an email field, and a button that is disabled while the field is empty',
  async (path) => {
    const { html } = await servePage(path, { data: { 'content.topics.list': [] } });
    expect(html).toMatch(/<input[^>]*type="email"[^>]*required=""/);
    expect(html).toMatch(/<button[^>]*disabled=""[^>]*>.*?>Subscribe</);
    expect(html).toContain('10,000+ subscribers');
    expect(html).toContain('Weekly insights');
  },
);

test.each(['/', '/newsletter'])('%s fills in the email address of the signed-in user', async (path) => {
  const { html } = await servePage(path, { data: { 'content.topics.list': [], 'auth.session': buildReader() } });
  expect(html).toMatch(/<input[^>]*type="email"[^>]* value="ada@example.org"/);
  expect(html).not.toMatch(/<button[^>]*disabled=""[^>]*>.*?>Subscribe</);
});

test('the newsletter is the last section of the home page', async () => {
  const { html } = await servePage('/', { data: { 'content.topics.list': [] } });
  const main = html.slice(0, html.indexOf('</main>'));
  expect(main.lastIndexOf('<section')).toBe(main.search(/<section[^>]*data-last-band/));
});

describe('an emailed confirmation link', () => {
  test('opens a page with a button; no data is read or changed until the button is clicked', async () => {
    const calls: string[] = [];
    const onCall = (path: string) => calls.push(path);
    const { html, status } = await servePage(`/newsletter?confirm=${TOKEN}`, { onCall });
    expect(status).toBe(200);
    expect(html).toContain('>Confirm subscription<');
    expect(calls.filter((path) => path !== 'auth.session')).toEqual([]);
  });
});

describe('an emailed link to the preferences', () => {
  test('shows the four editions, and which of them are selected', async () => {
    const page = await manage({});
    for (const title of ['Episodes', 'Articles', 'Daily highlights', 'Quarterly summaries']) {
      expect(page).toContain(`${title}</label>`);
    }
    expect(ticked(page)).toEqual(['episodes', 'articles']);
    expect(page).toContain('a•••a@example.org');
    for (const button of ['Save Preferences', 'Unsubscribe']) expect(page).toContain(`>${button}<`);
  });

  test('lets unsubscribed readers return, and has no Unsubscribe button for them', async () => {
    const page = await manage({ status: 'unsubscribed' });
    expect(page).toContain('You are unsubscribed');
    expect(ticked(page)).toEqual([]);
    expect(page).not.toContain('>Unsubscribe<');
  });

  test('shows a subscription that was never confirmed, with no edition selected', async () => {
    const page = await manage({ status: 'pending' });
    expect(page).toContain('Your email address is not confirmed yet');
    expect(ticked(page)).toEqual([]);
  });

  test('offers no editions if emails to the address bounced', async () => {
    const page = await manage({ status: 'bounced' });
    expect(page).toContain('Our emails don’t reach you');
    expect(page).not.toContain('type="checkbox"');
  });

  test.each(['link.invalid', 'input.invalid'])(
    'says that it is invalid if the server responds with %s',
    async (code) => {
      const failures = { 'newsletter.subscription': code };
      const { html, status } = await servePage(`/newsletter?manage=${TOKEN}`, { failures });
      expect(status).toBe(200);
      expect(html).toContain('This link is not valid or has expired');
      expect(html).not.toContain('type="checkbox"');
    },
  );

  test('responds with 500 if the server can’t read the subscription', async () => {
    const failures = { 'newsletter.subscription': 'service.internal' };
    expect((await servePage(`/newsletter?manage=${TOKEN}`, { failures })).status).toBe(500);
  });
});

test.each(['confirm', 'manage'])('a page with ?%s isn’t indexed, and its head has no token', async (name) => {
  const data = { 'newsletter.subscription': ACTIVE };
  const { html } = await servePage(`/newsletter?${name}=${TOKEN}`, { data });
  const head = html.slice(0, html.indexOf('</head>'));
  expect(head).toContain('content="noindex, follow"');
  expect(head).not.toContain(TOKEN);
});
