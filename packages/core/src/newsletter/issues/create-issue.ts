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
import { issueVector } from '../../content/search/search-vectors.ts';
import { type Writing, writeContent } from '../../content/write-content.ts';
import { setMediaUses } from '../../media/set-media-uses.ts';
import { recordActivity } from '../../record-activity.ts';
import { NO_PLAN, planIssue, updateAction } from './plan-issue.ts';
import { type IssueRow, lockIssue, presentAdminIssue } from './present-issue.ts';

/**
 * Creates an issue as a draft or scheduled, and returns it (docs/product.md, Newsletter). Throws session.required,
 * action.forbidden, slug.taken, input.invalid, episode.unknown.
 */
export async function createIssue(deps: Writing, actor: Actor, fields: NewIssue): Promise<AdminIssue> {
  requireAdmin(actor);
  return writeContent(deps, async (writing) => {
    const plan = await planIssue(writing, { ...NO_PLAN, sentAt: null }, fields);
    const id = await insertIssue(writing, actor, fields, plan);
    if (id === undefined) throw new Error('An issue without a period was not inserted');
    return presentAdminIssue(await lockIssue(writing.db, id));
  });
}

/**
 * Inserts an unsent issue and returns its ID. Returns undefined if the edition already has an issue about the period.
 * Throws input.invalid.
 */
export async function insertIssue(
  { db, clock, ids }: Writing,
  actor: Actor,
  fields: IssueFields,
  { period = null, ...plan }: Partial<Pick<IssueRow, keyof typeof NO_PLAN | 'period'>>,
): Promise<string | undefined> {
  const now = clock.now();
  const row = { id: ids.next(), ...issueValues(fields), ...NO_PLAN, ...plan, period, createdAt: now, updatedAt: now };
  const target = [newsletterIssues.edition, newsletterIssues.period];
  const inserted = await db
    .insert(newsletterIssues)
    .values(row)
    .onConflictDoNothing({ target })
    .returning({ id: newsletterIssues.id });
  if (inserted.length === 0) return undefined;
  await setMediaUses(db, { type: 'issue', id: row.id }, { html: row.bodyRichtext });
  const planned = updateAction(NO_PLAN, row);
  const action = planned === 'issue.updated' ? 'issue.drafted' : planned;
  await recordActivity({ db, clock, ids }, { actor, action, target: { type: 'issue', id: row.id, title: row.title } });
  return row.id;
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
  const search = issueVector({ title, excerpt, text });
  return { edition, title, slug, excerpt, bodyRichtext, readingMinutes: readingMinutes(text), search };
}
