import type { AdminArticlePage, ListAllContentInput } from '@longreturn/contract/admin-content';
import { articles } from '@longreturn/db/schema';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { newestFirst } from '../../lists/order.ts';
import { readPage } from '../../lists/read-page.ts';
import { requireEditor } from '../require-editor.ts';
import { adminArticleRow } from './article-row.ts';
import { presentAdminArticle } from './present-article.ts';

/**
 * Returns a page of all articles, drafts and bodies included, the last created first. Throws session.required,
 * action.forbidden, and input.invalid on a malformed cursor.
 */
export async function listAllArticles(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  input: ListAllContentInput,
): Promise<AdminArticlePage> {
  requireEditor(actor);
  return readPage({
    db,
    table: articles,
    order: newestFirst(articles.createdAt, articles.id),
    matching: undefined,
    input,
    rows: ({ where, orderBy, limit }) =>
      db
        .select(adminArticleRow)
        .from(articles)
        .where(where)
        .orderBy(...orderBy)
        .limit(limit),
    placeOf: ({ createdAt, id }) => [createdAt, id],
    present: presentAdminArticle,
  });
}
