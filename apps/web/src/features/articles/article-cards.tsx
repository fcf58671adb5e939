import type { ArticleCard as Article } from '@longreturn/contract/content';
import type { Ref } from 'react';
import layout from '../../ui/layout.module.css';
import { ArticleCard } from './article-card.tsx';

interface ArticleCardsProps {
  articles: readonly Article[];
  heading?: 'h2' | 'h3';
  /** No more than three, which stay in one row. */
  few?: boolean;
  /** Of the title's link of the card at that place, where the focus may have to land. */
  landing?: (index: number) => { ref?: Ref<HTMLAnchorElement> };
}

/** Cards side by side, three on wide screens. */
export function ArticleCards({ articles, heading = 'h3', few = false, landing }: ArticleCardsProps) {
  return (
    <div className={few ? layout.three : layout.cards}>
      {articles.map((article, index) => (
        <ArticleCard key={article.id} article={article} heading={heading} {...landing?.(index)} />
      ))}
    </div>
  );
}
