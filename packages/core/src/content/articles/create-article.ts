import type { AdminArticle } from '@longreturn/contract/admin-content';
import type { NewArticle } from '@longreturn/contract/content-input';
import { articles } from '@longreturn/db/schema';
import type { Actor } from '../../actor.ts';
import { requireCover } from '../../media/require-cover.ts';
import { setMediaUses } from '../../media/set-media-uses.ts';
import { recordActivity } from '../../record-activity.ts';
import { publicationEvent, publicationOf } from '../publication.ts';
import { requireEditor } from '../require-editor.ts';
import { type Writing, writeContent } from '../write-content.ts';
import { articleValues } from './article-values.ts';
import { getAdminArticle } from './get-admin-article.ts';
import { setArticleTopics } from './set-article-topics.ts';
import { settleArticleSlug } from './settle-article-slug.ts';

/**
 * Creates an article, public from its `publishedAt`, and returns it.
 * Throws session.required, action.forbidden, input.invalid (a body that is too short once sanitised, an
 * unknown cover), slug.taken, topic.unknown.
 */
export async function createArticle(
  deps: Writing,
  actor: Actor,
  { topics, ...fields }: NewArticle,
): Promise<AdminArticle> {
  requireEditor(actor);
  const id = deps.ids.next();
  const now = deps.clock.now();
  return writeContent(deps, async (writing) => {
    const { db } = writing;
    const values = articleValues(fields);
    await requireCover(db, fields.coverFileId);
    await db.insert(articles).values({ id, ...values, createdAt: now, updatedAt: now });
    await settleArticleSlug(db, id, fields.slug);
    await setArticleTopics(db, id, topics);
    await setMediaUses(db, { type: 'article', id }, { ...fields, html: values.bodyRichtext });
    const action = publicationEvent('article', undefined, publicationOf(fields.publishedAt, now));
    await recordActivity(writing, { actor, action, target: { type: 'article', id, title: fields.title } });
    return getAdminArticle(db, id);
  });
}
