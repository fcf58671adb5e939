import { GoLink } from '../../ui/go-link.tsx';
import type { ArticleFilter } from './article-filter.ts';
import type { ArticlesPath } from './articles-path.ts';
import styles from './newest-articles.module.css';

interface NewestArticlesProps {
  path: ArticlesPath;
  filter: ArticleFilter;
}

/** Link to the start of the list, for a page that begins in the middle of it. */
export function NewestArticles({ path, filter: { cursor: _, steps: __, ...search } }: NewestArticlesProps) {
  return (
    <p className={styles.newest}>
      <GoLink to={path} search={search}>
        Newest articles
      </GoLink>
    </p>
  );
}
