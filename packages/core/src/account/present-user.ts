import type { User } from '@longreturn/contract/account';
import { accountStanding } from '../entitlements/account-standing.ts';
import type { AccountRow } from './account-row.ts';

/** Formats the account as its owner sees it, with its current role. */
export function presentUser(row: AccountRow, now: Date): User {
  const { role, subscriptionStatus } = accountStanding(row, now);
  return {
    id: row.id,
    email: row.email,
    name: row.name,
    role,
    createdAt: row.createdAt.toISOString(),
    lastLogin: row.lastLogin?.toISOString() ?? null,
    subscriptionStatus,
    profile: {
      phoneNumber: row.phoneNumber,
      bio: row.bio,
      newsletterOptIn: isOptedIn(row),
      avatarUrl: row.avatarVersion && `/avatars/${row.id}/${row.avatarVersion}.webp`,
    },
    emailConfirmed: row.emailConfirmedAt !== null,
    passwordChangedAt: row.passwordChangedAt?.toISOString() ?? null,
    identities: row.identities,
  };
}

/**
 * While the email address is unconfirmed, returns the account's own preference: the account must not reveal the
 * subscription of the real owner.
 */
function isOptedIn({ newsletter, wantsNewsletter, emailConfirmedAt }: AccountRow): boolean {
  return emailConfirmedAt ? newsletter === 'active' : wantsNewsletter;
}
