import type { Article } from '@longreturn/contract/content';
import type { Actor } from '../actor.ts';
import type { ArticleRow } from './article-row.ts';
import { canRead } from './can-read-premium.ts';
import { presentArticleCard } from './present-article-card.ts';

/** The article as the actor may have it: the whole body, or only what stands before the members break. */
export function presentArticle(row: ArticleRow, actor: Actor): Article {
  const whole = canRead(actor, row);
  return {
    ...presentArticleCard(row, actor),
    bodyRichtext: whole ? row.bodyRichtext : null,
    preview: whole ? null : row.preview,
  };
}
