import type { AppRouter } from '@longreturn/api/app-router';
import type { User } from '@longreturn/contract/account';
import type { ErrorCode } from '@longreturn/contract/errors';
import { TRPCClientError, type TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import { describe, expect, test } from 'vitest';
import { createApiContext } from '../../src/lib/trpc.ts';
import { type RenderedPage, renderApp } from '../../src/render-app.tsx';
import { membershipResults } from '../build-membership.ts';
import { buildReader } from '../build-reader.ts';
import { SITE_RESULTS } from '../site-results.ts';

const ORIGIN = 'https://longreturn.example';

const ADA = buildReader();

type Results = Record<string, unknown>;

/** Returns an API with this session and these further results. With 'failing', the session can't be read. */
function api(user: User | null | 'failing', others: Results): TRPCLink<AppRouter> {
  const reader = user === 'failing' ? null : user;
  const results: Results = {
    ...SITE_RESULTS,
    'auth.session': user,
    'auth.sessions.list': [],
    'content.listening.list': [],
    ...membershipResults({ status: reader?.subscriptionStatus ?? 'none' }),
    'auth.providers': [
      { name: 'google', configured: true },
      { name: 'apple', configured: false },
    ],
    ...others,
  };
  return () =>
    ({ op }) =>
      observable((observer) => {
        const rejection = rejectionOf(op, user);
        if (rejection) return observer.error(rejection);
        const data = op.path in results ? results[op.path] : { items: [], nextCursor: null, total: 0 };
        observer.next({ result: { type: 'data', data } });
        observer.complete();
      });
}

/** The tokens of reset links that the server rejects, with the error code. All other tokens are valid. */
const REJECTED: Record<string, ErrorCode> = {
  used: 'link.invalid',
  damaged: 'input.invalid',
  limited: 'rate.limited',
};

function rejectionOf(
  { path, input }: { path: string; input: unknown },
  user: User | null | 'failing',
): TRPCClientError<AppRouter> | undefined {
  if (path === 'auth.session') return user === 'failing' ? TRPCClientError.from(new Error('no')) : undefined;
  if (path !== 'auth.password.checkLink') return undefined;
  const { token } = input as { token: string }; // the procedure's input
  const code = REJECTED[token];
  return code && TRPCClientError.from({ error: { code: -32_600, message: '', data: { error: '', code } } });
}

/** Returns the page at a path, as the server renders it for this user. */
function serve(path: string, user: User | null | 'failing' = null, others: Results = {}): Promise<RenderedPage> {
  const context = createApiContext(api(user, others));
  return renderApp({ request: new Request(ORIGIN + path), api: context, manifest: { routes: {} } });
}
const html = async (...given: Parameters<typeof serve>) => (await serve(...given)).html;

test.each(['/login', '/register', '/forgot-password', '/profile'])('search engines don’t index %s', async (path) => {
  expect(await html(path)).toContain('content="noindex, follow"');
});

test('the links between account forms keep the `next` parameter', async () => {
  const next = '/articles/an-expensive-verb';
  const query = `?next=${encodeURIComponent(next)}`;
  const login = await html(`/login${query}`);
  for (const path of ['/register', '/forgot-password', '/api/auth/google']) {
    expect(login).toContain(`href="${path}${query}"`);
  }
  const register = await html(`/register${query}`);
  for (const path of ['/login', '/api/auth/google']) expect(register).toContain(`href="${path}${query}"`);
  expect(await html(`/forgot-password${query}`)).toContain(`href="/login${query}"`);
  expect(await html(`/login${query}&problem=account.frozen`)).toMatch(
    /href="\/forgot-password[?]next=[^"]*"[^>]*>Reset your password/,
  );
});

describe.each([
  ['/login', ['/forgot-password', '/register', '/'], 1],
  ['/register', ['/login', '/'], 2],
] as const)('%s', (path, hrefs, passwords) => {
  test('links to the related forms and to the home page', async () => {
    const main = /<main.*<\/main>/s.exec(await html(path))?.[0] ?? '';
    for (const href of hrefs) expect(main).toContain(`href="${href}"`);
  });

  test('names three reasons for a free account, and the features, prices and guarantee of a membership', async () => {
    const main = /<main.*<\/main>/s.exec(await html(path))?.[0] ?? '';
    for (const reason of ['Resume on any device', 'Choose your newsletter', 'Keep control of your data'])
      expect(main.split(reason)).toHaveLength(2);
    for (const feature of ['Premium articles', 'Exclusive AMA episodes', 'Ad-free episodes', 'Private podcast feed'])
      expect(main).toContain(`<span>${feature}</span>`);
    expect(main.replaceAll('<!-- -->', '')).toContain(
      '<p>$16.25/month, or $13/month billed annually.</p><p>30-day money-back guarantee.</p>',
    );
  });

  test('has a toggle for each password', async () => {
    const page = await html(path);
    expect(page.match(/type="password"/g)).toHaveLength(passwords);
    expect(page.match(/aria-label="Show [a-z ]*password"/g)).toHaveLength(passwords);
  });
});

