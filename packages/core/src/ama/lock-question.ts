import type { Db } from '@longreturn/db/database';
import { questions } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import { AppError } from '../app-error.ts';

type LockedQuestion = typeof questions.$inferSelect;

/** Locks a question until the transaction ends, and returns it. Throws question.unknown. */
export async function lockQuestion(tx: Db, id: string): Promise<LockedQuestion> {
  const [row] = await tx.select().from(questions).where(eq(questions.id, id)).for('update');
  if (!row) throw new AppError('question.unknown');
  return row;
}

/**
 * Locks an open question as `lockQuestion` does. Throws question.unknown, also if the question is hidden. Throws
 * question.closed if the question is picked or answered.
 */
export async function lockOpenQuestion(tx: Db, id: string): Promise<LockedQuestion> {
  const row = await lockQuestion(tx, id);
  if (row.state === 'hidden') throw new AppError('question.unknown');
  if (row.state !== 'open') throw new AppError('question.closed');
  return row;
}

/** Returns the target of an audit log entry about a question. It contains nothing that the member wrote. */
export function questionTarget(id: string) {
  return { type: 'question', id, title: 'A member’s question' } as const;
}
