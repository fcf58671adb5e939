import type { ArticlePage } from '@longreturn/contract/content';
import type { Actor } from '../actor.ts';
import type { ArticleCardRow, ArticleRow } from './article-row.ts';
import { canRead } from './can-read-premium.ts';
import { minutesLeft } from './minutes-left.ts';
import { presentArticle } from './present-article.ts';
import { presentArticleCard } from './present-article-card.ts';
import { splitBody } from './split-body.ts';

/** An article's page as the actor may have it: a premium body in its parts, or how much of it remains behind the break. */
export function presentArticlePage(row: ArticleRow, related: ArticleCardRow[], actor: Actor): ArticlePage {
  const whole = canRead(actor, row);
  return {
    ...presentArticle(row, actor),
    parts: whole && row.isPremium ? (splitBody(row.bodyRichtext) ?? null) : null,
    minutesLeft: whole ? null : minutesLeft(row.bodyRichtext),
    related: related.map((other) => presentArticleCard(other, actor)),
  };
}
