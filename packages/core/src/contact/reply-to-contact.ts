import type { ContactDetail, ReplyToContactInput } from '@longreturn/contract/contact';
import { contactMessages, contactReplies } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import type { Actor } from '../actor.ts';
import { requireAdmin } from '../admin/require-admin.ts';
import { AppError } from '../app-error.ts';
import { changesOf } from '../changes-of.ts';
import { type Deps, inTransaction } from '../deps.ts';
import { recordActivity } from '../record-activity.ts';
import { messageTarget } from './contact-fields.ts';
import { lockMessage, readDetail } from './get-contact.ts';

/**
 * Replies to a message or application by email, marks it as answered, and returns it with its replies (see
 * docs/product.md, Contact). A second request with the same key sends nothing. Throws session.required,
 * action.forbidden, contact.unknown, and input.invalid if the key belongs to another message.
 */
export async function replyToContact(
  deps: Pick<Deps, 'db' | 'clock' | 'ids' | 'jobs'>,
  actor: Actor,
  { id: messageId, text, key }: ReplyToContactInput,
): Promise<ContactDetail> {
  requireAdmin(actor);
  return inTransaction(deps, async (deps) => {
    const { db, clock, ids, jobs } = deps;
    const row = await lockMessage(db, messageId);
    const replyId = key ?? ids.next();
    const authorId = actor.is === 'user' ? actor.id : null;
    const [reply] = await db
      .insert(contactReplies)
      .values({ id: replyId, messageId, authorId, text, createdAt: clock.now() })
      .onConflictDoNothing()
      .returning();
    if (!reply) {
      const detail = await readDetail(db, row);
      if (!detail.replies.some(({ id }) => id === replyId))
        throw new AppError('input.invalid', { key: 'The key belongs to another message' });
      return detail;
    }
    const answered = { ...row, status: 'answered' } as const;
    await db.update(contactMessages).set({ status: answered.status }).where(eq(contactMessages.id, messageId));
    await recordActivity(deps, {
      actor,
      action: 'message.answered',
      target: messageTarget(row),
      change: {
        ...changesOf({ status: row.status }, answered),
        reply: { from: null, to: { characters: text.length } },
      },
    });
    await jobs.send(db, 'mail', { kind: 'contact-reply', replyId });
    return readDetail(db, answered);
  });
}
