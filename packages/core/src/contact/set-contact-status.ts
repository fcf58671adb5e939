import type { ContactItem, SetContactStatusInput } from '@longreturn/contract/contact';
import { contactMessages } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import type { Actor } from '../actor.ts';
import { requireAdmin } from '../admin/require-admin.ts';
import { changesOf } from '../changes-of.ts';
import { type Deps, inTransaction } from '../deps.ts';
import { recordActivity } from '../record-activity.ts';
import { messageTarget } from './contact-fields.ts';
import { lockMessage } from './get-contact.ts';
import { presentContact } from './list-contact.ts';

/**
 * Sets the status of a contact message and returns the message. Throws session.required, action.forbidden,
 * contact.unknown.
 */
export async function setContactStatus(
  deps: Pick<Deps, 'db' | 'clock' | 'ids'>,
  actor: Actor,
  { id, status }: SetContactStatusInput,
): Promise<ContactItem> {
  requireAdmin(actor);
  return inTransaction(deps, async (deps) => {
    const before = await lockMessage(deps.db, id);
    if (before.status === status) return presentContact(before);
    await deps.db.update(contactMessages).set({ status }).where(eq(contactMessages.id, id));
    const target = messageTarget(before);
    const change = changesOf({ status: before.status }, { status });
    await recordActivity(deps, { actor, action: 'message.updated', target, change });
    return presentContact({ ...before, status });
  });
}
