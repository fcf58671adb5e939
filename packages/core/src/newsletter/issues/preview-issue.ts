import type { IssuePreview, PreviewIssueInput } from '@longreturn/contract/newsletter-issue';
import type { Actor } from '../../actor.ts';
import { requireAdmin } from '../../admin/require-admin.ts';
import { AppError } from '../../app-error.ts';
import { withChanges } from '../../changes-of.ts';
import { sanitizeBody } from '../../content/html/sanitize-body.ts';
import type { Deps } from '../../deps.ts';
import { getSite } from '../../site/get-site.ts';
import { findIssue, type IssueContent, issueContent } from './issue-mails.ts';
import type { IssueRow } from './present-issue.ts';

type Fields = Pick<IssueRow, 'edition' | 'title' | 'slug' | 'excerpt' | 'bodyRichtext'>;

/** The fields of an issue that isn't stored yet. */
const EMPTY: Fields = { edition: 'episodes', title: '', slug: 'preview', excerpt: '', bodyRichtext: '' };

/**
 * Renders an issue as the email that subscribers receive. The given fields replace those of the stored issue, if there
 * is one. Nothing is stored, and the link to the preferences leads to /newsletter. Throws session.required,
 * action.forbidden, issue.unknown.
 */
export async function previewIssue(
  deps: Pick<Deps, 'db' | 'origin' | 'siteContent' | 'renderMail'>,
  actor: Actor,
  input: PreviewIssueInput,
): Promise<IssuePreview> {
  requireAdmin(actor);
  const { brand } = await getSite(deps);
  const manageLink = `${deps.origin}/newsletter`;
  const content = { kind: 'newsletter-issue', ...(await previewContent(deps, input)), manageLink } as const;
  return deps.renderMail(content, brand.name);
}

/** Returns the content of an issue's email, with the given fields in place of the stored ones. Throws issue.unknown. */
export async function previewContent(
  { db, origin }: Pick<Deps, 'db' | 'origin'>,
  { id, ...given }: PreviewIssueInput,
): Promise<IssueContent> {
  const stored: Fields | undefined = id === undefined ? EMPTY : await findIssue(db, id);
  if (!stored) throw new AppError('issue.unknown');
  const { bodyRichtext, ...fields } = withChanges(stored, given);
  return issueContent(origin, { ...fields, bodyRichtext: sanitizeBody(bodyRichtext) });
}
