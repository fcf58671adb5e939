import { MESSAGES } from '@longreturn/contract/messages';
import type { AdminIssue } from '@longreturn/contract/newsletter-issue';
import { createIssueInput } from '@longreturn/contract/newsletter-issue';
import { slugify } from '@longreturn/contract/slug';
import { z } from 'zod';
import { publicationTime, publishDateText } from '../../publish-date.ts';

const { edition, title, excerpt, bodyRichtext } = createIssueInput.shape;

/** The fields of the issue form, except the segment's tags. */
export const issueForm = z
  .object({
    edition,
    title,
    excerpt,
    bodyRichtext,
    isSentWithEpisode: z.boolean(),
    episodeId: z.string(),
    sendAt: z.string(),
  })
  .refine(({ isSentWithEpisode, episodeId }) => !isSentWithEpisode || episodeId !== '', {
    path: ['episodeId'],
    error: MESSAGES.issueEpisode,
  });
type IssueValues = z.output<typeof issueForm>;

/** Returns the form's initial values for an issue, or for a new one. */
export function issueValues(issue: AdminIssue | undefined) {
  return {
    edition: issue?.edition ?? 'episodes',
    title: issue?.title ?? '',
    excerpt: issue?.excerpt ?? '',
    bodyRichtext: issue?.bodyRichtext ?? '',
    isSentWithEpisode: Boolean(issue?.episodeId),
    episodeId: issue?.episodeId ?? '',
    sendAt: publishDateText(issue?.scheduledFor ?? null),
  };
}

interface SentForm {
  values: IssueValues;
  /** The initial text of the time field. */
  initialSendAt: string;
  segmentTags: string[];
}

/** Returns the input that creates an issue. Its slug comes from its title. */
export function newIssue({ values, initialSendAt, segmentTags }: SentForm) {
  const { isSentWithEpisode, episodeId, sendAt, ...fields } = values;
  const plan = isSentWithEpisode
    ? { scheduledFor: null, episodeId }
    : { scheduledFor: publicationTime({ text: sendAt, initial: initialSendAt }), episodeId: null };
  return { ...fields, ...plan, slug: slugify(fields.title), segmentTags };
}

/** Returns the input that updates an issue. A sent issue keeps its edition, slug, recipients and schedule. */
export function issueChanges(issue: AdminIssue, form: SentForm) {
  const { title, excerpt, bodyRichtext, slug, ...rest } = newIssue(form);
  const text = { id: issue.id, title, excerpt, bodyRichtext };
  if (issue.sentAt) return text;
  return { ...text, ...rest, slug: title === issue.title ? undefined : slug };
}

type PreviewValues = Pick<ReturnType<typeof issueValues>, 'edition' | 'title' | 'excerpt' | 'bodyRichtext'>;

/** Returns the fields for a preview or a test email. The form need not be complete. */
export function previewFields({ edition, title, excerpt, bodyRichtext }: PreviewValues) {
  return { edition, title, excerpt, bodyRichtext, slug: slugify(title) || undefined };
}
