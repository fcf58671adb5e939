import type { AdminArticle } from '@longreturn/contract/admin-content';
import type { Article, ArticleCard } from '@longreturn/contract/content';
import { presentCover } from '../../media/present-file.ts';
import { canRead } from '../can-read-premium.ts';
import type { ReaderKind } from '../reader-kind.ts';
import type { AdminArticleRow, ArticleCardRow, ArticleRow } from './article-row.ts';

/** Formats an article for a reader: the whole body, or only the part before the members break. */
export function presentArticle(row: ArticleRow, reader: ReaderKind): Article {
  const whole = canRead(reader, row);
  return {
    ...presentArticleCard(row, reader),
    bodyRichtext: whole ? row.bodyRichtext : null,
    preview: whole ? null : row.preview,
  };
}

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
    cover: presentCover(row.cover),
    topics: row.topics,
  };
}

/** Returns an article as editors see it, with its whole body. */
export function presentAdminArticle({ publishedAt, createdAt, updatedAt, ...row }: AdminArticleRow): AdminArticle {
  return {
    ...row,
    cover: presentCover(row.cover),
    publishedAt: publishedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}
