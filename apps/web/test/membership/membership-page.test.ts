import { describe, expect, test } from 'vitest';
import { buildMembership, buildSubscription } from '../build-membership.ts';
import { buildReader } from '../build-reader.ts';
import { servePage } from '../serve-page.ts';
import { buildPlans } from './build-plans.ts';

const BOTH = buildPlans(['stripe', 'paypal']);

/** Returns the HTML of the page at a path, without the comments between React's texts. */
async function serve(path: string, data: Record<string, unknown> = {}, failures: Record<string, string> = {}) {
  const { html } = await servePage(path, { data: { 'membership.plans': BOTH, ...data }, failures });
  return html.replaceAll('<!-- -->', '');
}
/** Returns the title and the state of each choice. */
const radios = (html: string) =>
  Array.from(html.matchAll(/<button([^>]*role="radio"[^>]*)>(.*?)<\/button>/g), ([, tag = '', content = '']) => {
    const [title] = content
      .replaceAll(/(<[^>]*>)+/g, '|')
      .split('|')
      .filter(Boolean);
    return [title, tag.includes('aria-checked="true"'), tag.includes('disabled=""') ? 'disabled' : 'open'];
  });

describe('/membership', () => {
  test('shows the plans with prices and savings from the API, and selects the annual plan', async () => {
    const html = await serve('/membership');
    expect(radios(html)).toEqual([
      ['Monthly', false, 'open'],
      ['Annual', true, 'open'],
      ['Credit or debit card', true, 'open'],
      ['PayPal', false, 'open'],
    ]);
    for (const text of [
      '$16.25',
      '$156',
      'Save 20%',
      'or $13/month',
      '+3 more features',
      '30-day money-back guarantee',
    ])
      expect(html).toContain(text);
    expect(html).not.toContain('being configured');
  });

  test('is rendered if the site’s texts are read last', async () => {
    const { status, html } = await servePage('/membership', {
      data: { 'membership.plans': BOTH },
      late: 'content.site',
    });
    expect(status).toBe(200);
    expect(html).toContain('"@type":"Product"');
  });

  test('takes the choices from the URL, but ignores an unknown plan and an unconfigured provider', async () => {
    const chosen = (html: string) => radios(html).flatMap(([title, isChecked]) => (isChecked ? [title] : []));
    expect(chosen(await serve('/membership?plan=monthly&provider=paypal'))).toEqual(['Monthly', 'PayPal']);
    const stripeOnly = { 'membership.plans': buildPlans(['stripe']) };
    expect(chosen(await serve('/membership?plan=weekly&provider=paypal', stripeOnly))).toEqual([
      'Annual',
      'Credit or debit card',
    ]);
  });

  test('marks unconfigured providers ‘Not available’, and disables the checkout if none is configured', async () => {
    const one = await serve('/membership', { 'membership.plans': buildPlans(['paypal']) });
    expect(radios(one).slice(2)).toEqual([
      ['Credit or debit card', false, 'disabled'],
      ['PayPal', true, 'open'],
    ]);
    expect(one.match(/Not available/g)).toHaveLength(1);
    expect(one).toContain('Handled by Stripe');
    expect(one).toContain('Gifts are not available at the moment.');
    const none = await serve('/membership', { 'membership.plans': buildPlans([]) });
    expect(none).toContain('Payment system is being configured. Please check back soon.');
    expect(none).toMatch(/<button[^>]*disabled=""[^>]*>(<[^>]*>)*Continue to checkout/);
    expect(none.match(/Not available/g)).toHaveLength(2);
  });

  test('names the newest premium items, and describes the plans to search engines as offers', async () => {
    const item = { slug: 'a-night', title: 'A Night in the Laboratory', publishedAt: '2026-11-01T12:00:00.000Z' };
    const html = await serve('/membership', {
      'content.articles.cards': { items: [item], nextCursor: null, total: 14 },
    });
    expect(html).toMatch(/href="\/articles\/a-night"[^>]*>A Night in the Laboratory/);
    expect(html).toContain('0 premium episodes and 14 premium articles so far.');
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(json)).toMatchObject({
      '@type': 'Product',
      offers: [{ price: '16.25', priceCurrency: 'USD' }, { price: '156.00' }],
    });
    expect(html).toMatch(/rel="canonical" href="https:\/\/longreturn\.example\/membership"/);
    expect(html).not.toContain('noindex');
  });

  test('shows members their membership instead of the plans, and tells editors that they don’t need one', async () => {
    const member = { 'auth.session': buildReader({ role: 'member', subscriptionStatus: 'active' }) };
    const subscription = buildSubscription({ plan: 'annual', paidThrough: '2027-11-15T12:00:00.000Z' });
    const own = buildMembership({ status: 'active', subscription });
    const html = await serve('/membership', { ...member, 'membership.mine': own });
    expect(html).toMatch(/href="\/profile#membership"[^>]*>Manage Subscription/);
    expect(html).toContain('15 Nov 2027');
    expect(radios(html)).toEqual([]);
    const unread = await serve('/membership', member, { 'membership.mine': 'service.unavailable' });
    expect(unread).toContain('Manage Subscription');
    const editor = { 'auth.session': buildReader({ role: 'editor' }), 'membership.mine': buildMembership() };
    expect(await serve('/membership', editor)).toContain('You don’t need a membership.');
  });

  test('says after a cancelled checkout that nothing was charged', async () => {
    expect(await serve('/membership?checkout=cancelled')).toContain('You haven’t been charged.');
  });
});

