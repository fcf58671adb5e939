import type { AdminArticleDetails } from '@longreturn/contract/admin-content';
import { articleOldSlugs } from '@longreturn/db/schema';
import { asc, eq } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { requireEditor } from '../require-editor.ts';
import { getAdminArticle } from './list-all-articles.ts';

/**
 * Returns an article for editors, with its former slugs. Throws session.required, action.forbidden, article.unknown.
 */
export async function getArticleDetails(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  id: string,
): Promise<AdminArticleDetails> {
  requireEditor(actor);
  const article = await getAdminArticle(deps, id);
  const former = await deps.db
    .select({ slug: articleOldSlugs.slug })
    .from(articleOldSlugs)
    .where(eq(articleOldSlugs.articleId, id))
    .orderBy(asc(articleOldSlugs.slug));
  return { ...article, oldSlugs: former.map(({ slug }) => slug) };
}
