import type { Article } from '@longreturn/contract/content';
import { canRead } from '../can-read-premium.ts';
import type { ReaderKind } from '../reader-kind.ts';
import type { ArticleRow } from './article-row.ts';
import { presentArticleCard } from './present-article-card.ts';

/** Formats an article for a reader: the whole body, or only the part before the members break. */
export function presentArticle(row: ArticleRow, reader: ReaderKind): Article {
  const whole = canRead(reader, row);
  return {
    ...presentArticleCard(row, reader),
    bodyRichtext: whole ? row.bodyRichtext : null,
    preview: whole ? null : row.preview,
  };
}
