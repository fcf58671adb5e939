import { users } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import type { Deps } from '../deps.ts';

/** Returns whether the site has an admin. */
export async function hasAdministrator({ db }: Pick<Deps, 'db'>): Promise<boolean> {
  const [admin] = await db.select({ id: users.id }).from(users).where(eq(users.baseRole, 'admin')).limit(1);
  return admin !== undefined;
}
