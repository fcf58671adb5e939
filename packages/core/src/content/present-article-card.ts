import type { ArticleCard } from '@longreturn/contract/content';
import type { ArticleCardRow } from './article-row.ts';

/** The article without its body: the same for everyone. */
export function presentArticleCard(row: ArticleCardRow): ArticleCard {
  return {
    id: row.id,
    title: row.title,
    slug: row.slug,
    excerpt: row.excerpt,
    isPremium: row.isPremium,
    publishedAt: row.publishedAt.toISOString(),
    createdAt: row.createdAt.toISOString(),
    readingMinutes: row.readingMinutes,
    host: row.host,
    figure: row.figure,
    topics: row.topics,
  };
}
