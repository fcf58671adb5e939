import type { AdminArticlePage, ListAllContentInput } from '@longreturn/contract/admin-content';
import { articles } from '@longreturn/db/schema';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { behindCursor, newestFirst, pageSize } from '../../lists/keyset.ts';
import { readPage } from '../../lists/read-page.ts';
import { requireEditor } from '../require-editor.ts';
import { type AdminArticleRow, adminArticleRow } from './article-row.ts';
import { presentAdminArticle } from './present-admin-article.ts';

const PLACE = { publishedAt: articles.createdAt, id: articles.id };

/**
 * Returns a page of all articles, drafts and bodies included, the last created first.
 * Throws session.required, action.forbidden, and input.invalid on a malformed cursor.
 */
export async function listAllArticles(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  { cursor, ...asked }: ListAllContentInput,
): Promise<AdminArticlePage> {
  requireEditor(actor);
  const size = pageSize(asked);
  const rows = db
    .select(adminArticleRow)
    .from(articles)
    .where(behindCursor(PLACE, cursor))
    .orderBy(...newestFirst(PLACE))
    .limit(size + 1);
  const placeOf = ({ createdAt, id }: AdminArticleRow) => ({ publishedAt: createdAt, id });
  const matching = undefined;
  return readPage({ db, table: articles, matching, cursor, size, rows, placeOf, present: presentAdminArticle });
}
