import { MESSAGES } from '@longreturn/contract/messages';
import type { AdminIssue, IssueIdInput, ScheduleIssueInput } from '@longreturn/contract/newsletter-issue';
import type { Actor } from '../../actor.ts';
import { requireAdmin } from '../../admin/require-admin.ts';
import { AppError } from '../../app-error.ts';
import type { Writing } from '../../content/write-content.ts';
import { updateIssue } from './update-issue.ts';

/**
 * Schedules an issue for a time or for the publication of an episode, in place of an earlier schedule. Throws
 * session.required, action.forbidden, issue.unknown, issue.sent, input.invalid, episode.unknown.
 */
export async function scheduleIssue(
  deps: Writing,
  actor: Actor,
  { id, scheduledFor = null, episodeId = null }: ScheduleIssueInput,
): Promise<AdminIssue> {
  requireAdmin(actor);
  if (!scheduledFor && !episodeId) throw new AppError('input.invalid', { scheduledFor: MESSAGES.scheduledFor });
  return updateIssue(deps, actor, { id, scheduledFor, episodeId });
}

/**
 * Cancels the schedule of an issue, which is then a draft again. Throws session.required, action.forbidden,
 * issue.unknown, issue.sent.
 */
export async function cancelSchedule(deps: Writing, actor: Actor, { id }: IssueIdInput): Promise<AdminIssue> {
  return updateIssue(deps, actor, { id, scheduledFor: null, episodeId: null });
}
