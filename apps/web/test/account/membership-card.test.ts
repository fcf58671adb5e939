import { expect, test } from 'vitest';
import { buildSubscription, membershipResults } from '../build-membership.ts';
import { buildReader } from '../build-reader.ts';
import { servePage } from '../serve-page.ts';

/** Returns the HTML of the profile as the server renders it. */
async function profileWith(
  data: Record<string, unknown>,
  { role = 'member', failures = {} }: { role?: 'member' | 'subscriber'; failures?: Record<string, string> } = {},
): Promise<string> {
  const known = {
    'auth.session': buildReader({ role }),
    'auth.sessions.list': [],
    'content.listening.list': [],
    ...data,
  };
  const { html, status } = await servePage('/profile', { data: known, failures });
  expect(status).toBe(200);
  return html;
}

const PAST_DUE = { state: 'past_due', accessUntil: '2026-12-29T12:00:00.000Z' } as const;

test.each([
  ['stripe', /<button[^>]*>.*?Update payment method/],
  ['paypal', /href="https:\/\/www\.paypal\.com\/[^"]*"[^>]*>Open PayPal/],
] as const)('an overdue payment at %s is shown with the end of access and a way to fix it', async (provider, fix) => {
  const subscription = buildSubscription({ provider, ...PAST_DUE });
  const html = await profileWith(membershipResults({ status: 'past_due', subscription }));
  expect(html).toContain('Your last payment failed');
  expect(html).toContain('You keep access until 29 Dec 2026.');
  expect(html).toMatch(fix);
});

test('an ended membership offers to become a member again', async () => {
  const html = await profileWith(membershipResults({ status: 'ended' }), { role: 'subscriber' });
  expect(html).toMatch(/href="\/membership"[^>]*>Become a member again/);
  expect(html).not.toContain('Manage Subscription');
});

test('a checkout that isn’t paid yet is shown', async () => {
  const subscription = buildSubscription({ provider: 'paypal', state: 'pending', paidThrough: null });
  const html = await profileWith(membershipResults({ subscription }), { role: 'subscriber' });
  expect(html).toContain('hasn’t confirmed your payment yet.');
  expect(html).toContain('You have no membership.');
});

test('a bought gift shows its link until the gift is redeemed', async () => {
  const gift = { id: '1', plan: 'annual', createdAt: '2026-11-01T12:00:00.000Z' } as const;
  const redeemUrl = 'https://longreturn.example/membership?gift=token';
  const waiting = await profileWith(membershipResults({}, [{ ...gift, state: 'paid', redeemUrl }]));
  expect(waiting).toMatch(/One year.*Not redeemed yet.*Bought on.*1 Nov 2026/);
  expect(waiting).toContain(`value="${redeemUrl}"`);
  const redeemed = await profileWith(membershipResults({}, [{ ...gift, state: 'redeemed', redeemUrl: null }]));
  expect(redeemed).toContain('>Redeemed<');
  expect(redeemed).not.toContain('gift=token');
});

test('a membership that can’t be read has a button to try again', async () => {
  const failures = { 'membership.mine': 'service.unavailable' };
  expect(await profileWith(membershipResults(), { failures })).toContain('Failed to read your membership. Try again');
});

const FEED = { id: '1', name: 'Phone', createdAt: '2026-11-01T12:00:00.000Z', lastUsedAt: null, hasUrl: true } as const;

test('a member sees the private feeds, and which of them need a new URL', async () => {
  const feeds = [FEED, { ...FEED, id: '2', name: 'Car', hasUrl: false }];
  const html = await profileWith(membershipResults({}, [], feeds));
  expect(html).toMatch(/Phone.*Added on.*1 Nov 2026.*Not used yet/);
  expect(html).toMatch(/Car.*Needs a new URL/);
  expect(html).toContain('Add a device or app');
});

test('a lapsed member sees that the private feeds are paused, and can only revoke them', async () => {
  const html = await profileWith(membershipResults({ status: 'ended' }, [], [FEED]), { role: 'subscriber' });
  expect(html).toContain('Your private feeds are paused');
  expect(html).toContain('aria-label="Revoke Phone"');
  expect(html).not.toMatch(/New URL|Add a device/);
});

test('a lapsed member reads which feeds work again after a renewal, and which need a new URL', async () => {
  const pageWith = (...feeds: { hasUrl: boolean }[]) => {
    const own = feeds.map((feed, index) => ({ ...FEED, ...feed, id: String(index) }));
    return profileWith(membershipResults({ status: 'ended' }, [], own), { role: 'subscriber' });
  };
  const [kept, rotated] = [{ hasUrl: true }, { hasUrl: false }];
  expect(await pageWith(kept)).toContain('They stay in your podcast apps and work again as soon as you renew.');
  expect(await pageWith(kept, rotated)).toContain('After that, make a new URL for the others.');
  const allRotated = await pageWith(rotated);
  expect(allRotated).toContain('After you renew, make a new URL for each feed');
  expect(allRotated).not.toContain('work again');
});

test('a user who was never a member is told what private feeds are', async () => {
  const html = await profileWith(membershipResults(), { role: 'subscriber' });
  expect(html).toContain('Members listen to every episode, ad-free where available, in their own podcast app.');
  expect(html).not.toContain('Add a device');
});
