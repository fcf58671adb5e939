import type { FetchArticleInput, FetchedArticle } from '@longreturn/contract/fetched-article';
import { LIMITS } from '@longreturn/contract/limits';
import { MESSAGES } from '@longreturn/contract/messages';
import { oneLine } from '@longreturn/contract/one-line';
import type { Actor } from '../../actor.ts';
import { AppError } from '../../app-error.ts';
import { changesOf } from '../../changes-of.ts';
import type { Deps } from '../../deps.ts';
import { recordActivity } from '../../record-activity.ts';
import { plainText } from '../html/reading-minutes.ts';
import { sanitizeBody } from '../html/sanitize-body.ts';
import { requireEditor } from '../require-editor.ts';

/**
 * Longer HTML counts as unreadable: sanitising it would block the process for too long, and the body of an article may
 * have at most a third of this length.
 */
const MAX_HTML = 3 * LIMITS.articleBodyMax;

/**
 * Fetches a page of another site and returns its article, sanitised, for the article form. Stores nothing but the entry
 * in the audit log (docs/product.md, Articles). Throws session.required, action.forbidden, page.unreadable,
 * service.unavailable.
 */
export async function fetchArticleContent(
  deps: Pick<Deps, 'db' | 'clock' | 'ids' | 'pageFetcher'>,
  actor: Actor,
  { url }: FetchArticleInput,
): Promise<FetchedArticle> {
  requireEditor(actor);
  const { title, excerpt, html } = await deps.pageFetcher.fetchArticle(url);
  const bodyRichtext = html.length > MAX_HTML ? '' : sanitizeBody(html);
  if (plainText(bodyRichtext) === '') throw new AppError('page.unreadable', { url: MESSAGES.fetchArticle });
  const fetched = {
    title: cut(oneLine(title), LIMITS.contentTitleMax),
    excerpt: cut(oneLine(excerpt), LIMITS.articleExcerptMax),
    bodyRichtext,
  };
  await recordActivity(deps, {
    actor,
    action: 'article.fetched',
    target: { type: 'article', id: null, title: fetched.title },
    change: changesOf<{ url: string | null }>({ url: null }, { url }),
  });
  return fetched;
}

/** Cuts a text to a length, never inside a character. */
function cut(text: string, most: number): string {
  return text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');
}
