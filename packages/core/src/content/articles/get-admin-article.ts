import type { AdminArticle } from '@longreturn/contract/admin-content';
import type { Db } from '@longreturn/db/database';
import { articles } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import { AppError } from '../../app-error.ts';
import { adminArticleRow } from './article-row.ts';
import { presentAdminArticle } from './present-article.ts';

/** Returns an article as editors see it. Its caller has checked the actor's rights. Throws article.unknown. */
export async function getAdminArticle(db: Db, id: string): Promise<AdminArticle> {
  const [row] = await db.select(adminArticleRow).from(articles).where(eq(articles.id, id));
  if (!row) throw new AppError('article.unknown');
  return presentAdminArticle(row);
}
