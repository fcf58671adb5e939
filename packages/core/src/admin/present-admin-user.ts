import type { AdminUser } from '@longreturn/contract/admin';
import type { AccountRow } from '../account/account-row.ts';
import { presentUser } from '../account/present-user.ts';

/** The account as administrators see it (specification §2, Users). */
export function presentAdminUser(row: AccountRow): AdminUser {
  return { ...presentUser(row), frozenAt: row.frozenAt?.toISOString() ?? null };
}
