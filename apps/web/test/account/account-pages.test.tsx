import type { AppRouter } from '@longreturn/api/app-router';
import type { User } from '@longreturn/contract/account';
import type { ErrorCode } from '@longreturn/contract/errors';
import { TRPCClientError, type TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import { describe, expect, test } from 'vitest';
import { createApiContext } from '../../src/lib/trpc.ts';
import { type FinishedPage, renderApp } from '../../src/render-app.tsx';
import { buildReader } from '../build-reader.ts';
import { SITE_ANSWERS } from '../site-answers.ts';

const ORIGIN = 'https://longreturn.example';

const ADA = buildReader();

/** An API that knows who is signed in; 'failing' can't tell. */
function api(user: User | null | 'failing'): TRPCLink<AppRouter> {
  const answers: Record<string, unknown> = {
    ...SITE_ANSWERS,
    'auth.session': user,
    'auth.sessions.list': [],
    'auth.providers': [
      { name: 'google', configured: true },
      { name: 'apple', configured: false },
    ],
  };
  return () =>
    ({ op }) =>
      observable((observer) => {
        const refusal = refusalOf(op, user);
        if (refusal) return observer.error(refusal);
        const data = op.path in answers ? answers[op.path] : { items: [], nextCursor: null, total: 0 };
        observer.next({ result: { type: 'data', data } });
        observer.complete();
      });
}

/** Links for a new password that the server refuses, and how; every other one is valid. */
const REFUSED: Record<string, ErrorCode> = {
  used: 'link.invalid',
  damaged: 'input.invalid',
  limited: 'rate.limited',
};

function refusalOf(
  { path, input }: { path: string; input: unknown },
  user: User | null | 'failing',
): TRPCClientError<AppRouter> | undefined {
  if (path === 'auth.session') return user === 'failing' ? TRPCClientError.from(new Error('no')) : undefined;
  if (path !== 'auth.password.checkLink') return undefined;
  const { token } = input as { token: string }; // the procedure's input
  const code = REFUSED[token];
  return code && TRPCClientError.from({ error: { code: -32_600, message: '', data: { error: '', code } } });
}

/** The page of an address, as the server answers it to this person. */
function answer(path: string, user: User | null | 'failing' = null): Promise<FinishedPage> {
  return renderApp({ request: new Request(ORIGIN + path), api: createApiContext(api(user)), manifest: { routes: {} } });
}
const html = async (path: string, user?: User | null) => (await answer(path, user)).html;

test.each(['/login', '/register', '/forgot-password', '/profile'])('%s is nothing for search engines', async (path) => {
  expect(await html(path)).toContain('content="noindex, follow"');
});

test('every form of the account keeps the page that its reader came from', async () => {
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
] as const)('%s', (path, addresses, passwords) => {
  test('leads to the forms beside it and home', async () => {
    const main = /<main.*<\/main>/s.exec(await html(path))?.[0] ?? '';
    for (const address of addresses) expect(main).toContain(`href="${address}"`);
  });

  test('has a toggle for each password', async () => {
    const page = await html(path);
    expect(page.match(/type="password"/g)).toHaveLength(passwords);
    expect(page.match(/aria-label="Show [a-z ]*password"/g)).toHaveLength(passwords);
  });
});

describe('whoever is signed in already', () => {
  test.each([
    ['/login', '/profile'],
    ['/register', '/profile'],
    ['/login?next=/topics', '/topics'],
    ['/login?next=//evil.example', '/profile'],
  ])('is led from %s to %s', async (path, to) => {
    const { status, headers } = await answer(path, ADA);
    expect([status, headers.get('location')]).toEqual([307, to]);
  });

  test.each([
    ['/login', '/admin/dashboard'],
    ['/login?next=/topics', '/topics'],
  ])('as an admin is led from %s to %s', async (path, to) => {
    const { headers } = await answer(path, { ...ADA, role: 'admin' });
    expect(headers.get('location')).toBe(to);
  });

  test('can still confirm an address by a mailed link', async () => {
    const page = await answer('/login?confirm=secret', ADA);
    expect(page.status).toBe(200);
    expect(page.html).toContain('Confirm your email address');
    expect(page.html).not.toContain('You are not logged in here');
  });

  test('is told, without a session, what confirming an address removes', async () => {
    const page = await answer('/login?confirm=secret', null);
    expect(page.html).toContain('You are not logged in here');
    expect(page.html).toContain('we remove the account’s password');
  });
});

describe('the header', () => {
  test('has Login and Sign Up for strangers', async () => {
    const page = await html('/forgot-password');
    expect(page).toContain('>Sign Up<');
    expect(page).not.toContain('>Logout<');
  });

  test('has the name and Logout for who is signed in, and the dashboard for administrators only', async () => {
    const page = await html('/forgot-password', ADA);
    for (const text of ['>Ada Lindqvist<', '>Logout<']) expect(page).toContain(text);
    for (const text of ['>Sign Up<', '/admin/dashboard']) expect(page).not.toContain(text);
    expect(await html('/forgot-password', { ...ADA, role: 'admin' })).toMatch(
      /href="\/admin\/dashboard"[^>]*><span>Admin<span[^>]*> Dashboard<\/span>/,
    );
    expect(await html('/forgot-password', { ...ADA, name: '' })).toContain('>Profile<');
  });
});

describe('a link for a new password', () => {
  const INVALID = 'This link is not valid or has expired';

  test.each(['used', 'damaged'])('that is %s says so before a password is typed', async (token) => {
    const page = await html(`/forgot-password?token=${token}`);
    expect(page).toContain(INVALID);
    expect(page).toMatch(/href="\/forgot-password"[^>]*>Ask for a new link/);
    expect(page).not.toContain('type="password"');
  });

  test.each(['good', 'limited'])('that is %s opens the form, which has the last word', async (token) => {
    const page = await html(`/forgot-password?token=${token}`);
    expect(page).not.toContain(INVALID);
    expect(page).toContain('type="password"');
  });
});

describe('providers', () => {
  test('that are set up are links which keep where to go, others are not available', async () => {
    const page = await html('/login?next=/topics');
    expect(page).toContain('href="/api/auth/google?next=%2Ftopics"');
    expect(page).not.toContain('/api/auth/apple');
    expect(page).toContain('Not available');
  });
});

describe('the profile', () => {
  test('asks a stranger to log in', async () => {
    const page = await html('/profile');
    expect(page).toContain('Please log in to view your profile.');
    expect(page).toContain('href="/login?next=%2Fprofile"');
  });

  test('tells a member how the membership stands', async () => {
    const page = await html('/profile', { ...ADA, role: 'member', subscriptionStatus: 'active' });
    for (const text of ['Premium Member', 'Premium subscription', 'Active', 'Manage Subscription'])
      expect(page).toContain(text);
    expect(await html('/profile', ADA)).not.toContain('Premium Member');
  });

  test('shows an admin-set member the documented membership, as complimentary', async () => {
    const page = await html('/profile', { ...ADA, role: 'member', subscriptionStatus: 'comp' });
    for (const text of ['Premium Member', 'Premium subscription', '>Active<', '>Complimentary<'])
      expect(page).toContain(text);
    expect(page).toMatch(/href="\/membership"[^>]*>Manage Subscription</);
  });

  test('tells when the password was changed, and asks to confirm the address', async () => {
    expect(await html('/profile', ADA)).toMatch(/Last changed \d+ years ago/);
    expect(await html('/profile', { ...ADA, passwordChangedAt: null })).toContain('Set a password');
    expect(await html('/profile', { ...ADA, emailConfirmed: false })).toContain('Send the email again');
  });

  test('says of a newsletter that waits for the address that it does, and offers the mail again beside it', async () => {
    const wish = { ...ADA, emailConfirmed: false, profile: { ...ADA.profile, newsletterOptIn: true } };
    const page = await html('/profile', wish);
    expect(page).toContain('Confirm your email first');
    expect(page).toContain('>Send again<');
    expect(page).not.toContain('>Subscribed<');
    expect(await html('/profile', { ...wish, emailConfirmed: true })).toContain('>Subscribed<');
  });

  test('that can’t be read is a failure, while other pages stand', async () => {
    expect((await answer('/profile', 'failing')).status).toBe(500);
    expect((await answer('/forgot-password', 'failing')).status).toBe(200);
  });
});
