import type { AdminArticle } from '@longreturn/contract/admin-content';
import type { ArticleChanges } from '@longreturn/contract/content-input';
import type { Db } from '@longreturn/db/database';
import { articles } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import { AppError } from '../../app-error.ts';
import { changesOf, isSameContent, withChanges } from '../../changes-of.ts';
import { recordActivity } from '../../record-activity.ts';
import { publicationEvent, publicationOf } from '../publication.ts';
import { requireEditor } from '../require-editor.ts';
import { changeContent, type Writing } from '../write-content.ts';
import { articleValues, authoredArticleColumns, setArticleTopics, updateOldArticleSlugs } from './article-values.ts';
import { getAdminArticle } from './list-all-articles.ts';
import { articleColumns } from './present-article.ts';

/**
 * Updates the given fields of an article and returns it. A former slug redirects to the new slug. If no field changes,
 * nothing is written. Throws session.required, action.forbidden, input.invalid (if the sanitised body is too short),
 * article.unknown, slug.taken, topic.unknown.
 */
export async function updateArticle(
  deps: Writing,
  actor: Actor,
  { id, ...changes }: ArticleChanges,
): Promise<AdminArticle> {
  requireEditor(actor);
  const now = deps.clock.now();
  return changeContent(deps, async (writing) => {
    const { db } = writing;
    const before = await lockArticle(db, id);
    const { topics, ...after } = withChanges(before, changes);
    const values = articleValues(after);
    const stored = { ...after, topics, bodyRichtext: values.bodyRichtext };
    if (isSameContent(before, stored)) return { isChanged: false, result: await getAdminArticle(db, id) };
    await db
      .update(articles)
      .set({ ...values, updatedAt: now })
      .where(eq(articles.id, id));
    await updateOldArticleSlugs(db, id, after.slug, before.slug);
    if (changes.topics) await setArticleTopics(db, id, topics);
    await recordActivity(writing, {
      actor,
      action: publicationEvent(
        'article',
        publicationOf(before.publishedAt, now),
        publicationOf(after.publishedAt, now),
      ),
      target: { type: 'article', id, title: after.title },
      change: changesOf(before, stored),
    });
    return { isChanged: true, result: await getAdminArticle(db, id) };
  });
}

/**
 * Returns the fields of an article that its author set, and locks the article until the transaction ends. Throws
 * article.unknown.
 */
async function lockArticle(tx: Db, id: string) {
  const [row] = await tx
    .select({ ...authoredArticleColumns, topics: articleColumns.topics })
    .from(articles)
    .where(eq(articles.id, id))
    .for('update');
  if (!row) throw new AppError('article.unknown');
  return row;
}
