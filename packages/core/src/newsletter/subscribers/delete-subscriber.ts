import type { SubscriberIdInput } from '@longreturn/contract/subscribers';
import { subscribers } from '@longreturn/db/schema';
import { and, eq } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import { requireAdmin } from '../../admin/require-admin.ts';
import { AppError } from '../../app-error.ts';
import { type Deps, inTransaction } from '../../deps.ts';
import { recordActivity } from '../../record-activity.ts';
import { isListed } from './list-subscribers.ts';

/**
 * Deletes a subscriber, with the record of what was sent to them. The profile of their account then shows the
 * newsletter as off. The audit log keeps their email address until `sweepExpired` removes it. Throws session.required,
 * action.forbidden, subscriber.unknown.
 */
export async function deleteSubscriber(
  deps: Pick<Deps, 'db' | 'clock' | 'ids'>,
  actor: Actor,
  { id }: SubscriberIdInput,
): Promise<void> {
  requireAdmin(actor);
  await inTransaction(deps, async (deps) => {
    const [deleted] = await deps.db
      .delete(subscribers)
      .where(and(eq(subscribers.id, id), isListed()))
      .returning({ email: subscribers.email, status: subscribers.status });
    if (!deleted) throw new AppError('subscriber.unknown');
    await recordActivity(deps, {
      actor,
      action: 'subscriber.deleted',
      target: { type: 'subscriber', id, title: deleted.email },
      change: { status: { from: deleted.status, to: null } },
    });
  });
}
