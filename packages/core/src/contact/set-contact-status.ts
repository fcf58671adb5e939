import type { ContactItem, SetContactStatusInput } from '@longreturn/contract/contact';
import { contactMessages } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import type { Actor } from '../actor.ts';
import { requireAdmin } from '../admin/require-admin.ts';
import { AppError } from '../app-error.ts';
import type { Deps } from '../deps.ts';
import { presentContact } from './present-contact.ts';

/** Sets the status of a contact message. Throws session.required, action.forbidden, contact.unknown. */
export async function setContactStatus(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  { id, status }: SetContactStatusInput,
): Promise<ContactItem> {
  requireAdmin(actor);
  const [row] = await db.update(contactMessages).set({ status }).where(eq(contactMessages.id, id)).returning();
  if (!row) throw new AppError('contact.unknown');
  return presentContact(row);
}
