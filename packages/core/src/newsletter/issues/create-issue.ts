import { LIMITS } from '@longreturn/contract/limits';
import { MESSAGES } from '@longreturn/contract/messages';
import type { AdminIssue, createIssueInput, IssuePlan, NewIssue } from '@longreturn/contract/newsletter-issue';
import { newsletterIssues } from '@longreturn/db/schema';
import type { z } from 'zod';
import type { Actor } from '../../actor.ts';
import { requireAdmin } from '../../admin/require-admin.ts';
import { AppError } from '../../app-error.ts';
import { plainText, readingMinutes } from '../../content/html/reading-minutes.ts';
import { sanitizeBody } from '../../content/html/sanitize-body.ts';
import { splitBody } from '../../content/html/split-body.ts';
import { type Writing, writeContent } from '../../content/write-content.ts';
import { setMediaUses } from '../../media/set-media-uses.ts';
import { recordActivity } from '../../record-activity.ts';
import { NO_PLAN, planIssue, updateAction } from './plan-issue.ts';
import { presentAdminIssue } from './present-issue.ts';

/**
 * Creates an issue as a draft or scheduled, and returns it (docs/product.md, Newsletter). Throws session.required,
 * action.forbidden, slug.taken, input.invalid, episode.unknown.
 */
export async function createIssue(deps: Writing, actor: Actor, fields: NewIssue): Promise<AdminIssue> {
  requireAdmin(actor);
  const now = deps.clock.now();
  return writeContent(deps, async (writing) => {
    const row = {
      id: writing.ids.next(),
      ...issueValues(fields),
      sentAt: null,
      recipients: null,
      period: null,
      ...(await planIssue(writing, { ...NO_PLAN, sentAt: null }, fields)),
      createdAt: now,
      updatedAt: now,
    };
    await writing.db.insert(newsletterIssues).values(row);
    await setMediaUses(writing.db, { type: 'issue', id: row.id }, { html: row.bodyRichtext });
    const target = { type: 'issue', id: row.id, title: row.title } as const;
    const planned = updateAction(NO_PLAN, row);
    const action = planned === 'issue.updated' ? 'issue.drafted' : planned;
    await recordActivity(writing, { actor, action, target });
    return presentAdminIssue(row);
  });
}

type IssueFields = Omit<z.output<typeof createIssueInput>, keyof IssuePlan>;

/**
 * Returns an issue's column values from the fields that the author set, with the body sanitised. Throws input.invalid
 * if the body is too short or contains a members break.
 */
export function issueValues({ edition, title, slug, excerpt, bodyRichtext: given }: IssueFields) {
  const bodyRichtext = sanitizeBody(given);
  const text = plainText(bodyRichtext);
  if (text.length < LIMITS.articleContentMin) throw new AppError('input.invalid', { bodyRichtext: MESSAGES.content });
  if (splitBody(bodyRichtext)) throw new AppError('input.invalid', { bodyRichtext: MESSAGES.membersBreak });
  return { edition, title, slug, excerpt, bodyRichtext, readingMinutes: readingMinutes(text) };
}
