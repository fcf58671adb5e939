import type { AdminUser } from '@longreturn/contract/admin';
import type { GrantCompInput } from '@longreturn/contract/admin-users';
import { MESSAGES } from '@longreturn/contract/messages';
import type { Actor } from '../actor.ts';
import { AppError } from '../app-error.ts';
import { changesOf } from '../changes-of.ts';
import { type Deps, inTransaction } from '../deps.ts';
import { endComps, grantComp } from '../entitlements/grant-comp.ts';
import { recordActivity } from '../record-activity.ts';
import { getAdminUser, lockKnownUser } from './get-admin-user.ts';
import { requireAdmin } from './require-admin.ts';

/**
 * Grants an account a complimentary membership that ends at the time `until`. Without `until`, it has no end date.
 * The new comp replaces a running one. Editors and admins keep their role (docs/product.md, Roles). Throws
 * session.required, action.forbidden, user.unknown, and input.invalid for a time in the past.
 */
export async function grantUserComp(
  deps: Pick<Deps, 'db' | 'clock' | 'ids'>,
  actor: Actor,
  { userId, until, reason }: GrantCompInput,
): Promise<AdminUser> {
  requireAdmin(actor);
  if (until && until <= deps.clock.now()) throw new AppError('input.invalid', { until: MESSAGES.compUntil });
  return inTransaction(deps, async (deps) => {
    const user = await lockKnownUser(deps, userId);
    const before = await getAdminUser(deps, userId);
    const ended = await endComps(deps, userId);
    await grantComp(deps, actor, { userId, reason, ...(until && { paidThrough: until }) });
    const after = await getAdminUser(deps, userId);
    await recordActivity(deps, {
      actor,
      action: 'comp.granted',
      target: { type: 'account', id: userId, title: user.name },
      change: {
        ...changesOf({ role: before.role }, { role: after.role }),
        reason: { from: ended.at(-1)?.reason ?? null, to: reason },
        until: { from: ended.at(-1)?.paidThrough?.toISOString() ?? null, to: until?.toISOString() ?? null },
      },
    });
    return after;
  });
}
