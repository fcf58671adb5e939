import { type AdminIssue, type IssueCard, MEMBERS_EDITIONS } from '@longreturn/contract/newsletter-issue';
import type { IssueCardRow, IssueRow } from './issue-row.ts';

/** A sent issue without its body: the same for everyone. */
export function presentIssueCard({ sentAt, ...row }: IssueCardRow): IssueCard {
  return { ...row, isPremium: MEMBERS_EDITIONS.has(row.edition), sentAt: sentAt.toISOString() };
}

/** An issue as administrators have it, drafts too. */
export function presentAdminIssue({ sentAt, createdAt, updatedAt, ...row }: IssueRow): AdminIssue {
  return {
    ...row,
    sentAt: sentAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}
