import type { ArticlePage } from '@longreturn/contract/content';
import { canRead } from '../can-read-premium.ts';
import { splitBody } from '../html/split-body.ts';
import type { ReaderKind } from '../reader-kind.ts';
import type { ArticleCardRow, ArticleRow } from './article-row.ts';
import { minutesLeft } from './minutes-left.ts';
import { presentArticle } from './present-article.ts';
import { presentArticleCard } from './present-article-card.ts';

/** Formats an article's page for a reader: a premium body in two parts, or the reading time of its locked part. */
export function presentArticlePage(row: ArticleRow, related: ArticleCardRow[], reader: ReaderKind): ArticlePage {
  const whole = canRead(reader, row);
  return {
    ...presentArticle(row, reader),
    parts: whole && row.isPremium ? (splitBody(row.bodyRichtext) ?? null) : null,
    minutesLeft: whole ? null : minutesLeft(row.bodyRichtext),
    related: related.map((other) => presentArticleCard(other, reader)),
  };
}
