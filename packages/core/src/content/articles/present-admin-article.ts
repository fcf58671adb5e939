import type { AdminArticle } from '@longreturn/contract/admin-content';
import type { AdminArticleRow } from './article-row.ts';

/** Returns an article as editors see it, with its whole body. */
export function presentAdminArticle({ publishedAt, createdAt, updatedAt, ...row }: AdminArticleRow): AdminArticle {
  return {
    ...row,
    publishedAt: publishedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}
