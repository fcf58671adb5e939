import type { ArticleCard } from '@longreturn/contract/content';
import { canRead } from '../can-read-premium.ts';
import type { ReaderKind } from '../reader-kind.ts';
import type { ArticleCardRow } from './article-row.ts';

/** Returns the article without its body, and whether the reader may open it. */
export function presentArticleCard(row: ArticleCardRow, reader: ReaderKind): ArticleCard {
  return {
    id: row.id,
    title: row.title,
    slug: row.slug,
    excerpt: row.excerpt,
    isPremium: row.isPremium,
    isLocked: !canRead(reader, row),
    publishedAt: row.publishedAt.toISOString(),
    createdAt: row.createdAt.toISOString(),
    readingMinutes: row.readingMinutes,
    host: row.host,
    figure: row.figure,
    topics: row.topics,
  };
}
