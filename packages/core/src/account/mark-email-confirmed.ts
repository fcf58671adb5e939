import { users } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import type { Deps } from '../deps.ts';
import { deleteTokens } from './create-token.ts';
import type { UserRow } from './lock-user.ts';
import { setNewsletter } from './set-newsletter.ts';

/**
 * Marks the locked account's email address as confirmed: a visitor becomes a subscriber, and the newsletter preference
 * takes effect.
 */
export async function markEmailConfirmed(deps: Pick<Deps, 'db' | 'clock' | 'ids'>, user: UserRow): Promise<void> {
  await deleteTokens(deps.db, user.id, 'confirm');
  if (user.emailConfirmedAt) return;
  const now = deps.clock.now();
  const baseRole = user.baseRole === 'visitor' ? 'subscriber' : user.baseRole;
  const confirmed = { emailConfirmedAt: now, baseRole, wantsNewsletter: false, updatedAt: now };
  await deps.db.update(users).set(confirmed).where(eq(users.id, user.id));
  if (user.wantsNewsletter) await setNewsletter(deps, { ...user, ...confirmed }, { isOn: true });
}
