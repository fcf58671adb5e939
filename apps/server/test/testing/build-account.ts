import type { User } from '@longreturn/contract/account';

/** Builds an account as the API returns it to its user. */
export function buildAccount(given: Partial<User> = {}): User {
  return {
    id: '019f0000-0000-7000-8000-000000000001',
    email: 'ada@example.org',
    name: 'Ada Byron',
    role: 'subscriber',
    createdAt: '2026-01-01T00:00:00.000Z',
    lastLogin: null,
    subscriptionStatus: 'none',
    profile: { phoneNumber: null, bio: null, newsletterOptIn: false, avatarUrl: null },
    emailConfirmed: true,
    passwordChangedAt: null,
    identities: [],
    ...given,
  };
}
