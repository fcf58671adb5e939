import type { AdminArticle, AdminArticlePage, ListAllContentInput } from '@longreturn/contract/admin-content';
import { LIMITS } from '@longreturn/contract/limits';
import { articles } from '@longreturn/db/schema';
import { and, eq } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { containsText } from '../../lists/contains-text.ts';
import { newestFirst } from '../../lists/order.ts';
import { readPage } from '../../lists/read-page.ts';
import { isInState } from '../publication.ts';
import { requireEditor } from '../require-editor.ts';
import { adminArticleColumns, presentAdminArticle } from './present-article.ts';

/**
 * Returns a page of all articles, including drafts, with their bodies; the most recently created come first. Throws
 * session.required, action.forbidden, and input.invalid on a malformed cursor.
 */
export async function listAllArticles(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  input: ListAllContentInput,
): Promise<AdminArticlePage> {
  requireEditor(actor);
  const { q, state } = input;
  const now = clock.now();
  return readPage({
    db,
    table: articles,
    order: newestFirst(articles.createdAt, articles.id),
    matching: and(
      q ? containsText(articles.searchText, q) : undefined,
      state ? isInState(articles, state, now) : undefined,
    ),
    maxTotal: q ? LIMITS.countedMatches : undefined,
    input,
    rows: ({ where, orderBy, limit }) =>
      db
        .select(adminArticleColumns)
        .from(articles)
        .where(where)
        .orderBy(...orderBy)
        .limit(limit),
    sortValuesOf: ({ createdAt, id }) => [createdAt, id],
    present: (row) => presentAdminArticle(row, now),
  });
}

/** Returns an article as editors see it. The caller has checked that the actor is an editor. Throws article.unknown. */
export async function getAdminArticle({ db, clock }: Pick<Deps, 'db' | 'clock'>, id: string): Promise<AdminArticle> {
  const [row] = await db.select(adminArticleColumns).from(articles).where(eq(articles.id, id));
  if (!row) throw new AppError('article.unknown');
  return presentAdminArticle(row, clock.now());
}
