import type { IdentityProviderName } from '@longreturn/contract/account';
import type { Db } from '@longreturn/db/database';
import { avatars, identities, subscribers, users } from '@longreturn/db/schema';
import { eq, sql } from 'drizzle-orm';
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types';
import { selectStanding } from '../entitlements/select-standing.ts';

// A fragment within a fragment keeps the table's name on its columns, which a lookup from inside a query needs.
const linkedProviders = sql`
  select ${identities.provider} from ${identities}
  where ${identities.userId} = ${users.id} order by ${identities.provider} desc`;

/** What is read of an account to show it: no hash, and of the picture its version only. */
export const accountRow = {
  id: users.id,
  email: users.email,
  name: users.name,
  ...selectStanding,
  emailConfirmedAt: users.emailConfirmedAt,
  wantsNewsletter: users.wantsNewsletter,
  passwordChangedAt: users.passwordChangedAt,
  phoneNumber: users.phoneNumber,
  bio: users.bio,
  lastLogin: users.lastLogin,
  frozenAt: users.frozenAt,
  createdAt: users.createdAt,
  avatarVersion: avatars.version,
  newsletter: subscribers.status,
  identities: sql<IdentityProviderName[]>`array(${linkedProviders})`,
};

export type AccountRow = Omit<SelectResultFields<typeof accountRow>, 'avatarVersion' | 'newsletter'> & {
  avatarVersion: string | null;
  newsletter: typeof subscribers.$inferSelect.status | null;
};

/** A query of accounts as they are shown, on a database or behind a `with`. */
export function selectAccounts(db: Pick<Db, 'select'>) {
  return db
    .select(accountRow)
    .from(users)
    .leftJoin(avatars, eq(avatars.userId, users.id))
    .leftJoin(subscribers, eq(subscribers.emailKey, users.emailKey))
    .$dynamic();
}
