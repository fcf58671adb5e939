import { LIMITS } from '@longreturn/contract/limits';
import { MESSAGES } from '@longreturn/contract/messages';
import type { createIssueInput } from '@longreturn/contract/newsletter-issue';
import type { z } from 'zod';
import { AppError } from '../../app-error.ts';
import { readingMinutes } from '../../content/articles/reading-minutes.ts';
import { plainText } from '../../content/html/plain-text.ts';
import { sanitizeBody } from '../../content/html/sanitize-body.ts';
import { splitBody } from '../../content/html/split-body.ts';

type IssueFields = z.output<typeof createIssueInput>;

/**
 * Returns the columns of an issue from the fields that its author set, with the body sanitised. Throws input.invalid if
 * the body is too short or contains a members break.
 */
export function issueValues({ edition, title, slug, excerpt, bodyRichtext: given }: IssueFields) {
  const bodyRichtext = sanitizeBody(given);
  const text = plainText(bodyRichtext);
  if (text.length < LIMITS.articleContentMin) throw new AppError('input.invalid', { bodyRichtext: MESSAGES.content });
  if (splitBody(bodyRichtext)) throw new AppError('input.invalid', { bodyRichtext: MESSAGES.membersBreak });
  return { edition, title, slug, excerpt, bodyRichtext, readingMinutes: readingMinutes(text) };
}
