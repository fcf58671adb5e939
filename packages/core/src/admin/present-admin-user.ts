import type { AdminUser } from '@longreturn/contract/admin';
import type { AccountRow } from '../account/account-row.ts';
import { presentUser } from '../account/present-user.ts';

/** The account as admins see it, with the role that it has now. */
export function presentAdminUser(row: AccountRow, now: Date): AdminUser {
  return { ...presentUser(row, now), frozenAt: row.frozenAt?.toISOString() ?? null };
}
