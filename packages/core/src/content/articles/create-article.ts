import type { AdminArticle } from '@longreturn/contract/admin-content';
import type { NewArticle } from '@longreturn/contract/content-input';
import { articles } from '@longreturn/db/schema';
import type { Actor } from '../../actor.ts';
import { requireCover } from '../../media/require-cover.ts';
import { setMediaUses } from '../../media/set-media-uses.ts';
import { recordActivity } from '../../record-activity.ts';
import { publicationEvent, publicationOf } from '../publication.ts';
import { requireEditor } from '../require-editor.ts';
import { recordRevision } from '../revisions/record-revision.ts';
import { type Writing, writeContent } from '../write-content.ts';
import { articleValues, setArticleTopics, updateOldArticleSlugs } from './article-values.ts';
import { getAdminArticle } from './list-all-articles.ts';

/**
 * Creates an article and returns it. The article is public from its `publishedAt`. Throws session.required,
 * action.forbidden, input.invalid (if the sanitised body is too short, or the cover is unknown), slug.taken,
 * topic.unknown.
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
    await updateOldArticleSlugs(db, id, fields.slug);
    await setArticleTopics(db, id, topics);
    await setMediaUses(db, { type: 'article', id }, { ...fields, html: values.bodyRichtext });
    const text = { ...fields, bodyRichtext: values.bodyRichtext, topics };
    await recordRevision(writing, { articleId: id, actor, text, savedAt: now });
    const action = publicationEvent('article', undefined, publicationOf(fields.publishedAt, now));
    await recordActivity(writing, { actor, action, target: { type: 'article', id, title: fields.title } });
    return getAdminArticle(writing, id);
  });
}
