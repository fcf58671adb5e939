import { articles } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import { AppError } from '../../app-error.ts';
import { recordActivity } from '../../record-activity.ts';
import { requireEditor } from '../require-editor.ts';
import { type Writing, writeContent } from '../write-content.ts';

/** Deletes an article and its old slugs permanently. Throws session.required, action.forbidden, article.unknown. */
export async function deleteArticle(deps: Writing, actor: Actor, id: string): Promise<void> {
  requireEditor(actor);
  await writeContent(deps, async (writing) => {
    const [deleted] = await writing.db.delete(articles).where(eq(articles.id, id)).returning({ title: articles.title });
    if (!deleted) throw new AppError('article.unknown');
    const target = { type: 'article', id, title: deleted.title } as const;
    await recordActivity(writing, { actor, action: 'article.deleted', target });
  });
}
