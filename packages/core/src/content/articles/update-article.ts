import type { ArticleChanges } from '@longreturn/contract/content-input';
import { articles } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import { AppError } from '../../app-error.ts';
import { changesOf } from '../../changes-of.ts';
import { recordActivity } from '../../record-activity.ts';
import { publicationOf } from '../publication.ts';
import { publicationEvent } from '../publication-event.ts';
import { requireEditor } from '../require-editor.ts';
import { withChanges } from '../with-changes.ts';
import { type Writing, writeContent } from '../write-content.ts';
import { articleValues, givenOfArticle } from './article-values.ts';
import { setArticleTopics } from './set-article-topics.ts';
import { settleArticleSlug } from './settle-article-slug.ts';

/**
 * Updates the given fields of an article. A slug that it gives up redirects to the new one.
 * Throws session.required, action.forbidden, input.invalid (a body that is too short once sanitised), article.unknown,
 * slug.taken, topic.unknown.
 */
export async function updateArticle(
  deps: Writing,
  actor: Actor,
  { id, topics, ...changes }: ArticleChanges,
): Promise<void> {
  requireEditor(actor);
  const now = deps.clock.now();
  await writeContent(deps, async (writing) => {
    const { db } = writing;
    const [before] = await db.select(givenOfArticle).from(articles).where(eq(articles.id, id)).for('update');
    if (!before) throw new AppError('article.unknown');
    const after = articleValues(withChanges(before, changes));
    await db
      .update(articles)
      .set({ ...after, updatedAt: now })
      .where(eq(articles.id, id));
    await settleArticleSlug(db, id, after.slug, before.slug);
    const topicsBefore = topics && (await setArticleTopics(db, id, topics));
    await recordActivity(writing, {
      actor,
      action: publicationEvent(
        'article',
        publicationOf(before.publishedAt, now),
        publicationOf(after.publishedAt, now),
      ),
      target: { type: 'article', id, title: after.title },
      change: {
        ...changesOf(before, after),
        ...(topics && topicsBefore && changesOf({ topics: topicsBefore }, { topics: topics.toSorted() })),
      },
    });
  });
}
