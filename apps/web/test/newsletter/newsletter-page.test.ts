import type { Subscription } from '@longreturn/contract/newsletter';
import { describe, expect, test } from 'vitest';
import { buildReader } from '../build-reader.ts';
import { servePage } from '../serve-page.ts';

const TOKEN = 'a-secret-of-a-mailed-link-0123456789012345';
const ACTIVE: Subscription = { email: 'a•••a@example.org', status: 'active', editions: ['episodes', 'articles'] };

const manage = async (subscription: Partial<Subscription>) =>
  (
    await servePage(`/newsletter?manage=${TOKEN}`, {
      data: { 'newsletter.subscription': { ...ACTIVE, ...subscription } },
    })
  ).html;
/** Returns the names of the checked boxes. */
const ticked = (page: string) =>
  (page.match(/<input[^>]*type="checkbox"[^>]*>/g) ?? [])
    .filter((box) => box.includes('checked=""'))
    .map((box) => /name="([^"]+)"/.exec(box)?.[1]);

test.each(['/', '/newsletter'])(
  '%s has the form: one email field, and a button that is disabled while it is empty',
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

describe('a mailed confirmation link', () => {
  test('changes and reads nothing when it is opened: only its button confirms', async () => {
    const calls: string[] = [];
    const onCall = (path: string) => calls.push(path);
    const { html, status } = await servePage(`/newsletter?confirm=${TOKEN}`, { onCall });
    expect(status).toBe(200);
    expect(html).toContain('>Confirm subscription<');
    expect(calls.filter((path) => path !== 'auth.session')).toEqual([]);
  });
});

describe('a mailed link to the preferences', () => {
  test('shows the four editions, and which of them are selected', async () => {
    const page = await manage({});
    for (const title of ['Episodes', 'Articles', 'Daily highlights', 'Quarterly summaries']) {
      expect(page).toContain(`${title}</label>`);
    }
    expect(ticked(page)).toEqual(['episodes', 'articles']);
    expect(page).toContain('a•••a@example.org');
    for (const button of ['Save Preferences', 'Unsubscribe']) expect(page).toContain(`>${button}<`);
  });

  test('offers unsubscribed readers to return, and no second way to unsubscribe', async () => {
    const page = await manage({ status: 'unsubscribed' });
    expect(page).toContain('You are unsubscribed');
    expect(ticked(page)).toEqual([]);
    expect(page).not.toContain('>Unsubscribe<');
  });

  test('activates a subscription that was never confirmed, as the link was mailed too', async () => {
    const page = await manage({ status: 'pending' });
    expect(page).toContain('Your email address is not confirmed yet');
    expect(ticked(page)).toEqual([]);
  });

  test('offers no choice if emails to the email address bounced', async () => {
    const page = await manage({ status: 'bounced' });
    expect(page).toContain('Our emails don’t reach you');
    expect(page).not.toContain('type="checkbox"');
  });

  test.each(['link.invalid', 'input.invalid'])('says so if it is invalid (%s)', async (code) => {
    const failures = { 'newsletter.subscription': code };
    const { html, status } = await servePage(`/newsletter?manage=${TOKEN}`, { failures });
    expect(status).toBe(200);
    expect(html).toContain('This link is not valid or has expired');
    expect(html).not.toContain('type="checkbox"');
  });

  test('fails the page if the server fails', async () => {
    const failures = { 'newsletter.subscription': 'service.internal' };
    expect((await servePage(`/newsletter?manage=${TOKEN}`, { failures })).status).toBe(500);
  });
});

test.each(['confirm', 'manage'])('search engines don’t index ?%s, and its secret is in no head', async (name) => {
  const data = { 'newsletter.subscription': ACTIVE };
  const { html } = await servePage(`/newsletter?${name}=${TOKEN}`, { data });
  const head = html.slice(0, html.indexOf('</head>'));
  expect(head).toContain('content="noindex, follow"');
  expect(head).not.toContain(TOKEN);
});
