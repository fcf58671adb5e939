import type { User } from '@longreturn/contract/account';
import { users } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import type { Deps } from '../deps.ts';
import { selectAccounts } from './account-row.ts';
import { presentUser } from './present-user.ts';

/** Finds the account with this ID, as its owner sees it. */
export async function findUser({ db, clock }: Pick<Deps, 'db' | 'clock'>, id: string): Promise<User | undefined> {
  const [row] = await selectAccounts(db).where(eq(users.id, id));
  return row && presentUser(row, clock.now());
}
