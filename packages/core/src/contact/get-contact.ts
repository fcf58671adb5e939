import type { ContactDetail, ContactIdInput } from '@longreturn/contract/contact';
import type { Db } from '@longreturn/db/database';
import { contactMessages, contactReplies, users } from '@longreturn/db/schema';
import { asc, eq } from 'drizzle-orm';
import type { Actor } from '../actor.ts';
import { requireAdmin } from '../admin/require-admin.ts';
import { AppError } from '../app-error.ts';
import type { Deps } from '../deps.ts';
import { type ContactRow, findMessage } from './contact-fields.ts';
import { presentContact } from './list-contact.ts';

/**
 * Returns a general message or a guest application with its replies, oldest first. Throws session.required,
 * action.forbidden, contact.unknown.
 */
export async function getContact(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  { id }: ContactIdInput,
): Promise<ContactDetail> {
  requireAdmin(actor);
  const row = await findMessage(db, id);
  if (!row) throw new AppError('contact.unknown');
  return readDetail(db, row);
}

/** Locks a message until the transaction ends, and returns it. Throws contact.unknown. */
export async function lockMessage(tx: Db, id: string): Promise<ContactRow> {
  const [row] = await tx.select().from(contactMessages).where(eq(contactMessages.id, id)).for('update');
  if (!row) throw new AppError('contact.unknown');
  return row;
}

/** Returns the message with its replies. */
export async function readDetail(db: Db, row: ContactRow): Promise<ContactDetail> {
  const replies = await db
    .select({
      id: contactReplies.id,
      text: contactReplies.text,
      author: { id: users.id, name: users.name },
      createdAt: contactReplies.createdAt,
      sentAt: contactReplies.sentAt,
    })
    .from(contactReplies)
    .leftJoin(users, eq(users.id, contactReplies.authorId))
    .where(eq(contactReplies.messageId, row.id))
    .orderBy(asc(contactReplies.createdAt), asc(contactReplies.id));
  return {
    ...presentContact(row),
    replies: replies.map(({ createdAt, sentAt, ...reply }) => ({
      ...reply,
      createdAt: createdAt.toISOString(),
      sentAt: sentAt?.toISOString() ?? null,
    })),
  };
}
