import type { IssuePreview, PreviewIssueInput } from '@longreturn/contract/newsletter-issue';
import type { Actor } from '../../actor.ts';
import { requireAdmin } from '../../admin/require-admin.ts';
import { AppError } from '../../app-error.ts';
import { withChanges } from '../../changes-of.ts';
import { sanitizeBody } from '../../content/html/sanitize-body.ts';
import type { Deps } from '../../deps.ts';
import { getSite } from '../../site/get-site.ts';
import { findIssue, issueContent } from './issue-mails.ts';
import type { IssueRow } from './present-issue.ts';

type Fields = Pick<IssueRow, 'edition' | 'title' | 'slug' | 'excerpt' | 'bodyRichtext'>;

/** The fields of an issue that nobody has written yet. */
const EMPTY: Fields = { edition: 'episodes', title: '', slug: 'preview', excerpt: '', bodyRichtext: '' };

/**
 * Renders an issue as the email that subscribers receive, from the given fields or those of a stored issue with the
 * given ones in place. Nothing is stored; the link to the preferences leads to /newsletter. Throws session.required,
 * action.forbidden, issue.unknown.
 */
export async function previewIssue(
  { db, origin, siteContent, renderMail }: Pick<Deps, 'db' | 'origin' | 'siteContent' | 'renderMail'>,
  actor: Actor,
  { id, ...given }: PreviewIssueInput,
): Promise<IssuePreview> {
  requireAdmin(actor);
  const stored: Fields | undefined = id === undefined ? EMPTY : await findIssue(db, id);
  if (!stored) throw new AppError('issue.unknown');
  const fields: Fields = withChanges(stored, given);
  const { edition, title, slug, excerpt } = fields;
  const issue = { edition, title, slug, excerpt, bodyRichtext: sanitizeBody(fields.bodyRichtext) };
  const { brand } = await getSite({ siteContent });
  const content = {
    kind: 'newsletter-issue',
    ...issueContent(origin, issue),
    manageLink: `${origin}/newsletter`,
  } as const;
  return renderMail(content, brand.name);
}
