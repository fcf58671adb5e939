import type { ArticleCard } from '@longreturn/contract/content';
import type { ReactNode } from 'react';
import { useSite } from '../../lib/use-site.ts';
import { Day, MetaRow } from '../../ui/meta-row.tsx';
import { articleHost } from './article-head.ts';

interface ArticleBylineProps {
  article: Pick<ArticleCard, 'host' | 'publishedAt'>;
  /** More facts, each in an element. */
  children?: ReactNode;
}

/** An article's author and date in a list. */
export function ArticleByline({ article, children }: ArticleBylineProps) {
  const host = articleHost(article, useSite().hosts);
  return (
    <MetaRow>
      {host ? <span>By {host.name}</span> : null}
      <Day at={article.publishedAt} />
      {children}
    </MetaRow>
  );
}