describe('a gift link', () => {
  const link = '/membership?gift=a-secret';
  const gift = (given: object) => ({
    'membership.giftOffer': { plan: 'annual', state: 'paid', isOwn: false, ...given },
  });

  test('says what the gift is and keeps its token out of the head', async () => {
    const html = await serve(link, gift({}));
    expect(html).toContain('One year of every premium episode');
    expect(html).toContain('Sign in and redeem gift');
    expect(html).toContain('noindex');
    expect(html.slice(0, html.indexOf('</head>'))).not.toContain('a-secret');
  });

  test.each([
    [{ state: 'redeemed' }, 'This gift has been redeemed'],
    [{ state: 'redeemed', isOwn: true }, 'You have redeemed this gift'],
    [{ state: 'refunded' }, 'This gift was refunded'],
  ])('with %j shows ‘%s’', async (given, text) => {
    expect(await serve(link, gift(given))).toContain(text);
  });

  test('lets members redeem the gift if their access will end; if their membership renews, it says that they can pass the link on', async () => {
    const session = { 'auth.session': buildReader({ role: 'member', subscriptionStatus: 'active' }) };
    const as = (state: 'active' | 'cancelling') => ({
      'membership.mine': buildMembership({ status: state, subscription: buildSubscription({ state }) }),
    });
    const renews = await serve(link, { ...gift({}), ...session, ...as('active') });
    expect(renews).toContain('You can pass the link on.');
    expect(renews).not.toContain('Redeem gift');
    const ends = await serve(link, { ...gift({}), ...session, ...as('cancelling') });
    expect(ends).toContain('The gift begins when your access ends.');
    expect(ends).toContain('Redeem gift');
  });

  test('with an unknown token says that it isn’t valid', async () => {
    expect(await serve(link, {}, { 'membership.giftOffer': 'gift.invalid' })).toContain('This gift link isn’t valid');
  });
});

describe('/membership/success', () => {
  test('asks anonymous readers to sign in, and brings them back afterwards', async () => {
    const html = await serve('/membership/success?session=cs_foreign');
    expect(html).toContain('Please sign in');
    expect(html).toContain('href="/login?next=%2Fmembership%2Fsuccess"');
    expect(html).toContain('noindex');
  });

  test('takes the outcome from the membership, whatever the URL contains', async () => {
    const reader = { 'auth.session': buildReader() };
    const path = '/membership/success?session=cs_foreign';
    const waiting = await serve(path, { ...reader, 'membership.mine': buildMembership() });
    expect(waiting).toContain('Confirming your payment...');
    const paid = buildMembership({ status: 'active', subscription: buildSubscription() });
    expect(await serve(path, { ...reader, 'membership.mine': paid })).toContain('Welcome! You’re a member now.');
  });

  test('waits for the payment even if an earlier subscription was bought and refunded within the last hour', async () => {
    const subscription = buildSubscription({ state: 'ended', startedAt: new Date().toISOString() });
    const refunded = buildMembership({ status: 'ended', subscription });
    const reader = { 'auth.session': buildReader(), 'membership.mine': refunded };
    expect(await serve('/membership/success', reader)).toContain('Confirming your payment...');
  });
});
