import type { AdminArticle, AdminArticlePage, ListAllContentInput } from '@longreturn/contract/admin-content';
import type { Db } from '@longreturn/db/database';
import { articles } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { newestFirst } from '../../lists/order.ts';
import { readPage } from '../../lists/read-page.ts';
import { requireEditor } from '../require-editor.ts';
import { adminArticleColumns, presentAdminArticle } from './present-article.ts';

/**
 * Returns a page of all articles, including drafts, with their bodies; the most recently created come first. Throws
 * session.required, action.forbidden, and input.invalid on a malformed cursor.
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
        .select(adminArticleColumns)
        .from(articles)
        .where(where)
        .orderBy(...orderBy)
        .limit(limit),
    sortValuesOf: ({ createdAt, id }) => [createdAt, id],
    present: presentAdminArticle,
  });
}

/** Returns an article as editors see it. The caller has checked that the actor is an editor. Throws article.unknown. */
export async function getAdminArticle(db: Db, id: string): Promise<AdminArticle> {
  const [row] = await db.select(adminArticleColumns).from(articles).where(eq(articles.id, id));
  if (!row) throw new AppError('article.unknown');
  return presentAdminArticle(row);
}
