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

/** The columns of an issue that follow from what its author gave, the body sanitised. Throws input.invalid when it is too short or parted. */
export function issueValues({ edition, title, slug, excerpt, bodyRichtext: given }: IssueFields) {
  const bodyRichtext = sanitizeBody(given);
  const text = plainText(bodyRichtext);
  if (text.length < LIMITS.articleContentMin) throw new AppError('input.invalid', { bodyRichtext: MESSAGES.content });
  if (splitBody(bodyRichtext)) throw new AppError('input.invalid', { bodyRichtext: MESSAGES.membersBreak });
  return { edition, title, slug, excerpt, bodyRichtext, readingMinutes: readingMinutes(text) };
}
