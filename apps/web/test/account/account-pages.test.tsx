import type { AppRouter } from '@longreturn/api/app-router';
import type { User } from '@longreturn/contract/account';
import { TRPCClientError, type TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import { describe, expect, test } from 'vitest';
import { createApiContext } from '../../src/lib/trpc.ts';
import { type FinishedPage, renderApp } from '../../src/render-app.tsx';

const ORIGIN = 'https://longreturn.example';

const ADA: User = {
  id: '019f0000-0000-7000-8000-000000000001',
  email: 'ada@example.org',
  name: 'Ada Lindqvist',
  role: 'subscriber',
  createdAt: '2026-01-01T00:00:00.000Z',
  lastLogin: null,
  subscriptionStatus: 'none',
  profile: { phoneNumber: null, bio: null, newsletterOptIn: false, avatarUrl: null },
  emailConfirmed: true,
  passwordChangedAt: '2020-01-01T00:00:00.000Z',
  identities: [],
};

/** An API that knows who is signed in; 'failing' can't tell. */
function api(user: User | null | 'failing'): TRPCLink<AppRouter> {
  const answers: Record<string, unknown> = {
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
        if (op.path === 'auth.session' && user === 'failing')
          return observer.error(TRPCClientError.from(new Error('no')));
        const data = op.path in answers ? answers[op.path] : { items: [], nextCursor: null, total: 0 };
        observer.next({ result: { type: 'data', data } });
        observer.complete();
      });
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

  test('tells when the password was changed, and asks to confirm the address', async () => {
    expect(await html('/profile', ADA)).toMatch(/Last changed \d+ years ago/);
    expect(await html('/profile', { ...ADA, passwordChangedAt: null })).toContain('Set a password');
    expect(await html('/profile', { ...ADA, emailConfirmed: false })).toContain('Send the mail again');
  });

  test('that can’t be read is a failure, while other pages stand', async () => {
    expect((await answer('/profile', 'failing')).status).toBe(500);
    expect((await answer('/forgot-password', 'failing')).status).toBe(200);
  });
});
