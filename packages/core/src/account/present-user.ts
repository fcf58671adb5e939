import type { User } from '@longreturn/contract/account';
import { accountStanding } from '../entitlements/account-standing.ts';
import type { AccountRow } from './account-row.ts';

/** The account as it is shown to its owner, with the role that it has now. */
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

/** While the address is unconfirmed the account's own wish counts: what its owner gets is not told to whoever registered it. */
function isOptedIn({ newsletter, wantsNewsletter, emailConfirmedAt }: AccountRow): boolean {
  return emailConfirmedAt ? newsletter === 'active' : wantsNewsletter;
}
