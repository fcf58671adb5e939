import type { ArticleRevisionDetails, GetRevisionInput } from '@longreturn/contract/article-revision';
import type { Db } from '@longreturn/db/database';
import { articleRevisions, articles, users } from '@longreturn/db/schema';
import { and, eq } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { articleColumns } from '../articles/present-article.ts';
import { requireEditor } from '../require-editor.ts';
import { compareTexts } from './compare-texts.ts';
import { presentRevision, revisionRow } from './list-revisions.ts';

const detailedRow = {
  ...revisionRow,
  excerpt: articleRevisions.excerpt,
  bodyRichtext: articleRevisions.bodyRichtext,
  topics: articleRevisions.topics,
};

/**
 * Returns a saved version of an article with its text, and its differences from another version, or from the article as
 * it is now. Throws session.required, action.forbidden, article.unknown, revision.unknown.
 */
export async function getRevision(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  { id, revisionId, against }: GetRevisionInput,
): Promise<ArticleRevisionDetails> {
  requireEditor(actor);
  const current = await findCurrent(db, id);
  const revision = await findRevision(db, id, revisionId);
  const other = against === undefined ? current : await findRevision(db, id, against);
  const isNewer = against !== undefined && isAfter(revision, other);
  const { excerpt, bodyRichtext, topics } = revision;
  return {
    ...presentRevision(revision),
    excerpt,
    bodyRichtext,
    topics,
    against: { id: against ?? null, savedAt: other.savedAt.toISOString() },
    difference: isNewer ? compareTexts(other, revision) : compareTexts(revision, other),
  };
}

/** Reads a version with its text. Throws revision.unknown. */
export async function findRevision(db: Db, articleId: string, id: string) {
  const [row] = await db
    .select(detailedRow)
    .from(articleRevisions)
    .leftJoin(users, eq(users.id, articleRevisions.savedBy))
    .where(and(eq(articleRevisions.id, id), eq(articleRevisions.articleId, articleId)));
  if (!row) throw new AppError('revision.unknown');
  return row;
}

async function findCurrent(db: Db, id: string) {
  const { title, excerpt, topics } = articleColumns;
  const [row] = await db
    .select({
      id: articles.id,
      title,
      excerpt,
      topics,
      bodyRichtext: articles.bodyRichtext,
      savedAt: articles.updatedAt,
    })
    .from(articles)
    .where(eq(articles.id, id));
  if (!row) throw new AppError('article.unknown');
  return row;
}

interface Saved {
  id: string;
  savedAt: Date;
}

const isAfter = (one: Saved, other: Saved) =>
  one.savedAt > other.savedAt || (one.savedAt.getTime() === other.savedAt.getTime() && one.id > other.id);
