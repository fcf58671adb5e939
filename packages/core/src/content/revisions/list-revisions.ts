import type { ArticleRevision, ArticleRevisionPage, ListRevisionsInput } from '@longreturn/contract/article-revision';
import type { Db } from '@longreturn/db/database';
import { articleRevisions, articles, users } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types';
import type { Actor } from '../../actor.ts';
import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { newestFirst } from '../../lists/order.ts';
import { readPage } from '../../lists/read-page.ts';
import { requireEditor } from '../require-editor.ts';

/** The columns of a version in a list, without its text. */
export const revisionRow = {
  id: articleRevisions.id,
  title: articleRevisions.title,
  savedAt: articleRevisions.savedAt,
  savedBy: { id: users.id, name: users.name },
};
type RevisionRow = Omit<SelectResultFields<typeof revisionRow>, 'savedBy'> & { savedBy: ArticleRevision['savedBy'] };

/**
 * Returns a page of an article's saved versions, the latest first. Throws session.required, action.forbidden,
 * article.unknown, and input.invalid on a malformed cursor.
 */
export async function listRevisions(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  input: ListRevisionsInput,
): Promise<ArticleRevisionPage> {
  requireEditor(actor);
  const page = await readPage({
    db,
    table: articleRevisions,
    order: newestFirst(articleRevisions.savedAt, articleRevisions.id),
    matching: eq(articleRevisions.articleId, input.id),
    input,
    rows: ({ where, orderBy, limit }) =>
      db
        .select(revisionRow)
        .from(articleRevisions)
        .leftJoin(users, eq(users.id, articleRevisions.savedBy))
        .where(where)
        .orderBy(...orderBy)
        .limit(limit),
    sortValuesOf: ({ savedAt, id }) => [savedAt, id],
    present: presentRevision,
  });
  if (page.total === 0) await requireArticle(db, input.id);
  return page;
}

async function requireArticle(db: Db, id: string): Promise<void> {
  const [article] = await db.select({ id: articles.id }).from(articles).where(eq(articles.id, id));
  if (!article) throw new AppError('article.unknown');
}

/** Formats a version without its text. */
export function presentRevision({ id, title, savedAt, savedBy }: RevisionRow): ArticleRevision {
  return { id, title, savedAt: savedAt.toISOString(), savedBy };
}
