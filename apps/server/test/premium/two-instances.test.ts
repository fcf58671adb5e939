import { SYSTEM } from '@longreturn/core/actor';
import { setRole } from '@longreturn/core/admin/set-role';
import { buildArticle, buildEpisode } from '@longreturn/core/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadBuiltApp } from '../../src/pages/built-app.ts';
import { logIn } from '../testing/log-in.ts';
import { type Headers, openPayingSite, type PayingSite } from '../testing/open-paying-site.ts';

const MARK = 'only-members-read-this';

let site: PayingSite;
let urls: { media: string; article: string; articles: string; procedure: string; page: string; home: string };
beforeAll(async () => {
  site = await openPayingSite({ webApp: await loadBuiltApp() });
  const bodyRichtext = `<p>${`${MARK} `.repeat(10)}</p>`;
  const { slug } = await buildArticle(site.one.deps, { isPremium: true, bodyRichtext });
  const { id } = await buildEpisode(site.one.deps, { isPremium: true, videoEmbedUrl: 'onlymembers' });
  const input = encodeURIComponent(JSON.stringify({ json: { slug } }));
  urls = {
    media: `/api/episodes/${id}/media`,
    article: `/api/articles/${slug}`,
    articles: '/api/articles',
    procedure: `/trpc/content.articles.bySlug?input=${input}`,
    page: `/articles/${slug}`,
    home: '/',
  };
});
afterAll(() => site.close());

type Access = 'open' | 'closed';

/** Asserts that a reader has this access to every URL on both instances, and that the account has this status. */
async function expectAccess(headers: Headers, access: Access, status: string): Promise<void> {
  const isOpen = access === 'open';
  for (const instance of [site.one, site.other]) {
    const get = (url: string) => instance.app.inject({ url, headers });
    expect((await get(urls.media)).statusCode).toBe(isOpen ? 200 : 403);
    for (const url of [urls.article, urls.articles, urls.procedure, urls.page])
      expect([url, (await get(url)).payload.includes(MARK)]).toEqual([url, isOpen]);
    expect((await get(urls.home)).payload.includes('Included in your membership')).toBe(isOpen);
    expect(await site.me(instance, headers)).toMatchObject({ subscriptionStatus: status });
  }
}

interface Bought {
  id: string;
  provider: 'stripe' | 'paypal';
  headers: Headers;
  /** The end of the paid month. */
  paidThrough: Date;
}

const after = (time: Date, days: number) => new Date(time.getTime() + days * 24 * 3_600_000).toISOString();
const before = (time: string) => new Date(Date.parse(time) - 1).toISOString();

const ENDS: [string, (bought: Bought) => Promise<unknown>][] = [
  [
    'a refund',
    async ({ provider, id }) => {
      site.states[provider].refund(id);
      await site.notify(site.one, provider, { subscriptionId: id });
    },
  ],
  [
    'a dispute',
    async ({ provider, id }) => {
      site.states[provider].dispute(id);
      await site.notify(site.other, provider, { subscriptionId: id });
    },
  ],
  ['the member’s own refund', ({ headers }) => site.post(site.other, headers, '/api/membership/refund')],
  [
    'the end of a cancelled period',
    async ({ headers, paidThrough }) => {
      await site.post(site.one, headers, '/api/membership/cancel');
      const end = paidThrough.toISOString();
      await site.goTo(before(end), headers);
      await expectAccess(headers, 'open', 'cancelling');
      await site.goTo(end, headers);
    },
  ],
  [
    'the fourteenth day after a failed payment',
    async ({ provider, id, headers, paidThrough }) => {
      await site.goTo(paidThrough.toISOString(), headers);
      site.states[provider].failPayment(id);
      await site.notify(site.one, provider, { subscriptionId: id });
      await site.goTo(before(after(paidThrough, 14)), headers);
      await expectAccess(headers, 'open', 'past_due');
      await site.goTo(after(paidThrough, 14), headers);
    },
  ],
  [
    'a missing renewal',
    async ({ headers, paidThrough }) => {
      await site.goTo(before(after(paidThrough, 3)), headers);
      await expectAccess(headers, 'open', 'active');
      await site.goTo(after(paidThrough, 3), headers);
    },
  ],
];

describe.each(['stripe', 'paypal'] as const)('a payment with %s gives access on both instances at once', (provider) => {
  test.each(ENDS)('and %s ends the access on both at once, while the session continues', async (_what, end) => {
    const headers = await logIn(site.one, 'subscriber');
    await expectAccess(headers, 'closed', 'none');
    const id = await site.buy(headers, provider);
    const { paidThrough } = site.states[provider].get(id);
    if (!paidThrough) throw new Error('not paid');
    await expectAccess(headers, 'open', 'active');
    await end({ id, provider, headers, paidThrough });
    await expectAccess(headers, 'closed', 'ended');
  });
});

test('a comp gives access on both instances at once, and its end removes the access on both', async () => {
  const headers = await logIn(site.other, 'visitor');
  const { id: userId } = await site.me(site.one, headers);
  await setRole(site.one.deps, SYSTEM, { userId, role: 'member' });
  await expectAccess(headers, 'open', 'comp');
  await setRole(site.other.deps, SYSTEM, { userId, role: 'visitor' });
  await expectAccess(headers, 'closed', 'none');
});

test('no browser or proxy may store what a member gets', async () => {
  const headers = await logIn(site.one, 'member');
  for (const url of Object.values(urls)) {
    const response = await site.other.app.inject({ url, headers });
    expect([url, response.headers['cache-control']]).toEqual([url, expect.stringContaining('no-store')]);
    expect(response.headers).not.toHaveProperty('etag');
  }
});
