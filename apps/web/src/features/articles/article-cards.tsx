import type { ArticleCard as Article } from '@longreturn/contract/content';
import type { Ref } from 'react';
import layout from '../../ui/layout.module.css';
import { ArticleCard } from './article-card.tsx';

interface ArticleCardsProps {
  articles: readonly Article[];
  heading?: 'h2' | 'h3';
  /** At most three cards, in one row. */
  few?: boolean;
  /** Returns props for the title’s link of the card at an index, which may take the focus. */
  landing?: (index: number) => { ref?: Ref<HTMLAnchorElement> };
}

/** Cards in a grid, three columns on wide screens. */
export function ArticleCards({ articles, heading = 'h3', few = false, landing }: ArticleCardsProps) {
  return (
    <div className={few ? layout.three : layout.cards}>
      {articles.map((article, index) => (
        <ArticleCard key={article.id} article={article} heading={heading} {...landing?.(index)} />
      ))}
    </div>
  );
}
