import { isDeepStrictEqual } from 'node:util';
import type { ActivityAction } from '@longreturn/contract/activity';
import type { AdminArticle } from '@longreturn/contract/admin-content';
import type { ArticleChanges } from '@longreturn/contract/content-input';
import type { Db } from '@longreturn/db/database';
import { articles } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import { AppError } from '../../app-error.ts';
import { changesOf, isSameContent, withChanges } from '../../changes-of.ts';
import { requireCover } from '../../media/require-cover.ts';
import { setMediaUses } from '../../media/set-media-uses.ts';
import { recordActivity } from '../../record-activity.ts';
import { nextVersion, requireCurrent } from '../item-version.ts';
import { publicationEvent, publicationOf } from '../publication.ts';
import { requireEditor } from '../require-editor.ts';
import { recordRevision } from '../revisions/record-revision.ts';
import { changeContent, type Writing } from '../write-content.ts';
import { articleValues, authoredArticleColumns, setArticleTopics, updateOldArticleSlugs } from './article-values.ts';
import { getAdminArticle } from './list-all-articles.ts';
import { articleColumns } from './present-article.ts';

/**
 * Updates the given fields of an article and returns it. A former slug redirects to the new slug. If no field changes,
 * the article gets no new version, but its preview and sources are updated if an earlier version of the site stored
 * them differently. Throws session.required, action.forbidden, input.invalid (if the sanitised body is too short, or
 * the cover is unknown), article.unknown, content.changed, slug.taken, topic.unknown.
 */
export async function updateArticle(deps: Writing, actor: Actor, changes: ArticleChanges): Promise<AdminArticle> {
  return changeArticle(deps, actor, changes);
}

/** Does the same as `updateArticle`. If `action` is given, the audit log records the change under this action. */
export async function changeArticle(
  deps: Writing,
  actor: Actor,
  { id, updatedAt: known, ...changes }: ArticleChanges,
  { action }: { action?: ActivityAction } = {},
): Promise<AdminArticle> {
  requireEditor(actor);
  const now = deps.clock.now();
  return changeContent(deps, async (writing) => {
    const { db } = writing;
    const { updatedAt, preview, sources, ...before } = await lockArticle(db, id);
    requireCurrent(updatedAt, known);
    const { topics, ...after } = withChanges(before, changes);
    const values = articleValues(after);
    const stored = { ...after, topics, bodyRichtext: values.bodyRichtext };
    if (isSameContent(before, stored)) {
      const isChanged = !isDeepStrictEqual([values.preview, values.sources], [preview, sources]);
      if (isChanged) await db.update(articles).set(values).where(eq(articles.id, id));
      return { isChanged, result: await getAdminArticle(writing, id) };
    }
    await requireCover(db, after.coverFileId);
    const savedAt = nextVersion(updatedAt, now);
    await db
      .update(articles)
      .set({ ...values, updatedAt: savedAt })
      .where(eq(articles.id, id));
    await updateOldArticleSlugs(db, id, after.slug, before.slug);
    if (changes.topics) await setArticleTopics(db, id, topics);
    await setMediaUses(db, { type: 'article', id }, { ...after, html: values.bodyRichtext });
    const revised = { text: before, savedAt: updatedAt };
    await recordRevision(writing, { articleId: id, actor, text: stored, savedAt, before: revised });
    await recordActivity(writing, {
      actor,
      action:
        action ??
        publicationEvent('article', publicationOf(before.publishedAt, now), publicationOf(after.publishedAt, now)),
      target: { type: 'article', id, title: after.title },
      change: changesOf(before, stored),
    });
    return { isChanged: true, result: await getAdminArticle(writing, id) };
  });
}

/**
 * Locks an article until the transaction ends, and returns its `updatedAt`, the fields that its author set, and the
 * preview and sources that were extracted from its body. Throws article.unknown.
 */
async function lockArticle(tx: Db, id: string) {
  const [row] = await tx
    .select({
      ...authoredArticleColumns,
      topics: articleColumns.topics,
      updatedAt: articles.updatedAt,
      preview: articles.preview,
      sources: articles.sources,
    })
    .from(articles)
    .where(eq(articles.id, id))
    .for('update');
  if (!row) throw new AppError('article.unknown');
  return row;
}