describe('a signed-in user', () => {
  test.each([
    ['/login', '/profile'],
    ['/register', '/profile'],
    ['/login?next=/topics', '/topics'],
    ['/login?next=//evil.example', '/profile'],
  ])('is redirected from %s to %s', async (path, to) => {
    const { status, headers } = await serve(path, ADA);
    expect([status, headers.get('location')]).toEqual([307, to]);
  });

  test.each([
    ['/login', '/admin/dashboard'],
    ['/login?next=/topics', '/topics'],
  ])('who is an admin is redirected from %s to %s', async (path, to) => {
    const { headers } = await serve(path, { ...ADA, role: 'admin' });
    expect(headers.get('location')).toBe(to);
  });

  test('can still confirm an email address with an emailed link', async () => {
    const page = await serve('/login?confirm=secret', ADA);
    expect(page.status).toBe(200);
    expect(page.html).toContain('Confirm your email address');
    expect(page.html).not.toContain('You are not signed in here');
  });
});

test('a signed-out user who opens a confirmation link is told that confirming removes the password', async () => {
  const page = await serve('/login?confirm=secret', null);
  expect(page.html).toContain('You are not signed in here');
  expect(page.html).toContain('we remove the account’s password');
});

describe('the header', () => {
  test('has Login and Sign Up for anonymous users', async () => {
    const page = await html('/forgot-password');
    expect(page).toContain('>Sign Up<');
    expect(page).not.toContain('>Logout<');
  });

  test('has the name and Logout for signed-in users, and the dashboard for admins only', async () => {
    const page = await html('/forgot-password', ADA);
    for (const text of ['>Ada Lindqvist<', '>Logout<']) expect(page).toContain(text);
    for (const text of ['>Sign Up<', '/admin/dashboard']) expect(page).not.toContain(text);
    expect(await html('/forgot-password', { ...ADA, role: 'admin' })).toMatch(
      /href="\/admin\/dashboard"[^>]*><span>Admin<span[^>]*> Dashboard<\/span>/,
    );
    expect(await html('/forgot-password', { ...ADA, name: '' })).toContain('>Profile<');
  });
});

describe('a reset link', () => {
  const INVALID = 'This link is not valid or has expired';

  test.each(['used', 'damaged'])('that is %s is shown as invalid before a password is typed', async (token) => {
    const page = await html(`/forgot-password?token=${token}`);
    expect(page).toContain(INVALID);
    expect(page).toMatch(/href="\/forgot-password"[^>]*>Request a new link/);
    expect(page).not.toContain('type="password"');
  });

  test.each(['good', 'limited'])('with the token “%s” opens the form', async (token) => {
    const page = await html(`/forgot-password?token=${token}`);
    expect(page).not.toContain(INVALID);
    expect(page).toContain('type="password"');
  });
});

describe('providers', () => {
  const NO_PROVIDERS = ['google', 'apple'].map((name) => ({ name, configured: false }));

  test('that are configured are links with the `next` parameter; the others aren’t available', async () => {
    const page = await html('/login?next=/topics');
    expect(page).toContain('href="/api/auth/google?next=%2Ftopics"');
    expect(page).not.toContain('/api/auth/apple');
    expect(page.replaceAll('<!-- -->', '')).toMatch(
      /<button[^>]*disabled=""[^>]*><b>Continue with Apple<\/b> · Not available<\/button>/,
    );
    expect(page).toContain('>or</p>');
  });

  test('are shown as not available, without “or” above them, if none is configured', async () => {
    const page = await html('/login', null, { 'auth.providers': NO_PROVIDERS });
    for (const name of ['Google', 'Apple'])
      expect(page.replaceAll('<!-- -->', '')).toMatch(
        new RegExp(`<button[^>]*disabled=""[^>]*><b>Continue with ${name}</b> · Not available</button>`),
      );
    expect(page).not.toContain('>or</p>');
    expect(page).not.toContain('href="/api/auth/');
  });
});

describe('the profile', () => {
  test('asks anonymous users to sign in', async () => {
    const page = await html('/profile');
    expect(page).toContain('Please log in to view your profile.');
    expect(page).toContain('href="/login?next=%2Fprofile"');
  });

  test('shows a member the status of the membership', async () => {
    const page = await html('/profile', { ...ADA, role: 'member', subscriptionStatus: 'active' });
    for (const text of ['Premium Member', 'Premium subscription', 'Active', 'Manage Subscription'])
      expect(page).toContain(text);
    expect(await html('/profile', ADA)).not.toContain('Premium Member');
  });

  test('shows the price “Complimentary” to a member who doesn’t pay', async () => {
    const page = await html('/profile', { ...ADA, role: 'member', subscriptionStatus: 'comp' });
    for (const text of ['Premium Member', 'Premium subscription', '>Active<', '>Complimentary<'])
      expect(page).toContain(text);
    expect(page).toContain('>Manage Subscription<');
  });

  test('shows when the password was changed, and offers to confirm an unconfirmed email address', async () => {
    expect(await html('/profile', ADA)).toMatch(/Last changed \d+ years ago/);
    expect(await html('/profile', { ...ADA, passwordChangedAt: null })).toContain('Set a password');
    expect(await html('/profile', { ...ADA, emailConfirmed: false })).toContain('Send the email again');
  });

  test('says that the email address must be confirmed before the newsletter starts, and offers to resend the email', async () => {
    const wish = { ...ADA, emailConfirmed: false, profile: { ...ADA.profile, newsletterOptIn: true } };
    const page = await html('/profile', wish);
    expect(page).toContain('Confirm your email first');
    expect(page).toContain('>Send again<');
    expect(page).not.toContain('>Subscribed<');
    expect(await html('/profile', { ...wish, emailConfirmed: true })).toContain('>Subscribed<');
  });

  test('responds with 500 if the session can’t be read, while other pages still render', async () => {
    expect((await serve('/profile', 'failing')).status).toBe(500);
    expect((await serve('/forgot-password', 'failing')).status).toBe(200);
  });
});
