import { type AdminIssue, type IssueCard, MEMBERS_EDITIONS } from '@longreturn/contract/newsletter-issue';
import { canRead } from '../../content/can-read-premium.ts';
import type { ReaderKind } from '../../content/reader-kind.ts';
import type { IssueCardRow, IssueRow } from './issue-row.ts';

/** Formats a sent issue without its body, and whether the reader may open it. */
export function presentIssueCard({ sentAt, ...row }: IssueCardRow, reader: ReaderKind): IssueCard {
  const isPremium = MEMBERS_EDITIONS.has(row.edition);
  return { ...row, isPremium, isLocked: !canRead(reader, { isPremium }), sentAt: sentAt.toISOString() };
}

/** Formats an issue as admins see it, drafts included. */
export function presentAdminIssue({ sentAt, scheduledFor, createdAt, updatedAt, ...row }: IssueRow): AdminIssue {
  return {
    ...row,
    scheduledFor: scheduledFor?.toISOString() ?? null,
    sentAt: sentAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}
