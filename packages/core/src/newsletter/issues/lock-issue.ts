import type { Db } from '@longreturn/db/database';
import { newsletterIssues } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import { AppError } from '../../app-error.ts';
import type { IssueRow } from './issue-row.ts';

/** Reads an issue and locks it until the transaction ends. Throws issue.unknown. */
export async function lockIssue(tx: Db, id: string): Promise<IssueRow> {
  const [row] = await tx.select().from(newsletterIssues).where(eq(newsletterIssues.id, id)).for('update');
  if (!row) throw new AppError('issue.unknown');
  return row;
}
