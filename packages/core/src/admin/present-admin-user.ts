import type { AdminUser } from '@longreturn/contract/admin';
import type { AccountRow } from '../account/account-row.ts';
import { presentUser } from '../account/present-user.ts';

/** Formats the account as admins see it, with its current role. */
export function presentAdminUser(row: AccountRow, now: Date): AdminUser {
  return { ...presentUser(row, now), frozenAt: row.frozenAt?.toISOString() ?? null };
}
